/** Presence of a player. Sign-in, sign-up and refresh stand beside it in this area. */
import * as v from 'valibot';
import { defineCalls } from './define.ts';

const Reached = v.optional(v.nullable(v.union([v.number(), v.boolean()])), 0);

export const session = defineCalls({
  online: {
    path: '/app/v1/online',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ gameId: v.optional(v.number()) }),
    answer: v.object({
      gamingDurationLimit: Reached,
      dailyBetLimit: Reached,
      weeklyBetLimit: Reached,
      monthlyBetLimit: Reached,
      maintenance: v.optional(v.object({ status: v.number(), content: v.optional(v.string(), '') })),
    }),
  },
});

/** Which activities are on, and the one that is no more than a claim. */
import { defineCalls } from './define.ts';
import { ActivityData, claimed } from './entities/activity.ts';
import { CLAIM, CLAIM_REFUSALS } from './errcodes.ts';
import { Nothing } from './request-fields.ts';

const getActivityIds = {
  path: '/app/v1/getActivityIds',
  access: 'public',
  withoutToken: 'Token is required',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 30_000 },
  request: Nothing,
  answer: ActivityData,
} as const;

export const activities = defineCalls({
  getActivityIds,
  /** The supply for a player who has run out; its state stands in the list of activities. */
  bankruptBonus: {
    path: '/app/v1/bankruptBonus',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: Nothing,
    answer: claimed(ActivityData),
    gives: getActivityIds,
    refusals: {
      [CLAIM.ended]: CLAIM_REFUSALS[CLAIM.ended],
      [CLAIM.notYet]: 'activity.notBankrupt',
      [CLAIM.needsDeposit]: CLAIM_REFUSALS[CLAIM.needsDeposit],
      [CLAIM.usedUp]: CLAIM_REFUSALS[CLAIM.usedUp],
      [CLAIM.notEligible]: CLAIM_REFUSALS[CLAIM.notEligible],
    },
  },
});

/** Which activities are on, and the two that are no more than a claim or a pair of hidden calls. */
import * as v from 'valibot';
import { listOf, Text } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { ActivityData, claimed, Pack, Period } from './entities/activity.ts';
import { CLAIM, CLAIM_REFUSALS } from './errcodes.ts';
import { Claim, Nothing } from './request-fields.ts';

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

const Hidden = v.object({ ...Period, title: Text, packList: listOf(Pack, 'packList') });

/**
 * The pair of festival calls whose name is not public. An operator who knows it sets it; until then no such call is
 * made, and the festival lives from its entry in the activity map.
 */
export function festivalCalls(name: string) {
  return defineCalls({
    festivalState: {
      path: `/app/v1/${name}`,
      access: 'player',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 15_000 },
      request: Nothing,
      answer: Hidden,
    },
    festivalReceive: {
      path: `/app/v1/${name}Receive`,
      access: 'player',
      effect: 'money',
      policy: { kind: 'network' },
      request: Claim,
      answer: claimed(Hidden),
      refusals: CLAIM_REFUSALS,
    },
  });
}

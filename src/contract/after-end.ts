import { ACTIVITY_TYPES } from './enums.ts';

/**
 * What can still be received when a promotion is over: what was earned by then, or only what was paid for. Of every other
 * promotion nothing can. A test holds it equal to what the server gives.
 */
export const AFTER_END: Readonly<Record<number, 'earned' | 'bought'>> = {
  [ACTIVITY_TYPES.agent]: 'earned',
  [ACTIVITY_TYPES.agent5]: 'earned',
  [ACTIVITY_TYPES.continuousRecharge]: 'earned',
  [ACTIVITY_TYPES.inviteUserSpin]: 'earned',
  [ACTIVITY_TYPES.firstCharge]: 'bought',
  [ACTIVITY_TYPES.signUpBonus]: 'bought',
};

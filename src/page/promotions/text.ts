import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { spoken } from '#ui/spoken.ts';

/** What each promotion is usually called, by its type. */
const names: Readonly<Record<number, string>> = {
  [ACTIVITY_TYPES.bind]: 'Link your phone',
  [ACTIVITY_TYPES.signUpBonus]: 'New player bonus',
  [ACTIVITY_TYPES.vip]: 'VIP levels',
  [ACTIVITY_TYPES.ladderRecharge]: 'Deposit ladder',
  [ACTIVITY_TYPES.inviteUserSpin]: 'Perya wheel',
  [ACTIVITY_TYPES.followRewards]: 'Follow us',
  [ACTIVITY_TYPES.freeLoginBonus]: 'Daily bonus',
  [ACTIVITY_TYPES.agent]: 'Agent',
  [ACTIVITY_TYPES.accumulatedRecharge]: 'Deposit milestones',
  [ACTIVITY_TYPES.supply]: 'Supply',
  [ACTIVITY_TYPES.agentCount]: 'Scratch cards',
  [ACTIVITY_TYPES.weekendLottery]: 'Weekend lottery',
  [ACTIVITY_TYPES.festival]: 'Fiesta packs',
  [ACTIVITY_TYPES.freeSign]: 'Points calendar',
  [ACTIVITY_TYPES.christmas]: 'Christmas',
  [ACTIVITY_TYPES.newYear]: 'New Year',
  [ACTIVITY_TYPES.firstCharge]: 'First deposit',
  [ACTIVITY_TYPES.inviteFriend1]: 'Invite friends',
  [ACTIVITY_TYPES.agent5]: 'Five-level agent',
  [ACTIVITY_TYPES.tasks]: 'Tasks',
  [ACTIVITY_TYPES.continuousRecharge]: 'Seven days of deposits',
};

export const text = spoken('promotions', { names, unnamed: 'Promotion' });

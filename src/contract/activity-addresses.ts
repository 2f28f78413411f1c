/** Where the activities are, by their type. */
import { ACTIVITY_TYPES } from './enums.ts';

const ADDRESSES: Record<number, string> = {
  [ACTIVITY_TYPES.bind]: '/bind',
  [ACTIVITY_TYPES.vip]: '/profile/vip',
  [ACTIVITY_TYPES.signUpBonus]: '/activity/sign',
  [ACTIVITY_TYPES.ladderRecharge]: '/lobby/wallets/deposit',
  [ACTIVITY_TYPES.inviteUserSpin]: '/activity/spin',
  [ACTIVITY_TYPES.followRewards]: '/activity/follow',
  [ACTIVITY_TYPES.freeLoginBonus]: '/activity/cashBonus',
  [ACTIVITY_TYPES.agent]: '/activity/agent',
  [ACTIVITY_TYPES.accumulatedRecharge]: '/activity/vipRebate',
  [ACTIVITY_TYPES.supply]: '/activity/supply',
  [ACTIVITY_TYPES.agentCount]: '/activity/agentCount',
  [ACTIVITY_TYPES.weekendLottery]: '/activity/weekendLottery',
  [ACTIVITY_TYPES.festival]: '/activity/festival',
  [ACTIVITY_TYPES.freeSign]: '/activity/freeSign',
  [ACTIVITY_TYPES.christmas]: '/activity/christmas',
  [ACTIVITY_TYPES.newYear]: '/activity/newYear',
  [ACTIVITY_TYPES.firstCharge]: '/activity/firstCharge',
  [ACTIVITY_TYPES.inviteFriend1]: '/activity/inviteFriends',
  [ACTIVITY_TYPES.agent5]: '/activity/agent5',
  [ACTIVITY_TYPES.tasks]: '/profile/task',
  [ACTIVITY_TYPES.continuousRecharge]: '/activity/depositEvery',
};

/** The screen of an activity, by its type; undefined where there is none. */
export const activityPath = (type: number): string | undefined => ADDRESSES[type];

/** The activity whose screen an address is. */
export function activityAt(path: string): number | undefined {
  const found = Object.entries(ADDRESSES).find(([, address]) => address === path);
  return found && Number(found[0]);
}

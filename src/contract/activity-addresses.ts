/** Where the activities are, by their type. */
import { ACTIVITY_TYPES } from './enums.ts';
import { paths } from './paths.ts';

const ADDRESSES: Record<number, string> = {
  [ACTIVITY_TYPES.bind]: paths.bindPhone(),
  [ACTIVITY_TYPES.vip]: paths.vip(),
  [ACTIVITY_TYPES.signUpBonus]: paths.activity('sign'),
  [ACTIVITY_TYPES.ladderRecharge]: paths.deposit(),
  [ACTIVITY_TYPES.inviteUserSpin]: paths.activity('spin'),
  [ACTIVITY_TYPES.followRewards]: paths.activity('follow'),
  [ACTIVITY_TYPES.freeLoginBonus]: paths.activity('cashBonus'),
  [ACTIVITY_TYPES.agent]: paths.activity('agent'),
  [ACTIVITY_TYPES.accumulatedRecharge]: paths.activity('vipRebate'),
  [ACTIVITY_TYPES.supply]: paths.activity('supply'),
  [ACTIVITY_TYPES.agentCount]: paths.activity('agentCount'),
  [ACTIVITY_TYPES.weekendLottery]: paths.activity('weekendLottery'),
  [ACTIVITY_TYPES.festival]: paths.activity('festival'),
  [ACTIVITY_TYPES.freeSign]: paths.activity('freeSign'),
  [ACTIVITY_TYPES.christmas]: paths.activity('christmas'),
  [ACTIVITY_TYPES.newYear]: paths.activity('newYear'),
  [ACTIVITY_TYPES.firstCharge]: paths.activity('firstCharge'),
  [ACTIVITY_TYPES.inviteFriend1]: paths.activity('inviteFriends'),
  [ACTIVITY_TYPES.agent5]: paths.activity('agent5'),
  [ACTIVITY_TYPES.tasks]: paths.tasks(),
  [ACTIVITY_TYPES.continuousRecharge]: paths.activity('depositEvery'),
};

/** The screen of an activity, by its type; undefined where there is none. */
export const activityPath = (type: number): string | undefined => ADDRESSES[type];

/** The activity whose screen an address is. */
export function activityAt(path: string): number | undefined {
  const found = Object.entries(ADDRESSES).find(([, address]) => address === path);
  return found && Number(found[0]);
}

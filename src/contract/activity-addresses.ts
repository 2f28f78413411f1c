/** Where the activities are, by their type. */
import { ACTIVITY_TYPES } from './enums.ts';
import { type ActivityName, paths } from './paths.ts';

const NAMES: Readonly<Record<number, ActivityName>> = {
  [ACTIVITY_TYPES.signUpBonus]: 'sign',
  [ACTIVITY_TYPES.inviteUserSpin]: 'spin',
  [ACTIVITY_TYPES.followRewards]: 'follow',
  [ACTIVITY_TYPES.freeLoginBonus]: 'cashBonus',
  [ACTIVITY_TYPES.agent]: 'agent',
  [ACTIVITY_TYPES.accumulatedRecharge]: 'vipRebate',
  [ACTIVITY_TYPES.supply]: 'supply',
  [ACTIVITY_TYPES.agentCount]: 'agentCount',
  [ACTIVITY_TYPES.weekendLottery]: 'weekendLottery',
  [ACTIVITY_TYPES.festival]: 'festival',
  [ACTIVITY_TYPES.freeSign]: 'freeSign',
  [ACTIVITY_TYPES.christmas]: 'christmas',
  [ACTIVITY_TYPES.newYear]: 'newYear',
  [ACTIVITY_TYPES.firstCharge]: 'firstCharge',
  [ACTIVITY_TYPES.inviteFriend1]: 'inviteFriends',
  [ACTIVITY_TYPES.agent5]: 'agent5',
  [ACTIVITY_TYPES.continuousRecharge]: 'depositEvery',
};

const ELSEWHERE: Readonly<Record<number, string>> = {
  [ACTIVITY_TYPES.bind]: paths.bindPhone(),
  [ACTIVITY_TYPES.vip]: paths.vip(),
  [ACTIVITY_TYPES.ladderRecharge]: paths.deposit(),
  [ACTIVITY_TYPES.tasks]: paths.tasks(),
};

/** The screen of an activity, by its type; undefined where there is none. */
export function activityPath(type: number): string | undefined {
  const name = NAMES[type];
  return name ? paths.activity(name) : ELSEWHERE[type];
}

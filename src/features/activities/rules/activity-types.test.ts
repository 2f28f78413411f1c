import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ActivityData } from '#contract/entities/activity.ts';
import { listedActivities, listedRewards } from './listed-activities.ts';

/** Where the entry of this one activity leads; undefined where it stands in no list. */
function leadsTo(id: number): string | undefined {
  const entry = { title: 'An activity', sort: 1, url: 'https://example.com/offer' };
  const told = v.parse(ActivityData, { activityIds: [id], activityMap: { [id]: entry }, isBankrupt: true });
  const lists = { ids: told.activityIds, map: told.activityMap };
  return [...listedActivities({ ...lists, isBankrupt: told.isBankrupt }), ...listedRewards(lists)][0]?.href;
}

test.each([
  ['[ENUM-01] Bind', 4, '/bind'],
  ['[ENUM-02] VIP', 8, '/profile/vip'],
  ['[ENUM-03] SignUpBonus', 15, '/activity/sign'],
  ['[ENUM-05] LadderRecharge', 17, '/lobby/wallets/deposit'],
  ['[ENUM-06] InviteUserSpin', 20, '/activity/spin'],
  ['[ENUM-07] FollowRewards', 21, '/activity/follow'],
  ['[ENUM-09] FreeLoginBonus', 23, '/activity/cashBonus'],
  ['[ENUM-11] Agent', 26, '/activity/agent'],
  ['[ENUM-12] AccumulatedRecharge', 28, '/activity/vipRebate'],
  ['[ENUM-13] OutLink', 29, 'https://example.com/offer'],
  ['[ENUM-14] Supply', 30, '/activity/supply'],
  ['[ENUM-15] AgentCount', 31, '/activity/agentCount'],
  ['[ENUM-16] WeekendLottery', 33, '/activity/weekendLottery'],
  ['[ENUM-17] Festival', 35, '/activity/festival'],
  ['[ENUM-18] FreeSign', 36, '/activity/freeSign'],
  ['[ENUM-19] Christmas', 37, '/activity/christmas'],
  ['[ENUM-20] NewYear', 38, '/activity/newYear'],
  ['[ENUM-21] FirstCharge', 39, '/activity/firstCharge'],
  ['[ENUM-22] InviteFriend1', 40, '/activity/inviteFriends'],
  ['[ENUM-23] Agent5', 41, '/activity/agent5'],
  ['[ENUM-24] Tasks', 42, '/profile/task'],
  ['[ENUM-25] ContinuousRecharge', 43, '/activity/depositEvery'],
])('%s is %i, and its entry leads to %s', (_name, id, href) => {
  expect(leadsTo(id)).toBe(href);
});

test.each([
  ['[ENUM-04] Fund', 16],
  ['[ENUM-08] RedPacket', 22],
  ['[ENUM-10] Notice', 25],
])('%s is %i, has no page, and stands in no list', (_name, id) => {
  expect(leadsTo(id)).toBeUndefined();
});

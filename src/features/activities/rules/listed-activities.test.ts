import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ActivityData } from '#contract/entities/activity.ts';
import { agentActivity, listedActivities, listedRewards } from './listed-activities.ts';

interface Told {
  isBankrupt?: boolean;
  sorts?: Record<number, number>;
  url?: string;
}

function listed(ids: number[], { isBankrupt = false, sorts = {}, url = '' }: Told = {}) {
  const activityMap = Object.fromEntries(
    ids.map((id) => [id, { title: `Activity ${id}`, sort: sorts[id] ?? id, url }]),
  );
  const told = v.parse(ActivityData, { activityIds: ids, activityMap });
  return listedActivities({ ids: told.activityIds, map: told.activityMap, isBankrupt }).map(({ type }) => type);
}

test('[ACT-02] the list has everything but the sign-up bonus, in the operator’s order', () => {
  expect(listed([15, 28, 42, 37], { sorts: { 28: 3, 42: 1, 37: 2 } })).toEqual([42, 37, 28]);
});

test('[ACT-03] the supply is listed only for a player who has run out', () => {
  expect([listed([30, 37]), listed([30, 37], { isBankrupt: true })]).toEqual([[37], [30, 37]]);
});

test('[ACT-04] the agent program is hidden behind the one that counts', () => {
  expect([listed([26, 31]), listed([26])]).toEqual([[31], [26]]);
});

test('[ACT-05] the agent program is the one that counts, else the other, else none', () => {
  expect([agentActivity([26, 31]), agentActivity([26]), agentActivity([37])]).toEqual([31, 26, undefined]);
});

test('what has no page is listed nowhere, and a link without an address neither', () => {
  expect(listed([16, 22, 25, 29])).toEqual([]);
  expect(listed([29], { url: 'https://example.com/' })).toEqual([29]);
  expect(listed([29], { url: 'http://example.com/' })).toEqual([]);
});

test('a fund, a red packet and a notice have no page: they stand nowhere and hurt nothing', () => {
  expect(listed([16, 22, 25, 37])).toEqual([37]);
});

test('what is over and owes something stays listed, and what merely is over does not', () => {
  const over = (types: number[], ids: number[] = [31], canReceive = 1) => {
    const activityMap = Object.fromEntries(types.map((id) => [id, { title: `Activity ${id}`, sort: id, canReceive }]));
    const told = v.parse(ActivityData, { activityIds: ids, activityMap });
    const lists = { ids: told.activityIds, map: told.activityMap };
    return [listedActivities({ ...lists, isBankrupt: false }), listedRewards(lists)].map((all) =>
      all.map(({ type }) => type),
    );
  };
  expect(over([20, 26, 31, 37])).toEqual([[20, 26, 31], []]);
  expect(over([15], [])).toEqual([[], [15]]);
  expect(over([15, 20, 26, 31], [31], 0)).toEqual([[31], []]);
});

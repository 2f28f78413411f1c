import { expect, test } from 'vitest';
import { featuredLinks } from './featured-links.ts';

const linked = (activityIds: number[], hidden: number[] = []): string[] =>
  featuredLinks(activityIds, { isSignedIn: activityIds.length > 0, hidden }).map(({ href }) => href);

test('[HOME-24] the wheel is always among the rewards, until a player hides it', () => {
  for (const ids of [[], [42], [28, 41]]) expect(linked(ids)).toContain('/activity/spin');
  expect(linked([20, 42], [20])).not.toContain('/activity/spin');
});

test('what a player has hidden comes back under no other name', () => {
  const agents = [26, 31, 41];
  expect(linked(agents)).toContain('/activity/agent5');
  expect(linked(agents, [41])).toContain('/activity/agentCount');
  expect(linked(agents, [31, 41])).toContain('/lobby/wallets/deposit');
  expect(linked([26])).toContain('/activity/agent');
  expect(linked([8, 28], [28])).toContain('/profile/vip');
  expect(linked([8, 28], [8, 28])).toEqual(['/activity/spin', '/lobby/wallets/deposit']);
});

test('a player for whom nothing is on is offered no reward', () => {
  expect(featuredLinks([], { isSignedIn: true })).toEqual([]);
});

test.each([
  [[], true],
  [[42], true],
  [[28], false],
])('[HOME-25] tasks with %j: %s', (ids, isShown) => {
  expect(linked(ids).includes('/profile/task')).toBe(isShown);
});

test('[HOME-26] the rebate while it is on, otherwise the levels', () => {
  expect(linked([28])).toContain('/activity/vipRebate');
  expect(linked([28])).not.toContain('/profile/vip');
  expect(linked([20])).toContain('/profile/vip');
});

test.each([
  [[41, 31, 26], '/activity/agent5'],
  [[31, 26], '/activity/agentCount'],
  [[26], '/activity/agent'],
  [[20], '/lobby/wallets/deposit'],
])('[HOME-27] friends with %j lead to %s', (ids, href) => {
  expect(linked(ids).at(-1)).toBe(href);
});

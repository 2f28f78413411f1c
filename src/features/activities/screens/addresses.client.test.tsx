import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { agents } from '#contract/agents.ts';
import { invites } from '#contract/invites.ts';
import { seasons } from '#contract/seasons.ts';
import { openApp, screenOf, shown } from '../../../../tests/kit/client/app.tsx';
import { said, seenText } from '../../../../tests/kit/client/draw.ts';
import { table } from '../../../../tests/contract/table.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const heading = (place: Element) => seenText(screenOf(place).querySelector('h1') ?? place);

test.each([
  ['[ROUTE-49]', '/activity/index', 'Promotions'],
  ['[ROUTE-51]', '/activity/cashBonus', 'Daily bonus'],
  ['[ROUTE-55]', '/activity/vipRebate', 'Deposit milestones'],
  ['[ROUTE-56]', '/activity/follow', 'Follow us'],
  ['[ROUTE-58]', '/activity/festival', 'Fiesta packs'],
  ['[ROUTE-59]', '/activity/freeSign', 'Points calendar'],
  ['[ROUTE-61]', '/activity/newYear', 'New Year'],
  ['[ROUTE-62]', '/activity/firstCharge', 'First deposit'],
  ['[ROUTE-64]', '/activity/depositEvery', 'Seven days of deposits'],
  ['[ROUTE-65]', '/activity/sign', 'New player bonus'],
  ['[ROUTE-66]', '/activity/signPay', 'Sign-in cards'],
])('%s a player opens %s', async (_id, address, title) => {
  const place = await openApp(address, { user: {} });
  await shown();
  expect([location.pathname, heading(place)]).toEqual([address, title]);
});

test.each([
  ['[ROUTE-49]', '/activity/index'],
  ['[ROUTE-51]', '/activity/cashBonus'],
  ['[ROUTE-52]', '/activity/agent'],
  ['[ROUTE-54]', '/activity/agent5'],
  ['[ROUTE-55]', '/activity/vipRebate'],
  ['[ROUTE-56]', '/activity/follow'],
  ['[ROUTE-58]', '/activity/festival'],
  ['[ROUTE-59]', '/activity/freeSign'],
  ['[ROUTE-61]', '/activity/newYear'],
  ['[ROUTE-62]', '/activity/firstCharge'],
  ['[ROUTE-64]', '/activity/depositEvery'],
  ['[ROUTE-65]', '/activity/sign'],
  ['[ROUTE-66]', '/activity/signPay'],
  ['[ROUTE-18]', '/lobby/activity'],
])('%s a guest at %s logs in first', async (_id, address) => {
  await openApp(address);
  await shown();
  expect(location.pathname).toBe('/login');
});

test.each([
  ['[ROUTE-69]', '/rule/signBonus', 'New player bonus'],
  ['[ROUTE-70]', '/rule/agent', 'Agent'],
  ['[ROUTE-71]', '/rule/dayBonus', 'Daily bonus'],
  ['[ROUTE-72]', '/rule/supply', 'Supply'],
  ['[ROUTE-73]', '/rule/christmas', 'Christmas'],
  ['[ROUTE-74]', '/rule/newYear', 'New Year'],
  ['[ROUTE-75]', '/rule/agent5', 'Five-level agent'],
])('%s a guest reads %s', async (_id, address, title) => {
  const place = await openApp(address);
  await shown();
  expect([location.pathname, heading(place)]).toEqual([address, title]);
  expect(screenOf(place).querySelectorAll('.promotion-rules li').length).toBeGreaterThan(0);
});

const prize = (propId: number, chance: number) => ({
  propId,
  title: '',
  rewardList: [{ id: 2001, count: 500 }],
  chance,
});
const BY_CHANCE = [
  ['/rule/spin', invites.actInviteUser, 1],
  ['/rule/agentCount', agents.agent4Data, 2],
  ['/rule/newYear', seasons.appNewYearUser, 1],
] as const;

test.each(BY_CHANCE)('a player reads at %s how likely each prize is', async (address, row, tables) => {
  const prizes = [prize(1, 9_900), prize(2, 100)];
  wire.on(row, { ...exampleOf(row), prizeList: prizes, cardList: prizes });
  const place = await openApp(address, { user: {} });
  await shown();
  const told = [...screenOf(place).querySelectorAll('table')].map(seenText);
  expect(told).toHaveLength(tables);
  for (const one of told) expect(one).toMatch(/99 ?%.*1 ?%/);
});

test.each(BY_CHANCE)(
  'a guest at %s is told that a player reads the odds, and nothing is asked',
  async (address, row) => {
    const place = await openApp(address);
    await shown();
    expect(said(place, 'activity.oddsForPlayers')).toBe('Log in to see how likely each prize is.');
    expect(wire.asked(row)).toEqual([]);
  },
);

test('[ROUTE-18] a player opens the promotions above the tab bar', async () => {
  const place = await openApp('/lobby/activity', { user: {} });
  await shown();
  expect([location.pathname, heading(place)]).toEqual(['/lobby/activity', 'Promotions']);
  expect(place.querySelector('.tab-bar')).not.toBeNull();
});

test('[ENUM-26] every activity leads where the specification reads it to, and those without a page stand nowhere', async () => {
  const ids = [4, 8, 16, 17, 20, 21, 22, 23, 25, 28, 29, 30, 31, 33, 35, 36, 37, 38, 39, 40, 41, 42, 43];
  wire.on(activities.getActivityIds, {
    ...exampleOf(activities.getActivityIds),
    isBankrupt: true,
    activityIds: ids,
    activityMap: Object.fromEntries(ids.map((id) => [id, { title: `${id}`, sort: id, url: 'https://example.com/' }])),
  });
  const place = await openApp('/activity/index', { user: {} });
  await shown();
  const hrefs = [...screenOf(place).querySelectorAll('.activities a')].map((one) => one.getAttribute('href'));
  expect(hrefs.join(' ')).toBe(
    '/bind /profile/vip /lobby/wallets/deposit /activity/spin /activity/follow /activity/cashBonus ' +
      '/activity/vipRebate https://example.com/ /activity/supply /activity/agentCount /activity/weekendLottery ' +
      '/activity/festival /activity/freeSign /activity/christmas /activity/newYear /activity/firstCharge ' +
      '/activity/inviteFriends /activity/agent5 /profile/task /activity/depositEvery',
  );
});

test.each([
  'spin',
  'cashBonus',
  'festival',
  'christmas',
  'newYear',
  'freeSign',
  'agent',
  'agentCount',
  'agent5',
  'sign',
])('[ACT-35] the page of %s has its heading, and nothing breaks where the server tells nothing of it', async (name) => {
  for (const { row } of table)
    if (row.effect === 'read' && row.access === 'player') wire.on(row, { code: 200, errcode: 0 });
  const place = await openApp(`/activity/${name}`, { user: {} });
  await shown();
  expect(heading(place)).toMatch(/\w/);
  expect(place.querySelector('.failure-screen')).toBeNull();
});

import { expect, test } from 'vitest';
import { agents } from '#contract/agents.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { agent4Data: read, agent4Scratch: scratch, agent4Lottery: lottery, agent4Award: award } = agents;
const prize = (id: number, propId: number, count: number, chance: number) => ({
  propId,
  title: '',
  rewardList: [{ id, count, betRate: id === 2001 ? 3 : 0 }],
  chance,
});
const step = (propId: number, itemStatus: number) => ({
  propId,
  title: '',
  itemStatus,
  rewardList: [{ id: 2001, count: 3_000, betRate: 3 }],
  target: 3,
  reached: itemStatus === 0 ? 1 : 3,
});
const stateWith = (changes: object = {}) => ({
  startTime: 0,
  endTime: 0,
  inviteCode: 'ABCD2345',
  shareUrl: '/register?inviteCode=ABCD2345&pid=7',
  friendCount: 4,
  validCount: 3,
  cardCount: 2,
  scratchedCount: 1,
  points: 6_000,
  lotteryPoints: 5_000,
  cardList: [prize(2002, 1, 2_000, 6_000), prize(2002, 2, 5_000, 4_000)],
  prizeList: [prize(2001, 1, 100, 9_900), prize(2001, 2, 10_000, 100)],
  stepList: [step(1, 2), step(2, 1), step(3, 0)],
  ...changes,
});
const openPage = (changes: object = {}) =>
  openPromotion('/activity/agentCount', read, stateWith(changes), { user: { mobile: '9171234567' } });

test('[ROUTE-53] the scratch cards stand at their address, with their heading', async () => {
  const place = await openPage();
  expect(Array.from(place.querySelectorAll('h1'), seenText)).toContain('Scratch cards');
  expect(seenText(place)).toContain('Invite code ABCD2345');
});

test('a card is scratched once, and what it gave is told', async () => {
  const place = await openPage();
  wire.on(scratch, {
    ...exampleOf(scratch),
    propId: 2,
    rewardList: [{ id: 2002, count: 5_000 }],
    state: stateWith({ cardCount: 1, points: 11_000 }),
  });
  const button = buttonOf(place, 'Scratch a card');
  await tap(button);
  await tap(button);
  await pass(400);
  expect(wire.asked(scratch)).toHaveLength(1);
  expect(said(place, 'activity.given')).toContain('50 points');
  expect(seenText(place)).toContain('1 card to scratch');
  expect(seenText(place)).toContain('You have 110 points');
});

test('without a card nothing is sent, and the page says where cards come from', async () => {
  const place = await openPage({ cardCount: 0 });
  await tap(buttonOf(place, 'Scratch a card'));
  expect([wire.asked(scratch), seenText(place).includes('Each friend who counts brings you one.')]).toEqual([[], true]);
});

test('before the first card the lottery sends nothing and says what opens it, however many points there are', async () => {
  const place = await openPage({ scratchedCount: 0, points: 60_000 });
  await tap(buttonOf(place, 'Draw for 50 points'));
  await pass(400);
  expect(wire.asked(lottery)).toEqual([]);
  expect(seenText(place)).toContain('The lottery opens with your first scratch card.');
});

test('the rules end with what becomes of a reward that was not received', async () => {
  const place = await openPage();
  const [last] = [...place.querySelectorAll('.promotion-rules li')].slice(-1);
  expect(seenText(last ?? place)).toBe('Receive your rewards before it ends. What is left then is gone.');
});

test('a draw says what it costs and how often its coins must be bet, and is told in a sheet', async () => {
  const place = await openPage();
  expect(seenText(place)).toContain(
    'Draw for 50 pointsBet the bonus 3 times before you withdraw. Any game counts, no time limit.',
  );
  wire.on(lottery, {
    ...exampleOf(lottery),
    rewardList: [{ id: 2001, count: 10_000, betRate: 3 }],
    state: stateWith({ points: 1_000 }),
  });
  await tap(buttonOf(place, 'Draw for 50 points'));
  await pass(400);
  expect(said(place, 'activity.given')).toContain('₱100.00');
  expect(seenText(place)).toContain('A draw costs 50 points. Cards bring them.');
});

test('how likely each card and each prize is stands on the page', async () => {
  const tables = Array.from((await openPage()).querySelectorAll('.odds'), seenText);
  expect(tables[0]).toContain('20 points60%50 points40%On average a card gives 32 points.');
  expect(tables[1]).toContain('₱1.0099%₱100.001%On average a draw wins ₱1.99.');
});

test('a milestone that is reached is received by its number, and a refusal is told', async () => {
  const place = await openPage();
  expect(Array.from(place.querySelectorAll('.count-steps li'), seenText)).toEqual([
    '3 friends₱30.00 Received',
    '3 friends₱30.00Receive',
    '3 friends₱30.001 of 3',
  ]);
  expect(seenText(place)).toContain(
    'Bet the bonus 3 times before you withdraw. Any game counts, no time limit.3 friends',
  );
  wire.on(award, refusal(1003));
  await tap(buttonOf(place, 'Receive'));
  await pass(400);
  expect(wire.asked(award)[0]?.body).toMatchObject({ propId: 2 });
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value).toMatchObject({ key: 'activity.received' });
});

test('offline nothing is sent, and the page says so', async () => {
  const place = await openPage();
  setOnline(false);
  await pass(400);
  await tap(buttonOf(place, 'Scratch a card'));
  await tap(buttonOf(place, 'Draw for 50 points'));
  expect([said(place, 'activity.noConnection') !== undefined, wire.asked(scratch), wire.asked(lottery)]).toEqual([
    true,
    [],
    [],
  ]);
});

import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { openPainted, shown } from '../../../../tests/kit/client/app.tsx';
import { said, seenText } from '../../../../tests/kit/client/draw.ts';
import { QUIET } from '../../../../tests/kit/client/home.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { getBonusTickers } = games;
const coin = (count: number) => [{ id: 2001, count, betRate: 1 }];
const nowS = () => Math.floor(Date.now() / 1000);
const state = (changes: object = {}) => ({
  code: 200,
  errcode: 0,
  startTime: 0,
  endTime: 0,
  drawTime: nowS() + 2 * 3_600,
  ticketCount: 3,
  ticketList: [],
  bet: 35_000,
  betPerTicket: 10_000,
  mostTickets: 500,
  totalTickets: 120,
  prizeList: [
    { propId: 1, title: '', rewardList: coin(50_000) },
    { propId: 2, title: '', rewardList: coin(20_000) },
  ],
  winnerList: [{ phone: '917****123', nickname: '', time: nowS() - 86_400, rewardList: coin(50_000) }],
  ...changes,
});
const open = (changes: object = {}) => openPromotion('/activity/weekendLottery', getBonusTickers, state(changes));
const part = (place: Element, name: string) => seenText(place.querySelector(`section[aria-label="${name}"]`) ?? place);

test('[ROUTE-67] a player has tickets, with their odds and what brings one, the prizes and who won', async () => {
  const place = await open();
  expect(location.pathname).toBe('/activity/weekendLottery');
  expect(Array.from(place.querySelectorAll('h1'), seenText)).toContain('Weekend lottery');
  expect(part(place, 'Your tickets')).toBe(
    'Your tickets3 ticketsYou have 3 of 120 tickets. Each has the same chance.One ticket for every ₱100 you bet, up to 500You have bet ₱350.00 from Monday to Friday',
  );
  expect(part(place, 'Prizes')).toBe(
    'PrizesPrize 1₱500.00Prize 2₱200.00Bet the bonus once before you withdraw. Any game counts, no time limit.',
  );
  expect(part(place, 'Last winners')).toContain('917****123₱500.00');
});

test('who has won in the last draw is told so beside their tickets, and nobody else is', async () => {
  const place = await open({ ownRewardList: coin(20_000) });
  expect(part(place, 'Your tickets')).toContain('You won ₱200.00 in the last draw. It was added to your balance.');
  expect(part(await open(), 'Your tickets')).not.toContain('You won');
});

test('[GUARD-03] a guest sees the lottery without tickets and is not led away', async () => {
  wire.on(getBonusTickers, state({ ticketCount: 0, bet: 0 }));
  const place = await openPainted('/activity/weekendLottery', { config: QUIET });
  await shown();
  expect(location.pathname).toBe('/activity/weekendLottery');
  expect(part(place, 'Your tickets')).toBe('Log in to see your tickets.Log in');
  expect(part(place, 'Prizes')).toContain('₱500.00');
});

test('how long it still is follows the server’s clock', async () => {
  wire.serverIsAhead(-86_400_000);
  const place = await open({ drawTime: nowS() - 86_400 + 2 * 3_600 });
  expect(place.querySelector('.lottery-left')?.textContent).toMatch(/^In (2 hours|1 hour and 59 minutes)$/);
});

test('at the moment of the draw it says that it is under way', async () => {
  const place = await open({ drawTime: nowS() - 1 });
  expect(place.querySelector('.lottery-left')?.textContent).toBe('The draw is under way');
});

test('before anybody has won, and without a ticket, it says so', async () => {
  const place = await open({ ticketCount: 0, bet: 0, winnerList: [] });
  expect(said(place, 'activity.lotteryNoWinners')).toBe('Nobody has won yet.');
  expect(part(place, 'Your tickets')).toContain('You have no tickets this week.');
});

test('[ACT-32] once the lottery is over a dialog says so', async () => {
  await open({ endTime: 1_700_000_000 });
  expect(said(document, 'activity.end')).toBe('Event has ended, please exit the current page');
});

test('without a connection the tickets of before stay, and nothing is said of what could be got', async () => {
  const place = await open();
  setOnline(false);
  await shown();
  expect(part(place, 'Your tickets')).toContain('3 tickets');
  expect(said(place, 'activity.noConnection')).toBeUndefined();
});

test('the example of the contract is drawn', async () => {
  const place = await openPromotion('/activity/weekendLottery', getBonusTickers, exampleOf(getBonusTickers));
  expect(part(place, 'Prizes')).toContain('Prize 1');
});

test('the numbers of the draw can be checked, where the server tells of them', async () => {
  const fair = 'How you can check the draw';
  const place = await open({ seedHash: 'ab12', lastSeed: 'cd34' });
  expect(part(place, fair)).toContain('This week’s SHA-256: ab12');
  expect(part(place, fair)).toContain('Numbers of the last draw: cd34');
});

test('where it does not, nothing is said of it', async () => {
  expect((await open()).querySelector('section[aria-label="How you can check the draw"]')).toBeNull();
});

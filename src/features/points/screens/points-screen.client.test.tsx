import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { SAME_TAP_MS } from '#contract/limits.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { getLotterConfig, lotteryExchange } = wallet;
const offer = (id: number, more: object = {}) => ({
  id,
  title: `₱${id * 5}`,
  points: id * 10_000,
  rewardList: [{ id: 2001, count: id * 500, betRate: 1 }],
  leftToday: 2,
  sort: id,
  ...more,
});
const TERMS = { ...exampleOf(getLotterConfig), lottery: 25_000, perHundredPesos: 100, list: [offer(1)] };

async function openPoints(terms: object = TERMS) {
  wire.on(getLotterConfig, terms);
  await openLobby();
  await signIn();
  const { PointsScreen } = await import('./points-screen.tsx');
  const place = await draw(<PointsScreen />);
  await pass(400);
  return place;
}

const choose = async (place: HTMLElement) => {
  await tap(buttonOf(place, 'Exchange 100 points for ₱5'));
  await pass(100);
};
const submit = () =>
  document.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const confirm = async () => {
  submit();
  await pass(400);
};
const sent = () => wire.asked(lotteryExchange);

test('[WALLET-27] points are shown with what they buy, and exchanged once, under a key, after a last look', async () => {
  const place = await openPoints();
  expect(seenText(place)).toContain('250');
  expect(seenText(place)).toContain('You earn 1 point for every ₱100 you bet.');
  await choose(place);
  expect(sent()).toHaveLength(0);
  expect(seenText(document.querySelector('dialog') as Element)).toContain('100 points');
  const asked = wire.asked(getLotterConfig).length;
  submit();
  await confirm();
  expect(sent().map(({ body }) => [body['id'], body['count'], body['points']])).toEqual([[1, 1, 10_000]]);
  expect(sent()[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(wire.asked(getLotterConfig).length).toBeGreaterThan(asked);
  expect(place.querySelector('dialog')).toBeNull();
});

test('how many are exchanged is never more than the points of now pay for', async () => {
  const place = await openPoints();
  await choose(place);
  const sheet = document.querySelector('dialog') as HTMLElement;
  const times = sheet.querySelector('select') as HTMLSelectElement;
  times.value = '2';
  times.dispatchEvent(new Event('change', { bubbles: true }));
  await pass(100);
  expect(seenText(sheet)).toContain('200 points');
  wire.on(getLotterConfig, { ...TERMS, lottery: 15_000 });
  const { refreshShown } = await import('#data/ask/use-answer.ts');
  void refreshShown();
  await pass(400);
  expect(seenText(sheet)).not.toContain('200 points');
  await confirm();
  expect(sent().map(({ body }) => body['count'])).toEqual([1]);
});

test('while an exchange is on its way, a second submit sends nothing, however late it comes', async () => {
  const { reply, arrives } = wire.later();
  await choose(await openPoints());
  wire.on(lotteryExchange, reply);
  submit();
  await pass(SAME_TAP_MS * 2);
  await confirm();
  expect(sent()).toHaveLength(1);
  arrives(refusal(WALLET.tooOften));
  await pass(100);
  await confirm();
  expect(sent()).toHaveLength(2);
});

test('an exchange whose answer a dead connection keeps away is said to have no answer yet, and not that it can be sent later', async () => {
  await choose(await openPoints());
  wire.on(lotteryExchange, 'dead');
  await confirm();
  const note = () => document.querySelector('dialog .status-note')?.getAttribute('data-msg-key');
  expect(note()).toBeNull();
  await pass(4_000);
  expect(note()).toBe('common.noAnswerYet');
  expect(sent()).toHaveLength(1);
});

test('a second submit in the same moment sends nothing, though the first has ended', async () => {
  await choose(await openPoints());
  wire.on(lotteryExchange, refusal(WALLET.tooOften));
  submit();
  await pass(40);
  expect(said(document, 'points.usedUp')).toBeDefined();
  submit();
  await pass(40);
  expect(sent()).toHaveLength(1);
});

test('an offer says why it cannot be had: too few points, or none left today', async () => {
  const place = await openPoints({ ...TERMS, list: [offer(3), offer(1, { leftToday: 0 })] });
  expect(seenText(place)).toContain('50 points to go');
  expect(seenText(place)).toContain('Back tomorrow');
  expect(place.querySelectorAll('.points-offers button')).toHaveLength(0);
});

test('several are exchanged at once, as many as points and day allow', async () => {
  const place = await openPoints();
  await choose(place);
  const select = document.querySelector('dialog select') as HTMLSelectElement;
  expect([...select.options].map(({ value }) => value)).toEqual(['1', '2']);
  select.value = '2';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await pass(50);
  const figures = [...(document.querySelectorAll('dialog dd') ?? [])].map((one) => one.textContent);
  expect(figures).toEqual(['200 points', '₱10.00', '₱10.00']);
  await confirm();
  expect(sent().map(({ body }) => body['count'])).toEqual([2]);
});

test('an offer of which the server does not say how many are left can be had', async () => {
  const place = await openPoints({ ...TERMS, list: [offer(1, { leftToday: null })] });
  expect(buttonOf(place, 'Exchange 100 points for ₱5')).toBeDefined();
  expect(seenText(place)).not.toContain('Back tomorrow');
});

test('a refusal is worded in the sheet, which stays', async () => {
  const place = await openPoints();
  await choose(place);
  wire.on(lotteryExchange, refusal(WALLET.tooOften));
  await confirm();
  expect(said(document, 'points.usedUp')).toBeDefined();
  expect(place.querySelector('dialog')).not.toBeNull();
});

test('a lost answer closes the sheet, and no button opens another while it is asked about', async () => {
  const place = await openPoints();
  await choose(place);
  wire.on(lotteryExchange, 'refused');
  await confirm();
  expect(place.querySelector('dialog')).toBeNull();
  await choose(place);
  expect(place.querySelector('dialog')).toBeNull();
  expect(sent().filter(({ headers }) => !headers.has('what-became-of-it'))).toHaveLength(1);
});

test('without a connection what is kept is shown with its age, and nothing can be exchanged', async () => {
  const place = await openPoints();
  setOnline(false);
  await pass(100);
  expect(said(place, 'points.noConnection')).toBeDefined();
  expect(seenText(place.querySelector('.page-age') as Element)).not.toBe('');
  await choose(place);
  expect(place.querySelector('dialog')).toBeNull();
});

test('a sheet whose connection goes says so, and sends nothing', async () => {
  await choose(await openPoints());
  const sheet = document.querySelector('dialog') as Element;
  expect(said(sheet, 'points.noConnection')).toBeUndefined();
  setOnline(false);
  await pass(100);
  expect(said(sheet, 'points.noConnection')).toBeDefined();
  await confirm();
  expect(sent()).toHaveLength(0);
  expect(document.querySelector('dialog')).not.toBeNull();
});

test('without an offer the screen says so', async () => {
  expect(said(await openPoints({ ...TERMS, list: [] }), 'points.noOffers')).toBeDefined();
});

/** The figure of the screen; the player’s own as well, which the wallet shows. */
async function figures(place: HTMLElement) {
  const { player } = await import('#data/player/session.ts');
  return [seenText(place.querySelector('.card-sum') as Element), player.value?.user.lottery];
}

test('points that the player was told of after the terms are shown at once, and the terms are asked for anew', async () => {
  const place = await openPoints();
  expect(await figures(place)).toEqual(['250', 25_000]);
  const asked = () => wire.asked(getLotterConfig).length;
  const before = asked();
  const answer = wire.later();
  wire.on(getLotterConfig, answer.reply);
  const { mergePlayer, player } = await import('#data/player/session.ts');
  await mergePlayer({ lottery: 70_000 });
  await pass(100);
  expect([await figures(place), asked() - before]).toEqual([['700', 70_000], 1]);
  const toldAt = player.value?.savedAt;
  // Meanwhile more were earned.
  answer.arrives({ ...TERMS, lottery: 71_000 });
  await pass(5_000);
  expect([await figures(place), asked() - before]).toEqual([['710', 71_000], 1]);
  expect(player.value?.savedAt).toBe(toldAt);
});

test('terms that cannot be asked for anew are asked for once and no more, and the newer number stays', async () => {
  const place = await openPoints();
  const before = wire.asked(getLotterConfig).length;
  wire.on(getLotterConfig, refusal(9999));
  const { mergePlayer } = await import('#data/player/session.ts');
  await mergePlayer({ lottery: 70_000 });
  await pass(5_000);
  expect([await figures(place), wire.asked(getLotterConfig).length - before]).toEqual([['700', 70_000], 1]);
});

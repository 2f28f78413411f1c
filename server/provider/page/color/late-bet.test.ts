// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { sitDownAt, stopClock } from '../../../../tests/kit/live-table.ts';

/** The yellow of the bet is among the dice of the round after it, and not among its own. */
const OWN_DICE = ['pink', 'green', 'blue'];
const NEXT_DICE = ['green', 'pink', 'yellow'];

stopClock();

/** A table of ten seconds for bets and five of rolled dice; whether an answer to a bet comes back is the test's. */
async function atTheTable() {
  const line = { isLost: false };
  let betIn: number | undefined;
  const moment = () => {
    const number = 1 + Math.floor(performance.now() / 15_000);
    const atMs = performance.now() % 15_000;
    return { number, isOpen: atMs < 10_000, leftMs: atMs < 10_000 ? 10_000 - atMs : 15_000 - atMs };
  };
  const answer = (name: string, body: Record<string, unknown>): object => {
    const { number, isOpen, leftMs } = moment();
    const dice = number === 1 ? OWN_DICE : NEXT_DICE;
    if (name === 'live') return { number, isOpen, leftMs, dice: isOpen ? null : dice, earlier: [] };
    if (name !== 'join') return { balance: 900 };
    betIn ??= number;
    const isOver = number > betIn || !isOpen;
    const round = { kind: 'live', key: body['key'], stake: 100, win: 0, balance: 900, isOver };
    return { ...round, bets: { yellow: 100 }, number: betIn, dice: isOver ? OWN_DICE : null };
  };
  const { root, shell } = sitDownAt(async (name, body) => {
    const said = answer(name, body);
    if (name === 'join' && line.isLost) throw new TypeError('The answer is lost');
    return Response.json(said);
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const tap = async (name: RegExp) => {
    [...root.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''))?.click();
    await pass(0);
  };
  await pass(200);
  const said = () => root.querySelector('[role=status]')?.textContent ?? '';
  /** All that is said in that time, each once. */
  const saidIn = async (seconds: number) => {
    const all = new Set<string>();
    for (let at = 0; at < seconds * 2; at += 1) {
      await pass(500);
      all.add(said());
    }
    return [...all];
  };
  return { line, tap, saidIn, balance: shell.balance };
}

/** Its bet is taken, and the answer is lost until the table is in the round after it. */
async function betUnheard() {
  const table = await atTheTable();
  await table.tap(/^Yellow/);
  table.line.isLost = true;
  await table.tap(/Place bet/);
  return table;
}

test('while nobody knows whether a bet was taken, neither that nor the opposite is said', async () => {
  const { saidIn } = await betUnheard();
  const all = await saidIn(20);
  expect(all).toContain('The dice show Pink, Green, Blue');
  expect(all.filter((words) => /no bet|Place bet|placed/.test(words))).toEqual([]);
});

test.each([
  ['while its dice are seen', 9],
  ['in the next round', 18],
])('a bet whose answer comes %s is told with its own dice, and lies on no later roll', async (_when, seconds) => {
  const { line, saidIn, balance } = await betUnheard();
  await saidIn(seconds);
  line.isLost = false;
  const all = await saidIn(35 - seconds);
  expect(all.filter((words) => /placed|win/.test(words))).toEqual([
    'Your last round: the dice showed Pink, Green, Blue. No win',
  ]);
  expect(balance()).toBe(900);
});

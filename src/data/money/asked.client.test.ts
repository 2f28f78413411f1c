import { expect, test, vi } from 'vitest';
import { activities } from '#contract/activities.ts';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { DAY_MS } from '#shared/durations.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { anotherTab, leavePage, openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, json, refusal, requestOf, wire } from '../../../tests/kit/client/wire.ts';

const CLAIM = activities.bankruptBonus;
const GIVEN = exampleOf(CLAIM);
const NOT_ARRIVED = 9011;

const sent = () => wire.asked(CLAIM).map(({ headers }) => (headers.has(QUESTION_HEADER) ? 'question' : 'claim'));

/** A claim of which nobody knows what became of it. */
async function loseAnswer(): Promise<void> {
  await openLobby();
  await signIn();
  wire.on(CLAIM, 'refused');
  const { moveMoney } = await import('./asked.ts');
  await moveMoney(CLAIM, {});
}

test('a lost answer is asked about under the key of the claim, until it is known', async () => {
  await loseAnswer();
  await pass(5_000);
  wire.on(CLAIM, GIVEN);
  await pass(30_000);
  const { isChecking, lastLearnt } = await import('./asked.ts');
  const [claim, ...questions] = wire.asked(CLAIM);
  expect(sent().slice(0, 3)).toEqual(['claim', 'question', 'question']);
  expect(new Set(questions.map(({ headers }) => headers.get('idempotency-key')))).toEqual(
    new Set([claim?.headers.get('idempotency-key')]),
  );
  expect([isChecking.value, lastLearnt.value?.found]).toEqual([false, 'done']);
  const asked = wire.asked(CLAIM).length;
  await pass(120_000);
  expect(wire.asked(CLAIM)).toHaveLength(asked);
});

test('a server that has failed for a quarter of a minute is asked about a claim within four seconds of being well', async () => {
  await openLobby();
  await signIn();
  wire.on(CLAIM, () => json({}, 502));
  const { moveMoney, lastLearnt } = await import('./asked.ts');
  await moveMoney(CLAIM, {});
  await pass(15_000);
  wire.on(CLAIM, GIVEN);
  await pass(4_000);
  expect(lastLearnt.value?.found).toBe('done');
});

test.each([
  [7 * DAY_MS - 60_000, ['claim', 'question'], 'notArrived'],
  [7 * DAY_MS + 60_000, ['claim'], 'unknown'],
] as const)(
  'what was asked %i ms ago: the server is asked as long as it keeps answers',
  async (agoMs, calls, found) => {
    await loseAnswer();
    await leavePage();
    wire.reset();
    wire.on(CLAIM, refusal(NOT_ARRIVED));
    vi.setSystemTime(Date.now() + agoMs);
    await openLobby();
    const { lastLearnt, resumeChecks } = await import('./asked.ts');
    await resumeChecks();
    await pass(5_000);
    expect([['claim', ...sent()], lastLearnt.value?.found]).toEqual([calls, found]);
  },
);

test('a question that a dead connection has swallowed is asked again with the connection, and not a minute later', async () => {
  await loseAnswer();
  wire.is('dead');
  await pass(8_000);
  const swallowed = sent().length;
  wire.is(undefined);
  wire.on(CLAIM, GIVEN);
  const [{ call }, { lastLearnt }] = [await import('../call/call.ts'), await import('./asked.ts')];
  // Another call gets through, while the question is still waited for.
  await call(session.online, {});
  await pass(15_000);
  expect([sent().length - swallowed, lastLearnt.value?.found]).toEqual([1, 'done']);
});

test('a claim that a dead connection has swallowed is asked about soon after the connection is back, and not a minute later', async () => {
  await openLobby();
  await signIn();
  const [{ moveMoney, isChecking, lastLearnt }, { call }] = [
    await import('./asked.ts'),
    await import('../call/call.ts'),
  ];
  wire.is('dead');
  void moveMoney(CLAIM, {});
  await pass(4_000);
  wire.is(undefined);
  wire.on(CLAIM, GIVEN);
  // Another call gets through.
  await call(session.online, {});
  await pass(4_000);
  // Its answer may still come.
  expect([sent(), isChecking.value]).toEqual([['claim'], true]);
  await pass(2_000);
  expect([sent(), lastLearnt.value?.found]).toEqual([['claim', 'question'], 'done']);
});

test('a claim that is still out counts as unknown after four seconds, until its late answer comes', async () => {
  await openLobby();
  await signIn();
  const answer = wire.later();
  wire.on(CLAIM, () => answer.reply);
  const { moveMoney, isChecking, lastLearnt } = await import('./asked.ts');
  const claiming = moveMoney(CLAIM, {});
  await pass(3_900);
  expect(isChecking.value).toBe(false);
  await pass(200);
  expect(isChecking.value).toBe(true);
  answer.arrives(GIVEN);
  expect((await claiming)?.ok).toBe(true);
  await pass(10_000);
  expect([isChecking.value, sent(), lastLearnt.value]).toEqual([false, ['claim'], undefined]);
});

test('a claim that is still out when another player logs in is nothing that they wait for', async () => {
  await openLobby();
  await signIn();
  wire.on(CLAIM, 'dead');
  const { moveMoney, isChecking } = await import('./asked.ts');
  void moveMoney(CLAIM, {});
  await pass(1_000);
  await signIn({ id: 8, token: 'of-the-next' });
  await pass(5_000);
  expect(isChecking.value).toBe(false);
});

test('a question that nobody answers is given up and asked again, however good the connection is', async () => {
  await loseAnswer();
  wire.on(CLAIM, 'dead');
  await pass(60_000);
  expect(sent().length).toBeGreaterThanOrEqual(4);
});

test('a question of another tab never overtakes the claim itself, which it would make void', async () => {
  await openLobby();
  await signIn();
  const answer = wire.later();
  wire.on(CLAIM, ({ headers }) => (headers.has(QUESTION_HEADER) ? GIVEN : answer.reply));
  const first = await import('./asked.ts');
  const claiming = first.moveMoney(CLAIM, {});
  await settle();
  anotherTab();
  await openLobby();
  const second = await import('./asked.ts');
  await second.resumeChecks();
  await pass(10_000);
  expect([second.isChecking.value, sent()]).toEqual([true, ['claim']]);
  answer.arrives(GIVEN);
  await pass(10_000);
  expect([(await claiming)?.ok, sent(), second.lastLearnt.value?.found]).toEqual([true, ['claim', 'question'], 'done']);
});

test('a claim whose end is known is asked about by no later visit', async () => {
  await openLobby();
  await signIn();
  const { moveMoney } = await import('./asked.ts');
  expect(await moveMoney(CLAIM, {})).toMatchObject({ ok: true });
  await leavePage();
  await openLobby();
  const { isChecking, resumeChecks } = await import('./asked.ts');
  await resumeChecks();
  await pass(5_000);
  expect([isChecking.value, sent()]).toEqual([false, ['claim']]);
});

test('a question that finds a refusal tells why', async () => {
  await loseAnswer();
  wire.on(CLAIM, refusal(1001));
  await pass(5_000);
  const { lastLearnt } = await import('./asked.ts');
  expect(lastLearnt.value).toMatchObject({ found: 'refused', code: 1001 });
});

test('a refusal is an end as well: nothing is asked about', async () => {
  await openLobby();
  await signIn();
  wire.on(CLAIM, refusal(1001));
  const { isChecking, moveMoney } = await import('./asked.ts');
  expect(await moveMoney(CLAIM, {})).toEqual({ ok: false, failure: { kind: 'refused', code: 1001 } });
  await pass(10_000);
  expect([isChecking.value, sent()]).toEqual([false, ['claim']]);
});

test('what one player has open is asked about no more once another is here', async () => {
  await loseAnswer();
  await signIn({ id: 8, token: 'another-token' });
  const asked = sent().length;
  wire.on(CLAIM, GIVEN);
  await pass(120_000);
  const { isChecking, lastLearnt } = await import('./asked.ts');
  expect([isChecking.value, lastLearnt.value?.found, sent().length]).toEqual([false, undefined, asked]);
});

test('a claim in a visit that does not know its player yet is not written down, and so not sent', async () => {
  await openLobby();
  await signIn();
  // As a full device leaves it: the token is there, and nothing says whose it is.
  const { openKeptStore } = await import('../lobby/kept.ts');
  await (await openKeptStore())?.saveSession(undefined);
  await leavePage();
  wire.reset();
  const { moveMoney } = await import('./asked.ts');
  expect(await moveMoney(CLAIM, {})).toEqual({ ok: false, failure: { kind: 'unwritten' } });
  expect(sent()).toEqual([]);
});

test('the answer of a change of money shows in the balance and in the points, and what else is shown is asked for anew', async () => {
  await openLobby();
  await signIn();
  const [{ player }, { useAnswer }] = [await import('../player/session.ts'), await import('../ask/use-answer.ts')];
  await drawHook(() => useAnswer(wallet.getExchange, {}));
  const before = wire.asked(wallet.getExchange).length;
  wire.on(wallet.lotteryExchange, { ...exampleOf(wallet.lotteryExchange), coin: 777, lottery: 55 });
  const { moveMoney } = await import('./asked.ts');
  await moveMoney(wallet.lotteryExchange, requestOf(wallet.lotteryExchange));
  await settle();
  expect(player.value?.user).toMatchObject({ coin: 777, lottery: 55 });
  expect(wire.asked(wallet.getExchange).length - before).toBe(1);
});

test('a server that does not know a question any more ends it, so that no button of money waits for ever', async () => {
  await loseAnswer();
  wire.on(CLAIM, json({ code: 404, errcode: 404 }, 404));
  await pass(10_000);
  const { isChecking, lastLearnt } = await import('./asked.ts');
  expect([isChecking.value, lastLearnt.value?.found]).toEqual([false, 'unknown']);
});

test('a server that answers no key twice would take a question for the call itself, so it is asked nothing', async () => {
  await openLobby({ answersOnce: 0 });
  await signIn();
  wire.on(CLAIM, 'refused');
  const { lastLearnt, moveMoney } = await import('./asked.ts');
  await moveMoney(CLAIM, {});
  await pass(10_000);
  expect([sent(), lastLearnt.value?.found]).toEqual([['claim'], 'unknown']);
});

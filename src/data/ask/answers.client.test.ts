/** Every row of the contract that the device may keep, read as a screen reads it. Made from the table. */
import { describe, expect, test } from 'vitest';
import { type Input, isForAll, type Row } from '#contract/define.ts';
import { session } from '#contract/session.ts';
import { table } from '../../../tests/contract/table.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import {
  aUser,
  leavePage,
  openLobby,
  resume,
  setOnline,
  setVisibility,
  signIn,
} from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, portalPage, wire } from '../../../tests/kit/client/wire.ts';

/** The player whom the server of the examples tells of. */
const ANA = { token: 'ana-token' };
const BEN = { id: 8, token: 'ben-token' };

const kept = table.flatMap(({ row, example }) =>
  row.policy.kind === 'cache' ? [{ row, input: example.request, freshMs: row.policy.freshMs }] : [],
);

interface Visit {
  row: Row;
  input: Input<Row>;
  who?: { id?: number; token: string } | 'as before';
  /** What becomes of the connection once the lobby is there. */
  cut?: () => void;
}

/** A screen that shows the answer of one call. */
async function read({ row, input, who = ANA, cut }: Visit) {
  await openLobby();
  if (who === 'as before') await resume();
  else await signIn(who);
  cut?.();
  const { useAnswer } = await import('./use-answer.ts');
  const reading = await drawHook(() => useAnswer(row, input));
  await pass(400, 2);
  return reading;
}

/** In steps shorter than what the page takes for a silent connection. */
const wait = (ms: number): Promise<void> => pass(ms, Math.ceil(ms / 2_000));

const asked = (row: Row): number => wire.asked(row).length;

describe.each(kept.map((one) => [one.row.path, one] as const))('%s', (_path, { row, input, freshMs }) => {
  test('is asked for on a first visit, and again once it is older than it may be', async () => {
    const reading = await read({ row, input });
    expect([reading.value.answer !== undefined, reading.value.failure, asked(row)]).toEqual([true, undefined, 1]);
    await wait(freshMs * 0.9);
    expect(asked(row)).toBe(1);
    await wait(freshMs * 0.6);
    expect(asked(row)).toBe(2);
  });

  test('is there at once on a later visit, with its age, and off line and on a dead connection too', async () => {
    const first = await read({ row, input });
    const { answer, savedAt } = first.value;
    const cuts = {
      later: () => undefined,
      offline: () => setOnline(false),
      dead: () => wire.is('dead'),
      refused: () => wire.is('refused'),
    };
    for (const [name, cut] of Object.entries(cuts)) {
      await leavePage();
      setOnline(true);
      wire.is(undefined);
      const reading = await read({ row, input, who: 'as before', cut });
      expect([name, reading.value.answer, reading.value.savedAt]).toEqual([name, answer, savedAt]);
    }
  });

  test('is replaced by no broken reply, and a kept one that cannot be read is dropped', async () => {
    const first = await read({ row, input });
    const { answer, savedAt } = first.value;
    await wait(freshMs * 0.9);
    wire.on(row, portalPage());
    // It is asked for again and again: of half a day, only a minute is waited for.
    await wait(freshMs * 0.1 + Math.min(freshMs * 0.5, 60_000));
    expect(first.value).toMatchObject({ answer, savedAt, failure: { kind: 'broken' } });
  });

  test('is nothing of the next player’s', async () => {
    const first = await read({ row, input });
    wire.on(row, 'dead');
    await signIn(BEN);
    await pass(400, 2);
    expect(first.value.answer !== undefined).toBe(isForAll(row));
    await leavePage();
    wire.on(session.getAfterLoginInfoWeb, { ...exampleOf(session.getAfterLoginInfoWeb), appUser: aUser(BEN) });
    const later = await read({ row, input, who: 'as before' });
    expect(later.value.answer !== undefined).toBe(isForAll(row));
  });
});

const [sample] = kept.filter(({ row }) => row.access === 'player');
if (!sample) throw new Error('No row of a player is kept');

test('many readers are one request', async () => {
  const first = await read(sample);
  const { useAnswer } = await import('./use-answer.ts');
  const second = await drawHook(() => useAnswer(sample.row, sample.input));
  await pass(400, 2);
  expect([asked(sample.row), second.value.answer]).toEqual([1, first.value.answer]);
});

test('an answer that a newer one has overtaken is dropped, and so is one from before a change', async () => {
  const reading = await read(sample);
  const { questionOf } = await import('./use-answer.ts');
  const question = questionOf(sample.row, JSON.stringify(sample.input));
  const [slow, quick, third] = [wire.later(), wire.later(), wire.later()];
  for (const { reply } of [slow, quick]) {
    wire.on(sample.row, () => reply);
    void question.refresh();
    // By then the first is taken for lost, so the second is asked beside it.
    await pass(4_000);
  }
  quick.arrives(exampleOf(sample.row));
  await settle();
  const newer = reading.value.savedAt;
  await pass(1_000);
  slow.arrives(exampleOf(sample.row));
  await settle();
  expect(reading.value.savedAt).toBe(newer);
  // A claim brings the new state along; the third was asked before it.
  wire.on(sample.row, () => third.reply);
  void question.refresh();
  await settle();
  await question.replace(reading.value.answer, exampleOf(sample.row));
  const changed = reading.value.savedAt;
  await pass(1_000);
  third.arrives(exampleOf(sample.row));
  await settle();
  expect([changed === newer, reading.value.savedAt]).toEqual([false, changed]);
});

test('what was asked before a change is dropped, also when the question after it is lost', async () => {
  const reading = await read(sample);
  const { refreshShown } = await import('./use-answer.ts');
  const { answer, savedAt } = reading.value;
  const early = wire.later();
  wire.on(sample.row, () => early.reply);
  await pass(1_000);
  void refreshShown();
  await settle();
  wire.on(sample.row, 'refused');
  void refreshShown();
  await settle();
  early.arrives(exampleOf(sample.row));
  await settle();
  expect(reading.value).toMatchObject({ answer, savedAt, failure: { kind: 'unanswered' } });
});

test('what a change has made old is asked for at once on the next page, however young it is', async () => {
  await read(sample);
  const { refreshShown } = await import('./use-answer.ts');
  wire.on(sample.row, 'refused');
  void refreshShown();
  await settle();
  await leavePage();
  wire.on(sample.row, exampleOf(sample.row));
  const before = asked(sample.row);
  const later = await read({ ...sample, who: 'as before' });
  expect([asked(sample.row) - before, later.value.failure]).toEqual([1, undefined]);
  await leavePage();
  await read({ ...sample, who: 'as before' });
  expect(asked(sample.row) - before).toBe(1);
});

test('of what nothing shows any more little is remembered, and nothing for the next player', async () => {
  await read(sample);
  const { questionOf } = await import('./use-answer.ts');
  const first = questionOf(sample.row, '{"of":0}');
  first.follow()();
  await first.replace(exampleOf(sample.row), {});
  expect(first.shown.value).toBeDefined();
  for (let of = 1; of <= 41; of += 1) questionOf(sample.row, JSON.stringify({ of }));
  expect(first.shown.value).toBeUndefined();
  await first.replace(exampleOf(sample.row), {});
  await signIn(BEN);
  expect(first.shown.value).toBeUndefined();
});

test('it rests while the page is hidden, and is asked for when the player comes back', async () => {
  await read(sample);
  setVisibility('hidden');
  await wait(sample.freshMs * 10);
  expect(asked(sample.row)).toBe(1);
  setVisibility('visible');
  await settle();
  expect(asked(sample.row)).toBe(2);
});

test('what the connection has kept away comes with the connection', async () => {
  const reading = await read({ ...sample, cut: () => wire.is('refused') });
  expect(reading.value).toMatchObject({ answer: undefined, failure: { kind: 'unanswered' } });
  wire.is(undefined);
  const { call } = await import('../call/call.ts');
  const { games } = await import('#contract/games.ts');
  await call(games.lobbyTips, {});
  await settle();
  expect([reading.value.answer !== undefined, reading.value.failure]).toEqual([true, undefined]);
});

test('off line a screen without anything kept says so at once, and after a few seconds on a silent connection', async () => {
  const offline = await read({ ...sample, cut: () => setOnline(false) });
  expect(offline.value.failure).toEqual({ kind: 'offline' });
  wire.on(sample.row, 'dead');
  setOnline(true);
  await leavePage();
  const silent = await read({ ...sample, who: 'as before' });
  expect(silent.value.failure).toBeUndefined();
  await pass(3_500);
  expect(silent.value.failure).toEqual({ kind: 'unanswered' });
});

test('a player’s call is not made for a guest', async () => {
  await openLobby();
  const { useAnswer } = await import('./use-answer.ts');
  await drawHook(() => useAnswer(sample.row, sample.input));
  await pass(1_000, 4);
  expect(asked(sample.row)).toBe(0);
});

test('a guest’s answer of a public call is kept on the device, and not for a player', async () => {
  const [shared] = kept.filter(({ row }) => row.access === 'public');
  if (!shared) throw new Error('No public row is kept');
  wire.on(shared.row, exampleOf(shared.row));
  await openLobby();
  const { useAnswer } = await import('./use-answer.ts');
  const guest = await drawHook(() => useAnswer(shared.row, shared.input));
  await pass(400, 2);
  expect(guest.value.answer).toBeDefined();
  wire.on(shared.row, 'dead');
  await leavePage();
  const later = await read({ ...shared, who: 'as before' });
  expect(later.value.answer).toBeDefined();
  await signIn(ANA);
  await pass(400, 2);
  expect(later.value.answer).toBeUndefined();
});

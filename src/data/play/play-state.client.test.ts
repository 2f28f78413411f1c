import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { leavePage, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

const visit = (sessionId: string, sums: object) =>
  wire.on(games.playState, { ...exampleOf(games.playState), sessionId, ...sums });

test('bets and wins are counted over every game since playing began, and over a reload', async () => {
  await signIn();
  visit('one', { rounds: 2, bet: 1_000, win: 500 });
  const { playClock, playLedger } = await import('./play-state.ts');
  playClock.resume();
  await playLedger.refresh();
  visit('two', { rounds: 1, bet: 200, win: 0 });
  await playLedger.refresh();
  expect(playLedger.sums()).toEqual({ rounds: 3, bet: 1_200, win: 500 });
  await leavePage();
  const later = await import('./play-state.ts');
  visit('three', { rounds: 1, bet: 100, win: 900 });
  await later.playLedger.refresh();
  expect(later.playLedger.sums()).toEqual({ rounds: 4, bet: 1_300, win: 1_400 });
});

test('the balance is behind from a round on until the ledger has been heard after it', async () => {
  await signIn();
  const { playLedger } = await import('./play-state.ts');
  wire.on(games.playState, 'refused');
  playLedger.noteRound();
  await pass(2_000);
  expect(playLedger.isBehind.value).toBe(true);
  visit('one', { rounds: 2 });
  playLedger.noteRound();
  await pass(2_000);
  expect(playLedger.isBehind.value).toBe(false);
});

test('the balance is behind while the question after a round has no answer', async () => {
  await signIn();
  const { playLedger } = await import('./play-state.ts');
  const { reply, arrives } = wire.later();
  wire.on(games.playState, () => reply);
  playLedger.noteRound();
  await pass(2_000);
  expect([wire.asked(games.playState).length, playLedger.isBehind.value]).toEqual([1, true]);
  arrives({ ...exampleOf(games.playState), sessionId: 'one' });
  await settle();
  expect(playLedger.isBehind.value).toBe(false);
});

test('the next player on this phone begins at nothing', async () => {
  await signIn();
  visit('one', { rounds: 2, bet: 1_000, win: 500 });
  const { playClock, playLedger } = await import('./play-state.ts');
  playClock.resume();
  await playLedger.refresh();
  await signIn({ id: 8, token: 'another-token' });
  expect([playLedger.sums(), playClock.resume()]).toEqual([{ rounds: 0, bet: 0, win: 0 }, true]);
});

test('rounds that follow each other quickly are asked about once a second, the last one too', async () => {
  await signIn();
  visit('one', {});
  const { playLedger } = await import('./play-state.ts');
  await playLedger.refresh();
  for (const _round of [1, 2, 3, 4]) {
    playLedger.noteRound();
    await pass(100);
  }
  expect(wire.asked(games.playState)).toHaveLength(1);
  await pass(1_000);
  expect(wire.asked(games.playState)).toHaveLength(2);
  await pass(5_000);
  expect(wire.asked(games.playState)).toHaveLength(2);
});

test('the ledger’s word on the balance is the balance', async () => {
  await signIn();
  visit('one', { coin: 777 });
  const [{ playLedger }, { player }] = [await import('./play-state.ts'), await import('../player/session.ts')];
  await playLedger.refresh();
  await settle();
  expect(player.value?.user.coin).toBe(777);
});

test('an answer that is overtaken by a later one brings no balance of before', async () => {
  await signIn();
  const [{ playLedger }, { player }] = [await import('./play-state.ts'), await import('../player/session.ts')];
  const late = wire.later();
  wire.on(games.playState, () => late.reply);
  const first = playLedger.refresh();
  await settle();
  visit('one', { coin: 900, bet: 100 });
  await playLedger.refresh();
  late.arrives({ ...exampleOf(games.playState), sessionId: 'one', coin: 1_000, bet: 0 });
  await first;
  await settle();
  expect([player.value?.user.coin, playLedger.sums().bet]).toEqual([900, 100]);
});

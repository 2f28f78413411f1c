import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { leavePage, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

const visit = (sessionId: string, sums: object) =>
  wire.on(games.playState, { ...exampleOf(games.playState), sessionId, ...sums });

test('bets and wins are counted over every game since playing began, and over a reload', async () => {
  await signIn();
  visit('one', { rounds: 2, bet: 1_000, win: 500 });
  const [state, time] = [await import('./play-state.ts'), await import('./play-time.ts')];
  time.resumePlayTime();
  await state.refreshPlayState();
  visit('two', { rounds: 1, bet: 200, win: 0 });
  await state.refreshPlayState();
  expect(state.playSums()).toEqual({ rounds: 3, bet: 1_200, win: 500 });
  await leavePage();
  const [later] = [await import('./play-state.ts'), await import('./play-time.ts')];
  visit('three', { rounds: 1, bet: 100, win: 900 });
  await later.refreshPlayState();
  expect(later.playSums()).toEqual({ rounds: 4, bet: 1_300, win: 1_400 });
});

test('the balance is behind from a round on until the ledger has been heard after it', async () => {
  await signIn();
  const { isBalanceBehind, noteRound } = await import('./play-state.ts');
  wire.on(games.playState, 'refused');
  noteRound();
  await pass(2_000);
  expect(isBalanceBehind.value).toBe(true);
  visit('one', { rounds: 2 });
  noteRound();
  await pass(2_000);
  expect(isBalanceBehind.value).toBe(false);
});

test('the next player on this phone begins at nothing', async () => {
  await signIn();
  visit('one', { rounds: 2, bet: 1_000, win: 500 });
  const [state, time] = [await import('./play-state.ts'), await import('./play-time.ts')];
  time.resumePlayTime();
  await state.refreshPlayState();
  await signIn({ id: 8, token: 'another-token' });
  expect([state.playSums(), time.resumePlayTime()]).toEqual([{ rounds: 0, bet: 0, win: 0 }, true]);
});

import { expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { leavePage, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';

async function play(minutes: number): Promise<void> {
  await signIn();
  const { playClock } = await import('./play-state.ts');
  playClock.resume();
  await pass(minutes * MINUTE_MS);
  playClock.noteTold(30);
  await leavePage();
}

test('a reload within a game is no pause: the reality check’s clock goes on where it was', async () => {
  await play(40);
  const { playClock, usePlayedMinutes } = await import('./play-state.ts');
  expect(playClock.resume()).toBe(false);
  const minutes = await drawHook(usePlayedMinutes);
  expect([minutes.value, playClock.toldAtMinute.value]).toEqual([40, 30]);
  await pass(20 * MINUTE_MS);
  expect(minutes.value).toBe(60);
});

test('five minutes out of games are a break, after which the clock begins anew', async () => {
  await play(40);
  await pass(5 * MINUTE_MS + 1_000);
  const { playClock, usePlayedMinutes } = await import('./play-state.ts');
  expect(playClock.resume()).toBe(true);
  const minutes = await drawHook(usePlayedMinutes);
  expect([minutes.value, playClock.toldAtMinute.value]).toEqual([0, 0]);
});

test('a break begins with the first sign that the player is out of the game, and not with the last', async () => {
  await signIn();
  const { playClock } = await import('./play-state.ts');
  playClock.resume();
  await pass(40 * MINUTE_MS);
  playClock.pause();
  await pass(4 * MINUTE_MS);
  playClock.pause();
  await pass(2 * MINUTE_MS);
  expect(playClock.resume()).toBe(true);
});

test('a player who leaves the screen of a game is out of it: five minutes later the clock begins anew', async () => {
  await signIn();
  const { playClock, usePlayedMinutes } = await import('./play-state.ts');
  playClock.resume();
  const { createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  function Minutes() {
    usePlayedMinutes();
    return null;
  }
  root.render(createElement(Minutes));
  await pass(MINUTE_MS);
  root.unmount();
  await pass(5 * MINUTE_MS + 1_000);
  expect(playClock.resume()).toBe(true);
});

test('a page that goes long after the last game leaves no time of play to go on with', async () => {
  await signIn();
  const { playClock } = await import('./play-state.ts');
  playClock.resume();
  await pass(MINUTE_MS);
  playClock.pause();
  await pass(6 * MINUTE_MS);
  await leavePage();
  expect((await import('./play-state.ts')).playClock.resume()).toBe(true);
});

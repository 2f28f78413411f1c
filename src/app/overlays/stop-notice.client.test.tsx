import { expect, test } from 'vitest';
import { care } from '#contract/care.ts';
import { games } from '#contract/games.ts';
import { draw, said } from '../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, json, wire } from '../../../tests/kit/client/wire.ts';

async function drawnForPlayer() {
  await openLobby();
  await signIn();
  await import('#data/ask/late-questions.ts');
  const { StopNotice } = await import('./stop-notice.tsx');
  const { wishStop } = await import('#data/care/stop.ts');
  const { toast } = await import('#data/toasts.ts');
  return { place: await draw(<StopNotice />), wishStop, toast };
}

test('a time-out is told of while the server does not know it, and once when it does', async () => {
  const { place, wishStop, toast } = await drawnForPlayer();
  expect(place.querySelector('[role="status"]')?.textContent).toBe('');
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 1_440 });
  await pass(500);
  expect(said(place, 'care.timeOutHere')).toContain('once you’re connected');
  wire.on(games.takeBreak, { ...exampleOf(games.takeBreak), until: Date.now() + 86_400_000 });
  setOnline(true);
  await pass(2_000);
  expect(place.querySelector('[role="status"]')?.textContent).toBe('');
  expect(toast.value?.key).toBe('care.timeOutSet');
});

test.each([
  [{ kind: 'timeOut', length: 15 }, 'care.timeOutHere'],
  [{ kind: 'exclusion', length: 6 }, 'care.excludedHere'],
] as const)('a server that answers with a failure is told as one that does not answer: %o', async (wish, key) => {
  const { place, wishStop } = await drawnForPlayer();
  for (const row of [games.takeBreak, care.excludeSelf]) wire.on(row, () => json({}, 502));
  wishStop(wish);
  await pass(500);
  expect(said(place, key)).toContain('Our server isn’t answering.');
});

test('what the server has not understood is not said to be on its way', async () => {
  const { place, wishStop } = await drawnForPlayer();
  const { giveUpStop, stop } = await import('#data/care/stop.ts');
  setOnline(false);
  wishStop({ kind: 'exclusion', length: 6 });
  giveUpStop(stop.value!);
  setOnline(true);
  await pass(500);
  expect(said(place, 'care.excludedHere')).toContain('isn’t saved to your account yet');
});

test('a time-out that was begun in a game is called one like every other', async () => {
  const { place, wishStop, toast } = await drawnForPlayer();
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 15 });
  await pass(500);
  expect(said(place, 'care.timeOutHere')).toContain('on a time-out');
  setOnline(true);
  await pass(2_000);
  expect(toast.value?.key).toBe('care.timeOutSet');
});

test('an exclusion of a year is told with its year, and leaves as a logout does: nobody is asked to log in again', async () => {
  const { wishStop, toast } = await drawnForPlayer();
  const { endedSession } = await import('#data/player/session.ts');
  wire.on(care.excludeSelf, { ...exampleOf(care.excludeSelf), until: Date.UTC(2027, 10, 28, 5), months: 12 });
  wishStop({ kind: 'exclusion', length: 12 });
  await pass(2_000);
  expect(toast.value?.text).toContain('until Nov 28, 2027.');
  expect(endedSession.value).toBe('left');
});

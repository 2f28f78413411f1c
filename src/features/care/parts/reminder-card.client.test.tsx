import { expect, test } from 'vitest';
import { care } from '#contract/care.ts';
import { games } from '#contract/games.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const ok = { code: 200, errcode: 0 };

/** The screen of a player whom a game reminds every so many minutes. */
async function open(minutes: number) {
  serverSays(minutes);
  await openLobby();
  await signIn();
  const { CareScreen } = await import('../screens/care-screen.tsx');
  const place = await draw(<CareScreen />);
  await pass(400);
  return place;
}

const serverSays = (realityCheckMinutes: number) =>
  wire.on(care.getCare, { ...exampleOf(care.getCare), realityCheckMinutes });

const pressed = (place: ParentNode) =>
  [...place.querySelectorAll('[aria-pressed=true]')]
    .map(({ textContent }) => textContent)
    .filter((name) => name?.startsWith('Every'));

test('a reminder shows at once as chosen, and of several that are chosen meanwhile the last one holds', async () => {
  const place = await open(30);
  const late = wire.later();
  wire.on(games.setRealityCheck, () => late.reply);
  await tap(buttonOf(place, 'Every 15 minutes'));
  expect(pressed(place)).toEqual(['Every 15 minutes']);
  await tap(buttonOf(place, 'Every 60 minutes'));
  await tap(buttonOf(place, 'Every 120 minutes'));
  expect([pressed(place), wire.asked(games.setRealityCheck).length]).toEqual([['Every 120 minutes'], 1]);
  serverSays(120);
  late.arrives(ok);
  await pass(1_000);
  expect(wire.asked(games.setRealityCheck).map(({ body }) => body['minutes'])).toEqual([15, 120]);
  expect(pressed(place)).toEqual(['Every 120 minutes']);
});

test('what is chosen stays pressed until the screen has read it', async () => {
  const place = await open(30);
  const late = wire.later();
  wire.on(care.getCare, () => late.reply);
  wire.on(games.setRealityCheck, ok);
  await tap(buttonOf(place, 'Every 15 minutes'));
  await pass(1_000);
  expect([wire.asked(care.getCare).length, pressed(place)]).toEqual([2, ['Every 15 minutes']]);
  late.arrives({ ...exampleOf(care.getCare), realityCheckMinutes: 15 });
  await pass(1_000);
  expect(pressed(place)).toEqual(['Every 15 minutes']);
});

test('a reminder that cannot be set goes back to what holds, and says why', async () => {
  const place = await open(30);
  wire.on(games.setRealityCheck, { code: 500, errcode: 500 });
  await tap(buttonOf(place, 'Every 15 minutes'));
  await pass(1_000);
  expect([pressed(place), said(place, 'common.errorError')]).toEqual([['Every 30 minutes'], expect.any(String)]);
});

test('where the choice before was taken and the last one was not, the one before holds, and nothing is called set', async () => {
  const place = await open(30);
  const late = wire.later();
  wire.on(games.setRealityCheck, ({ body }) => (body['minutes'] === 15 ? late.reply : { code: 500, errcode: 500 }));
  await tap(buttonOf(place, 'Every 15 minutes'));
  await tap(buttonOf(place, 'Every 60 minutes'));
  serverSays(15);
  late.arrives(ok);
  await pass(1_000);
  const { toast } = await import('#data/toasts.ts');
  expect([pressed(place), toast.value]).toEqual([['Every 15 minutes'], undefined]);
});

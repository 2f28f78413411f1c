import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import type { Failure } from '#shared/outcome.ts';
import { buttonOf, draw, said, tap } from '../../../tests/kit/client/draw.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, portalPage, wire } from '../../../tests/kit/client/wire.ts';

const asked = () => wire.asked(config.appConfig).length;

async function open(failure: Failure | undefined) {
  const { NoLobby } = await import('./no-lobby.tsx');
  return draw(<NoLobby failure={failure} />);
}

test('a lobby that is gone is asked for at once', async () => {
  const late = wire.later();
  wire.on(config.appConfig, () => late.reply);
  const place = await open(undefined);
  expect([asked(), said(place, 'app.loading') !== undefined]).toEqual([1, true]);
  late.arrives(exampleOf(config.appConfig));
  await settle();
});

test('on a connection that answers nothing the player is told so in seconds, and the lobby is still waited for', async () => {
  const late = wire.later();
  wire.on(config.appConfig, () => late.reply);
  const place = await open(undefined);
  await pass(4_000);
  expect([said(place, 'app.loadFailed') !== undefined, buttonOf(place, 'Try again') !== undefined]).toEqual([
    true,
    true,
  ]);
  late.arrives(exampleOf(config.appConfig));
  await settle();
  expect([asked(), said(place, 'app.loading') !== undefined]).toEqual([1, true]);
});

test('"Try again" waits no longer for what the document has asked on a connection that was dead', async () => {
  window.early = { config: new Promise(() => undefined) };
  const { lobbyKeeper } = await import('#data/lobby/lobby.ts');
  void lobbyKeeper.start();
  await pass(6_500);
  const place = await open(undefined);
  expect(asked()).toBe(0);
  await tap(buttonOf(place, 'Try again'));
  expect([asked(), lobbyKeeper.failure.value]).toEqual([1, undefined]);
});

test.each([
  ['offline', 'app.loadFailed'],
  ['unanswered', 'app.loadFailed'],
  ['broken', 'app.serverFailed'],
] as const)('a lobby that did not come (%s) says why (%s), and asks for nothing by itself', async (kind, key) => {
  const place = await open(kind === 'broken' ? { kind, detail: '' } : { kind });
  expect([said(place, key) !== undefined, asked()]).toEqual([true, 0]);
});

test('a Wi-Fi that answers itself is named', async () => {
  wire.is(portalPage());
  const { lobbyKeeper } = await import('#data/lobby/lobby.ts');
  await lobbyKeeper.refresh();
  expect(said(await open({ kind: 'broken', detail: '' }), 'app.lineForeign')).toMatch(/\w/);
});

test('"Try again" asks once however often it is tapped, and can be tapped again after it failed', async () => {
  const place = await open({ kind: 'unanswered' });
  const late = wire.later();
  wire.on(config.appConfig, () => late.reply);
  await tap(buttonOf(place, 'Try again'));
  await tap(place.querySelector('button'));
  expect([asked(), buttonOf(place, 'Try again')]).toEqual([1, undefined]);
  late.arrives('refused');
  await settle();
  await tap(buttonOf(place, 'Try again'));
  expect(asked()).toBe(2);
});

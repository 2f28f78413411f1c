import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { appConfig } = config;
const AT_WORK = { maintenance: { status: 1, content: 'Back at noon.' } };

async function openScreen() {
  await openLobby(AT_WORK);
  goTo('/maintenance');
  const { MaintenanceScreen } = await import('./maintenance-screen.tsx');
  return draw(<MaintenanceScreen />);
}

test('under maintenance the operator’s words stand there, and a tap asks whether it is over', async () => {
  const place = await openScreen();
  const before = wire.asked(appConfig).length;
  const { reply, arrives } = wire.later();
  wire.on(appConfig, () => reply);
  expect(place.textContent).toContain('Back at noon.');
  await tap(buttonOf(place, 'Check again'));
  const checking = buttonOf(place, 'Checking…');
  expect([checking?.getAttribute('aria-disabled'), wire.asked(appConfig).length]).toEqual(['true', before + 1]);
  await tap(checking);
  arrives({ ...exampleOf(appConfig), ...AT_WORK });
  await pass(100);
  expect(buttonOf(place, 'Check again')?.getAttribute('aria-disabled')).toBe('false');
  expect(wire.asked(appConfig)).toHaveLength(before + 1);
});

test('once it is over the screen says so and leads back to the lobby', async () => {
  const place = await openScreen();
  wire.on(appConfig, { ...exampleOf(appConfig), maintenance: { status: 0, content: '' } });
  await tap(buttonOf(place, 'Check again'));
  await pass(100);
  expect(said(place, 'system.openAgain')).toBeDefined();
  await tap(buttonOf(place, 'Back to lobby'));
  expect(location.pathname).toBe('/lobby/home');
});

test('help stays within reach under maintenance', async () => {
  const place = await openScreen();
  const { serviceSheet } = await import('#data/open-sheet.ts');
  await tap(buttonOf(place, 'Customer service'));
  expect(serviceSheet.shown.value).toBe(true);
});

test('a tap waits for no question that a dead line has taken with it', async () => {
  const place = await openScreen();
  const { lobbyKeeper } = await import('#data/lobby/lobby.ts');
  wire.on(appConfig, 'dead');
  void lobbyKeeper.refresh();
  await pass(3_200);
  wire.on(appConfig, { ...exampleOf(appConfig), maintenance: { status: 0, content: '' } });
  await tap(buttonOf(place, 'Check again'));
  await pass(100);
  expect(said(place, 'system.openAgain')).toBeDefined();
});

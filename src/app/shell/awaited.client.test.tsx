import { expect, test } from 'vitest';
import { buttonOf, draw, said, tap } from '../../../tests/kit/client/draw.ts';
import { goTo, setOnline } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';

async function open() {
  const { Awaited } = await import('./awaited.tsx');
  const { noteCall } = await import('#data/call/connection.ts');
  const place = await draw(<Awaited />);
  const answer = async (): Promise<void> => {
    noteCall('good', performance.now());
    await settle();
  };
  return { place, answer };
}

test('a screen whose code is late says so after three and a half seconds, until the server is heard of', async () => {
  const { place, answer } = await open();
  await pass(3_400);
  expect(place.textContent).toBe('');
  await pass(200);
  expect(said(place, 'app.away')).toMatch(/\w/);
  await answer();
  expect(place.textContent).toBe('');
});

test('a screen whose code is late while calls are answered says nothing', async () => {
  const { place, answer } = await open();
  await pass(1_000);
  await answer();
  await pass(5_000);
  expect(place.textContent).toBe('');
});

test('without a network it is said once the phone would have brought what it keeps, and the way home is beside it', async () => {
  setOnline(false);
  goTo('/lobby/notice');
  const { place } = await open();
  await pass(300);
  expect(place.textContent).toBe('');
  await pass(200);
  expect(said(place, 'app.away')).toMatch(/\w/);
  await tap(buttonOf(place, 'Home'));
  expect(location.pathname).toBe('/lobby/home');
});

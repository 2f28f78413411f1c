import { expect, test, vi } from 'vitest';
import { buttonOf, draw, seenText, tap } from '../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';

async function fail(error: unknown, otherwise?: string) {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { ErrorBoundary } = await import('./error-boundary.tsx');
  function Failing(): never {
    throw error;
  }
  const place = await draw(
    <ErrorBoundary otherwise={otherwise}>
      <Failing />
    </ErrorBoundary>,
  );
  await pass(100);
  return { place, reload };
}

test('a screen that fails is loaded once more by itself, without the copies that the phone keeps, and then says so and offers that', async () => {
  localStorage.setItem('gameListVersion', '42');
  const first = await fail(new Error('damaged'));
  expect([first.reload.mock.calls.length, localStorage.getItem('gameListVersion')]).toEqual([1, null]);
  const { place, reload } = await fail(new Error('damaged'));
  expect(reload).toHaveBeenCalledTimes(1);
  await tap(buttonOf(place, 'Open it again'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('nothing is loaded anew over a game or typed words', async () => {
  const { holdReloads } = await import('#data/app/reload-holds.ts');
  holdReloads();
  const { place, reload } = await fail(new Error('damaged'));
  expect([reload.mock.calls.length, buttonOf(place, 'Open it again') !== undefined]).toEqual([0, true]);
});

test('without a connection the phone keeps its copies: nothing could bring them again', async () => {
  localStorage.setItem('gameListVersion', '42');
  setOnline(false);
  const { place, reload } = await fail(new Error('damaged'));
  const kept = localStorage.getItem('gameListVersion');
  expect([reload.mock.calls.length, kept, buttonOf(place, 'Open it again') !== undefined]).toEqual([0, '42', true]);
});

test('a part that fails gives its place to what stands in for it', async () => {
  const { place, reload } = await fail(new Error('damaged'), 'No chart today');
  expect([seenText(place), reload.mock.calls.length]).toEqual(['No chart today', 0]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../tests/kit/client/turns.ts';

const STYLE = 'assets/sheet-1234567.css';

/** The styles in the document's head, which nothing loads here: a test says how each of them ends. */
const head = document.createElement('div');
const links = () => [...head.querySelectorAll('link')];
const end = (how: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(how));

beforeEach(() => {
  head.replaceChildren();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => head.append(...nodes));
});

/** What it has come to so far. */
function watched(work: Promise<unknown>): unknown[] {
  const ends: unknown[] = [];
  work.then(
    (piece) => ends.push(piece),
    (error: unknown) => ends.push(String(error)),
  );
  return ends;
}

test('a piece is asked for together with its styles, and is there once both are; another that needs the same styles asks for itself alone', async () => {
  const { bringPiece } = await import('./bring-piece.ts');
  const load = vi.fn(() => Promise.resolve('a sheet'));
  const first = watched(bringPiece(load, ['assets/index-1234567.js', STYLE]));
  expect([load.mock.calls.length, links().map(({ href }) => new URL(href).pathname)]).toEqual([1, [`/${STYLE}`]]);
  const second = watched(bringPiece(() => Promise.resolve('another'), [STYLE]));
  await settle();
  expect([first, second]).toEqual([[], []]);
  end('load');
  await settle();
  expect([first, second, links().length]).toEqual([['a sheet'], ['another'], 1]);
  expect(await bringPiece(() => Promise.resolve('a third'), [STYLE])).toBe('a third');
  expect(links()).toHaveLength(1);
});

/** Nothing is mended over a game, so a test sees what is left. */
async function overGame() {
  const { holdReloads } = await import('#data/app/reload-holds.ts');
  holdReloads();
  return import('./bring-piece.ts');
}

test('styles that did not come leave nothing behind, and are asked for anew', async () => {
  const { bringPiece } = await overGame();
  const first = watched(bringPiece(() => Promise.resolve('a sheet'), [STYLE]));
  end('error');
  await settle();
  expect([first, links().length]).toEqual([[`Error: No ${STYLE}`], 0]);
  const again = watched(bringPiece(() => Promise.resolve('a sheet'), [STYLE]));
  end('load');
  await settle();
  expect(again).toEqual(['a sheet']);
});

test('a piece that did not come is known by its error', async () => {
  const { bringPiece } = await overGame();
  const { isMissingPiece } = await import('#shared/missing-piece.ts');
  const error = new Error('gone');
  await expect(bringPiece(() => Promise.reject(error))).rejects.toBe(error);
  expect([isMissingPiece(error), isMissingPiece(new Error('gone')), isMissingPiece(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

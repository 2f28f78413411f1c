import { describe, expect, test } from 'vitest';
import { iconUrl } from '#contract/game-rules.ts';
import { iconWidth } from '#contract/icon-width.ts';
import { firstPicturesFor } from './first-pictures.ts';

const GAMES = [
  { id: 1001, version: '7' },
  { id: 1002, version: 'a b' },
];

const headerFor = (path: string, headers: Record<string, string> = {}, games = GAMES) =>
  firstPicturesFor(new Request(`https://perya.test${path}`, { headers }), games);

/** What a browser chooses of the sizes: the nearest two, and of them the nearer by their geometric mean. */
function chosenBy(density: number, told: string): string {
  const sizes = told.split(', ').map((one) => one.split(' ') as [string, string]);
  const known = sizes.map(([url, size]) => [url, Number.parseFloat(size)] as const);
  const above = known.findIndex(([, size]) => size >= density);
  const [last] = known.at(-1) ?? [];
  if (above <= 0) return (above === 0 ? known[0]?.[0] : last) ?? '';
  const [lower, upper] = [known[above - 1]!, known[above]!];
  return density >= Math.sqrt(lower[1] * upper[1]) ? upper[0] : lower[0];
}

test('home’s document names each first picture once, ahead of what is less urgent', () => {
  const [first = '', second = ''] = (headerFor('/') ?? '').split(/, (?=<)/);
  expect(first).toMatch(
    /^<\/gameIconV2\/1001\.png\?v=7&w=120>; rel=preload; as=image; fetchpriority=high; imagesrcset="/,
  );
  expect(second).toContain('</gameIconV2/1002.png?v=a%20b&w=120>');
});

describe('the size that a browser chooses is the one that home shows', () => {
  test.each([0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.625, 2.75, 3, 3.5, 4])('on a screen of density %d', (density) => {
    const [, told = ''] = /imagesrcset="([^"]*)"/.exec(headerFor('/lobby/home') ?? '') ?? [];
    expect(chosenBy(density, told)).toBe(iconUrl('/', GAMES[0]!, iconWidth(density)));
  });

  test('the smallest where the browser spares data', () => {
    const [, told = ''] = /imagesrcset="([^"]*)"/.exec(headerFor('/', { 'save-data': 'on' }) ?? '') ?? [];
    expect(chosenBy(3, told)).toBe(iconUrl('/', GAMES[0]!, iconWidth(1)));
  });
});

test.each(['/lobby/home?typeId=3', '/login', '/start?gameId=1001', '/index.html', '/sw.js'])(
  '%s names none',
  (path) => {
    expect(headerFor(path)).toBeUndefined();
  },
);

test('a server that knows no games yet names none', () => {
  expect(headerFor('/', {}, [])).toBeUndefined();
});

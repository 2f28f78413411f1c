import { expect, test } from 'vitest';
import { makePlaces } from './places.ts';

const ports = { gamePort: () => 4174, pagePort: () => 4173 };
const asked = (url: string, headers = {}) => new Request(url, { headers });

test.each([
  ['http://localhost:4173/start', 'http://localhost:4174', 'http://localhost:4173'],
  ['http://192.0.2.7:4173/', 'http://192.0.2.7:4174', 'http://192.0.2.7:4173'],
  ['http://[::1]:4173/', 'http://[::1]:4174', 'http://[::1]:4173'],
])('on %s the games are at %s, and may stand in pages of %s', (url, games, page) => {
  const places = makePlaces({ gameOrigin: undefined, publicOrigins: [], ...ports });
  expect(places.games(asked(url))).toBe(games);
  expect(places.embedders(asked(url))).toEqual([page]);
});

test('behind a proxy both are where the operator says, whatever a visitor calls the host', () => {
  const named = { gameOrigin: 'https://games.example', publicOrigins: ['https://play.example'] };
  const places = makePlaces({ ...named, ...ports });
  expect(places.games(asked('http://evil.example/'))).toBe('https://games.example');
  expect(places.embedders(asked('http://evil.example/'))).toEqual(['https://play.example']);
});

import { expect, test } from 'vitest';
import { sealedLobby, sealLobby } from './lobby-seal.ts';

const SECRET = 'a-secret-of-both';
const LAUNCH = 'a-launch-token';
const address = (lobby: string, { secret = SECRET, sealedFor = LAUNCH } = {}): string => {
  const asked = new URLSearchParams({ launch: LAUNCH, ...sealLobby(secret, sealedFor, lobby) });
  return `http://games.test/play?${asked}`;
};

test.each(['http://localhost:41231', 'https://play.example', 'http://192.0.2.7:4173', 'http://[::1]:4173'])(
  'the lobby at %s may hold the game that it has launched',
  (lobby) => {
    expect(sealedLobby(SECRET, address(lobby))).toBe(lobby);
  },
);

test.each([
  ['sealed by nobody who knows the secret', address('https://evil.example', { secret: 'another' })],
  ['sealed for another launch', address('https://play.example', { sealedFor: 'an-older-launch' })],
  ['changed after it was sealed', address('https://play.example').replace('play.example', 'evil.example')],
  ['without its seal', address('https://play.example').replace(/&seal=.*/, '')],
  ['that is no host', address('http://a"b')],
  ['of every host', address('http://*')],
  ['with a second one', address('http://a.example http://b.example')],
  ['that is not named', 'http://games.test/play?launch=x'],
])('a lobby %s may hold none', (_how, asked) => {
  expect(sealedLobby(SECRET, asked)).toBeUndefined();
});

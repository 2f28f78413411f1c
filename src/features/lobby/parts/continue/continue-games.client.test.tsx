import { expect, test } from 'vitest';
import { draw, seenText } from '../../../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../../../tests/kit/client/page.ts';
import { settle } from '../../../../../tests/kit/client/turns.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';

const games = [1001, 1002].map((id) => ({ id, name: `Game ${id}`, typeId: 1, brandId: 1 }));

test('a game that the card leads back to is not offered a second time under "Continue playing"', async () => {
  await openLobby({ gameListVersion: 'of the test', appGameList: games });
  await signIn({ appGameDataUser: { gameLikes: {}, gameHistory: [1001, 1002] } });
  const { ContinueGames } = await import('./continue-games.tsx');
  const { leftGame } = await import('#data/play/left-game.ts');
  const lobby = { config: { gameResourceUrl: '/' } } as Lobby;
  const place = await draw(<ContinueGames lobby={lobby} place={null} />);
  await settle();
  expect(seenText(place)).toContain('Game 1001');
  leftGame.notePlaying(1001);
  setOnline(false);
  leftGame.noteStopped();
  await settle();
  expect([seenText(place).includes('Game 1001'), seenText(place).includes('Game 1002')]).toEqual([false, true]);
});

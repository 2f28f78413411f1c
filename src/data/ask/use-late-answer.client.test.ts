import { createElement } from 'react';
import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { draw } from '../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

/** A part of home that shows how many have won, and each of its drawings. */
async function drawWins(isAsked = true): Promise<(number | undefined)[]> {
  const { useLateAnswer } = await import('./use-late-answer.ts');
  const drawings: (number | undefined)[] = [];
  function Wins() {
    drawings.push(useLateAnswer('tips', isAsked)?.jackpotList.length);
    return null;
  }
  await draw(createElement(Wins));
  await pass(100);
  return drawings;
}

const WIN = { gameId: 1001, phone: '0917****382', amount: 12_345, timestamp: 1 };

test('a part of home that comes back shows in its first drawing what it knew, and does not flash', async () => {
  wire.on(games.lobbyTips, { ...exampleOf(games.lobbyTips), jackpotList: [WIN] });
  await openLobby();
  const first = await drawWins();
  expect([first[0], first.at(-1)]).toEqual([undefined, 1]);
  expect(new Set(await drawWins())).toEqual(new Set([1]));
});

test('what is not asked for is not shown, whatever others know', async () => {
  await openLobby();
  await signIn();
  await drawWins();
  const asked = wire.asked(games.lobbyTips).length;
  expect(new Set(await drawWins(false))).toEqual(new Set([undefined]));
  expect(wire.asked(games.lobbyTips)).toHaveLength(asked);
});

import type { PointerEvent } from 'react';
import { expect, test } from 'vitest';
import { pass } from '../../../tests/kit/client/turns.ts';

async function press(move?: { x: number; y: number }) {
  const { pressesOf } = await import('./long-press.ts');
  const pressed: number[] = [];
  const presses = pressesOf((id) => void pressed.push(id));
  const tile = document.body.appendChild(document.createElement('div'));
  tile.dataset['gameId'] = '1001';
  const at = (x: number, y: number) =>
    ({ pointerType: 'touch', target: tile, clientX: x, clientY: y }) as unknown as PointerEvent;
  presses.onPointerDown(at(50, 50));
  await pass(300);
  if (move) presses.onPointerMove(at(50 + move.x, 50 + move.y));
  await pass(300);
  return pressed;
}

test.each([
  ['rests', [1001], undefined],
  ['trembles', [1001], { x: 4, y: -4 }],
  ['scrolls', [], { x: 0, y: -40 }],
  ['swipes', [], { x: 40, y: 0 }],
])('a finger that %s on a tile for half a second asks for more about these games: %j', async (_how, pressed, move) => {
  expect(await press(move)).toEqual(pressed);
});

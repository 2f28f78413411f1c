import { expect, test } from 'vitest';
import { moved, squareOf, WHOLE } from './crop.ts';

const WIDE = { width: 400, height: 200 };

test('the largest square lies in the middle, and a closer look takes less of it', () => {
  expect(squareOf(WIDE, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
  expect(squareOf(WIDE, { zoom: 1, x: 1, y: 0 })).toEqual({ left: 200, top: 0, side: 200 });
});

test('a finger takes the picture along, as far as there is any', () => {
  expect(moved(WIDE, WHOLE, { x: 0.5, y: 0.5, apart: 1 })).toEqual({ zoom: 1, x: 0, y: 0.5 });
  expect(moved(WIDE, WHOLE, { x: -0.25, y: 0, apart: 1 })).toEqual({ zoom: 1, x: 0.75, y: 0.5 });
  expect(moved(WIDE, WHOLE, { x: 9, y: 0, apart: 1 }).x).toBe(0);
});

test.each([
  [1, 1.5, 1.5],
  [2, 0.25, 1],
  [3, 2, 4],
])('at zoom %s two fingers that are %s times as far apart make it %s', (zoom, apart, expected) => {
  expect(moved(WIDE, { ...WHOLE, zoom }, { x: 0, y: 0, apart })).toEqual({ zoom: expected, x: 0.5, y: 0.5 });
});

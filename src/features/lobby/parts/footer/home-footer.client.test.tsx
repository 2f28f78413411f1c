import { expect, test } from 'vitest';
import { openPainted } from '../../../../../tests/kit/client/app.tsx';
import { seenText } from '../../../../../tests/kit/client/draw.ts';
import { QUIET } from '../../../../../tests/kit/client/home.ts';

test.each([
  [0, 'Licensed to operate in the Philippines.', 'Demo world'],
  [1, 'Demo world: no license, no real money.', 'Licensed'],
])('where demoWorld is %i the footer says “%s”', async (demoWorld, words, never) => {
  const place = await openPainted('/lobby/home', { config: { ...QUIET, demoWorld } });
  const footer = seenText(place.querySelector('footer') ?? place);
  expect([footer.includes(words), footer.includes(never)]).toEqual([true, false]);
});

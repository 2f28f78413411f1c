import { expect, test } from 'vitest';
import { text } from '../text.ts';
import { whyItWaits } from './why-it-waits.ts';

const keptAway = text.onTimeOut('Nov 30, 10:00');

test.each([
  ['a connection and nothing in the way', { hasConnection: true, isPending: false, keptAway: undefined }, undefined],
  ['a time-out', { hasConnection: true, isPending: false, keptAway }, keptAway],
  ['no connection', { hasConnection: false, isPending: false, keptAway: undefined }, text.noConnection],
  ['no connection in a time-out', { hasConnection: false, isPending: false, keptAway }, text.noConnection],
  ['a connection lost while it was asked for', { hasConnection: false, isPending: true, keptAway }, text.stillAsking],
])('%s', (_name, facts, words) => {
  expect(whyItWaits(facts)).toEqual(words);
});

import * as v from 'valibot';
import type { MoneyRow } from '#contract/define.ts';

/** Asks what became of any call: that there is an answer is all that counts. */
export const questionAbout = (path: string): MoneyRow => ({
  path: path as MoneyRow['path'],
  access: 'player',
  effect: 'money',
  body: 'json',
  policy: { kind: 'network' },
  request: v.unknown(),
  answer: v.unknown(),
  refusals: {},
});

import { COIN_KINDS } from '#contract/money-enums.ts';

export type KindName = keyof typeof COIN_KINDS;

/** In the order of what is looked for most. */
export const KIND_NAMES: readonly KindName[] = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'reward',
  'withdrawalReturned',
  'betUndone',
  'toSafebox',
  'fromSafebox',
  'points',
  'correction',
];

/** Which kind an address asks for, by its number or by its name. */
export const kindAsked = (asked: string): KindName | undefined =>
  KIND_NAMES.find((name) => name === asked || String(COIN_KINDS[name]) === asked);

/** Undefined for a number that this release has no name for. */
export const nameOfKind = (kind: number): KindName | undefined => KIND_NAMES.find((name) => COIN_KINDS[name] === kind);

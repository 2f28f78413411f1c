import { expect, test } from 'vitest';
import { COIN_KINDS } from '#contract/money-enums.ts';
import { KIND_NAMES, kindAsked, nameOfKind } from './kinds.ts';

test('every kind of the contract can be chosen, once', () => {
  expect(KIND_NAMES.toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(COIN_KINDS).toSorted((a, b) => a.localeCompare(b)),
  );
});

test('a number of a later release has no name', () => {
  expect([nameOfKind(COIN_KINDS.withdrawal), nameOfKind(99), nameOfKind(Number.NaN)]).toEqual([
    'withdrawal',
    undefined,
    undefined,
  ]);
});

test.each([
  [String(COIN_KINDS.deposit), 'deposit'],
  ['deposit', 'deposit'],
  ['withdrawal', 'withdrawal'],
  ['', undefined],
  ['toString', undefined],
  ['99', undefined],
])('an address that asks for "%s" is shown %s', (asked, kind) => {
  expect(kindAsked(asked)).toBe(kind);
});

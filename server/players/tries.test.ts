import { expect, test } from 'vitest';
import type { Counted } from '../sql/queries/tries.ts';
import * as limits from './tries.ts';

const PLAYER = { id: 7 };
const NAMED = { player: PLAYER, account: '' };
const NETWORK = '203.0.113.7';
const [MARK, MOBILE] = ['0a'.repeat(16), '9171234567'];

const EACH: Record<keyof typeof limits, Counted> = {
  signInOn: limits.signInOn(PLAYER, MARK),
  signInAt: limits.signInAt(NAMED, NETWORK),
  signInByStrangers: limits.signInByStrangers(NAMED),
  signInFrom: limits.signInFrom(NETWORK),
  signInFromArea: limits.signInFromArea(NETWORK),
  signInAnywhere: limits.signInAnywhere,
  safeboxOn: limits.safeboxOn(PLAYER, MARK),
  safeboxAt: limits.safeboxAt(PLAYER, NETWORK),
  safeboxByStrangers: limits.safeboxByStrangers(PLAYER),
  provingByPasskey: limits.provingByPasskey(PLAYER),
  signUpFrom: limits.signUpFrom(NETWORK),
  recoverOn: limits.recoverOn(PLAYER, MARK),
  codesOn: limits.codesOn(MOBILE, MARK),
  codesToKnown: limits.codesToKnown,
  codesTo: limits.codesTo(MOBILE, NETWORK),
  codesByStrangers: limits.codesByStrangers(MOBILE),
  codesFrom: limits.codesFrom(NETWORK),
  codesFromADay: limits.codesFromADay(NETWORK),
  codesAnywhere: limits.codesAnywhere,
  eventsFrom: limits.eventsFrom(NETWORK),
  namingSuperior: limits.namingSuperior(PLAYER),
  askingService: limits.askingService(PLAYER),
  writingToService: limits.writingToService(PLAYER),
  renaming: limits.renaming(PLAYER),
  picturing: limits.picturing(PLAYER),
  linkingEmail: limits.linkingEmail(PLAYER),
  emailsTo: limits.emailsTo('jamie@example.com'),
  emailsFrom: limits.emailsFrom(NETWORK),
  emailsAnywhere: limits.emailsAnywhere,
};

test('what is tried in one place uses up no tries of another: each limit counts for itself', () => {
  const scopes = Object.values(EACH).map(({ scope }) => scope);
  expect(scopes.filter((scope, at) => scopes.indexOf(scope) !== at)).toEqual([]);
});

const MINUTE = 60_000;
const [QUARTER, HOUR, DAY] = [15, 60, 24 * 60];

/** How many tries there are, in how many minutes, and how long the longest wait is that follows. */
const PROMISED: Record<keyof typeof limits, [most: number, minutes: number, longest: number]> = {
  signInOn: [5, QUARTER, HOUR],
  signInAt: [5, QUARTER, HOUR],
  signInByStrangers: [30, HOUR, 8 * HOUR],
  signInFrom: [120, 1, 1],
  signInFromArea: [600, 1, 1],
  signInAnywhere: [6_000, 1, 1],
  safeboxOn: [5, QUARTER, HOUR],
  safeboxAt: [5, QUARTER, HOUR],
  safeboxByStrangers: [30, HOUR, 8 * HOUR],
  provingByPasskey: [20, QUARTER, QUARTER],
  signUpFrom: [60, 1, 1],
  recoverOn: [5, 1, 1],
  codesOn: [5, HOUR, HOUR],
  codesToKnown: [5_000, DAY, DAY],
  codesTo: [5, HOUR, HOUR],
  codesByStrangers: [10, HOUR, 8 * HOUR],
  codesFrom: [20, HOUR, HOUR],
  codesFromADay: [100, DAY, DAY],
  codesAnywhere: [5_000, DAY, DAY],
  eventsFrom: [1_200, HOUR, HOUR],
  namingSuperior: [10, HOUR, HOUR],
  askingService: [10, DAY, DAY],
  writingToService: [30, HOUR, HOUR],
  renaming: [10, HOUR, HOUR],
  picturing: [20, DAY, DAY],
  linkingEmail: [5, HOUR, HOUR],
  emailsTo: [10, HOUR, 8 * HOUR],
  emailsFrom: [20, HOUR, HOUR],
  emailsAnywhere: [5_000, DAY, DAY],
};

test.each(Object.entries(PROMISED))('%s has no more tries than decisions 030 and 031 give it: %j', (name, promised) => {
  const { most, windowMs, doublings } = EACH[name as keyof typeof limits];
  expect([most, windowMs / MINUTE, (windowMs * 2 ** doublings) / MINUTE]).toEqual(promised);
});

const OTHER = { id: 8 };

test.each<[string, Counted, Counted]>([
  ['another player', limits.signInOn(PLAYER, MARK), limits.signInOn(OTHER, MARK)],
  ['another device', limits.signInOn(PLAYER, MARK), limits.signInOn(PLAYER, '0b'.repeat(16))],
  ['another network', limits.signInAt(NAMED, NETWORK), limits.signInAt(NAMED, '198.51.100.1')],
  ['another account', limits.signInByStrangers(NAMED), limits.signInByStrangers({ player: OTHER, account: '' })],
  ['a number that is texted', limits.codesTo(MOBILE, NETWORK), limits.codesTo('9171234568', NETWORK)],
  ['a question of another player', limits.askingService(PLAYER), limits.askingService(OTHER)],
])('the tries of %s are counted apart', (_what, one, other) => {
  expect(one.key).not.toBe(other.key);
});

test('a name in capital letters, and a number in another form, are the same account', () => {
  const keyOf = (account: string) => limits.signInByStrangers({ player: undefined, account }).key;
  expect(keyOf('Jamie88')).toBe(keyOf('jamie88'));
  expect(keyOf(`+63 ${MOBILE}`)).toBe(keyOf(`0${MOBILE}`));
  expect(keyOf('jamie88')).not.toBe(keyOf('jamie89'));
});

test('what is counted names nobody: no number, address or typed name stands in it', () => {
  const typed = limits.signInByStrangers({ player: undefined, account: 'my-password-1' });
  const keys = [...Object.values(EACH), typed].map(({ key }) => key);
  expect(keys.filter((key) => key.includes(MOBILE) || key.includes('@') || key.includes('password'))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Counted } from '../sql/queries/limits.ts';
import * as limits from './limits.ts';

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

/** How often anything that could be guessed or flooded may be tried. No limit shuts anybody out for good. */
import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { areaOf } from '../fair/area-of.ts';
import type { Counted } from '../sql/queries/tries.ts';
import { readMobile } from './mobile.ts';

/**
 * A name without an account costs a stranger as many tries, so that running out of them tells nothing. A phone number is one
 * name however it is written: a player's is one account in every spelling.
 */
export interface Named {
  player: { id: number } | undefined;
  account: string;
}

const keyOf = ({ player, account }: Named): string =>
  player ? `player ${player.id}` : `name ${digest(readMobile(account) ?? account.toLowerCase())}`;

/** Of a player alone, whose next time begins when this one is over. */
const ofPlayer = ({ id }: { id: number }, scope: string, most: number, windowMs: number): Counted => ({
  scope,
  key: `player ${id}`,
  most,
  windowMs,
  doublings: 0,
});

const FEW_TRIES = {
  most: 5,
  windowMs: 15 * MINUTE_MS,
  doublings: 2, // At worst an hour.
};

/** Of a device that the player has signed in on: no stranger can use them up. */
export const signInOn = (player: { id: number }, mark: string): Counted => ({
  scope: 'sign-in-device',
  key: `player ${player.id} ${digest(mark)}`,
  ...FEW_TRIES,
});

/** Of a stranger's network at one account. */
export const signInAt = (named: Named, network: string): Counted => ({
  scope: 'sign-in-account',
  key: `${keyOf(named)} ${network}`,
  ...FEW_TRIES,
});

/** Of all strangers together at one account, from however many networks they come. */
export const signInByStrangers = (named: Named): Counted => ({
  scope: 'sign-in-strangers',
  key: keyOf(named),
  most: 30,
  windowMs: HOUR_MS,
  doublings: 3, // At worst eight hours, and so ninety tries a day.
});

/** Wide, because a whole neighborhood can share one address of its telephone company. */
export const signInFrom = (network: string): Counted => ({
  scope: 'sign-in-network',
  key: network,
  most: 120,
  windowMs: MINUTE_MS,
  doublings: 0,
});

/** So that one customer with thousands of networks does not use up what all have. */
export const signInFromArea = (network: string): Counted => ({
  scope: 'sign-in-area',
  key: areaOf(network),
  most: 600,
  windowMs: MINUTE_MS,
  doublings: 0,
});

export const signInAnywhere: Counted = {
  scope: 'sign-in',
  key: '',
  most: 6_000,
  windowMs: MINUTE_MS,
  doublings: 0,
};

/** The password of a safebox is tried as that of an account is, and counted apart from it. */
export const safeboxOn = (player: { id: number }, mark: string): Counted => ({
  ...signInOn(player, mark),
  scope: 'safebox-device',
});

export const safeboxAt = (player: { id: number }, network: string): Counted => ({
  ...signInAt({ player, account: '' }, network),
  scope: 'safebox-network',
});

export const safeboxByStrangers = (player: { id: number }): Counted => ({
  ...signInByStrangers({ player, account: '' }),
  scope: 'safebox-strangers',
});

/** Each asks a device to sign something, which nobody can guess: only the asking has a bound. */
export const provingByPasskey = (player: { id: number }): Counted =>
  ofPlayer(player, 'passkey-proof', 20, 15 * MINUTE_MS);

/** Sign-ups and new passwords: rarer than sign-ins, and each may cost a password's work. */
export const signUpFrom = (network: string): Counted => ({
  scope: 'sign-up-network',
  key: network,
  most: 60,
  windowMs: MINUTE_MS,
  doublings: 0,
});

/** A new password from a device that the player has signed in on. */
export const recoverOn = (player: { id: number }, mark: string): Counted => ({
  ...signInOn(player, mark),
  scope: 'recover-device',
  windowMs: MINUTE_MS,
  doublings: 0,
});

const FEW_CODES = { most: 5, windowMs: HOUR_MS, doublings: 0 };

/** To the number of a player who has signed in on this device. */
export const codesOn = (mobile: string, mark: string): Counted => ({
  scope: 'code-device',
  key: digest(`${mobile} ${mark}`),
  ...FEW_CODES,
});

/** What strangers pump through the limits below takes no text from these. */
export const codesToKnown: Counted = { scope: 'code-known', key: '', most: 5_000, windowMs: DAY_MS, doublings: 0 };

/** Of a stranger's network to one number. */
export const codesTo = (mobile: string, network: string): Counted => ({
  scope: 'code-mobile',
  key: `${digest(mobile)} ${network}`,
  ...FEW_CODES,
});

/** Of all strangers together to one number. */
export const codesByStrangers = (mobile: string): Counted => ({
  scope: 'code-strangers',
  key: digest(mobile),
  most: 10,
  windowMs: HOUR_MS,
  doublings: 3, // At worst eight hours, and so thirty codes a day.
});

export const codesFrom = (network: string): Counted => ({
  scope: 'code-network',
  key: network,
  most: 20,
  windowMs: HOUR_MS,
  doublings: 0,
});

/** A fiftieth of everybody's, so that no handful of networks uses up a day of all others. */
export const codesFromADay = (network: string): Counted => ({
  scope: 'code-network-day',
  key: areaOf(network),
  most: 100,
  windowMs: DAY_MS,
  doublings: 0,
});

/** Texts cost money: an attacker with many numbers and many networks is stopped by this one. */
export const codesAnywhere: Counted = { scope: 'code', key: '', most: 5_000, windowMs: DAY_MS, doublings: 0 };

/** A page tells of itself some ten times a visit; what is beyond is kept on the device and told later. */
export const eventsFrom = (network: string): Counted => ({
  scope: 'event-network',
  key: network,
  most: 1_200,
  windowMs: HOUR_MS,
  doublings: 0,
});

/** Mistyped names are often passwords, and neither belongs into a table of limits. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** Who tries codes learns which ones there are. */
export const namingSuperior = (player: { id: number }): Counted => ofPlayer(player, 'superior', 10, HOUR_MS);

/** Questions to customer service are read by people. */
export const askingService = (player: { id: number }): Counted => ofPlayer(player, 'ticket', 10, DAY_MS);

export const writingToService = (player: { id: number }): Counted => ofPlayer(player, 'ticket-letter', 30, HOUR_MS);

/** The answer to a nickname tells whether it, or a log-in name like it, exists. */
export const renaming = (player: { id: number }): Counted => ofPlayer(player, 'nickname', 10, HOUR_MS);

export const picturing = (player: { id: number }): Counted => ofPlayer(player, 'own-picture', 20, DAY_MS);

/** Mails with a code, of one player. */
export const linkingEmail = (player: { id: number }): Counted =>
  ofPlayer(player, 'email-player', FEW_CODES.most, FEW_CODES.windowMs);

/** Of all players to one address, which may be a stranger's to all of them. */
export const emailsTo = (email: string): Counted => ({ ...codesByStrangers(email), scope: 'email-address' });

export const emailsFrom = (network: string): Counted => ({ ...codesFrom(network), scope: 'email-network' });

export const emailsAnywhere: Counted = { ...codesAnywhere, scope: 'email' };

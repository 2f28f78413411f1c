/** How often anything that could be guessed or flooded may be tried. No limit shuts anybody out for good. */
import { createHash } from 'node:crypto';
import type { Counted } from '../sql/queries/limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** One more name than exists costs a stranger as many tries, so that running out of them tells nothing. */
export const signInOf = (player: { id: number } | undefined, account: string): Counted => ({
  scope: 'sign-in-account',
  key: player ? `player ${player.id}` : `name ${digest(account.toLowerCase())}`,
  most: 5,
  windowMs: 15 * MINUTE_MS,
  doublings: 2, // At worst an hour.
});

/** Wide, because a whole neighbourhood can share one address of its telephone company. */
export const signInFrom = (network: string): Counted => ({
  scope: 'sign-in-network',
  key: network,
  most: 120,
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

/** Sign-ups and new passwords: rarer than sign-ins, and each may cost a password's work. */
export const signUpFrom = (network: string): Counted => ({
  scope: 'sign-up-network',
  key: network,
  most: 60,
  windowMs: MINUTE_MS,
  doublings: 0,
});

export const codesTo = (mobile: string): Counted => ({
  scope: 'code-mobile',
  key: digest(mobile),
  most: 5,
  windowMs: HOUR_MS,
  doublings: 0,
});

export const codesFrom = (network: string): Counted => ({
  scope: 'code-network',
  key: network,
  most: 20,
  windowMs: HOUR_MS,
  doublings: 0,
});

/** Texts cost money: whoever pumps them through many numbers and addresses reaches this one. */
export const codesAnywhere: Counted = { scope: 'code', key: '', most: 5_000, windowMs: DAY_MS, doublings: 0 };

/** Mistyped names are often passwords, and neither belongs into a table of limits. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

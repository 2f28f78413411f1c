import { randomInt } from 'node:crypto';

/** Without the letters and digits that people take for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** What a player gives to a friend. A million million of them leave no need to ask whether one is taken. */
export const makeInviteCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** What the page lets its worker do: work that would hold up a tap. It knows no call and no screen. */
import { encryptPassword } from './cipher.ts';
import { makeFingerprint } from './fingerprint.ts';

export const workshop = {
  ping: (): true => true,
  encryptPassword,
  makeFingerprint,
};

export type Workshop = typeof workshop;

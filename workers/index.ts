/** What the page lets its worker do: work that would hold up a tap. It knows no call and no screen. */
import { encryptPassword } from './cipher.ts';
import { makeFingerprint } from './fingerprint.ts';
import { encryptRemembered, forgetPassword, rememberedAccount, rememberPassword } from './vault.ts';

export const workshop = {
  ping: (): true => true,
  encryptPassword,
  makeFingerprint,
  rememberPassword,
  rememberedAccount,
  encryptRemembered,
  forgetPassword,
};

export type Workshop = typeof workshop;

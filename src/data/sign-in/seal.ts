/** Passwords leave this page encrypted for the server, or not at all. */
import { HOT_LIMIT } from '#contract/limits.ts';
import { must } from '#shared/assert.ts';
import type { PasswordKey } from '#workers/cipher.ts';
import { fingerprintNow } from '../device/fingerprint.ts';
import { encryptRemembered } from './remembered.ts';
import { watch } from '../lobby/stored.ts';

export async function sealPassword(password: string): Promise<string> {
  // By its mark a device that has signed in is known again, and strangers' wrong passwords are not in its way.
  await fingerprintNow();
  const { getWorkshop } = await import('../app/worker.ts');
  return (await getWorkshop()).encryptPassword(password, applicationKey());
}

/** Undefined when no password of this account is kept. */
export const sealRemembered = (account: string): Promise<string | undefined> =>
  encryptRemembered(account, applicationKey());

/** No screen is drawn before there is a configuration, and it brings the key. */
function applicationKey(): PasswordKey {
  const lobby = must(watch('lobby', { hotLimit: HOT_LIMIT }).getValue(), 'a configuration is there before any form');
  const { publicKey, publicKeyId, passwordCipher } = lobby.config;
  return { publicKey, keyId: publicKeyId, cipher: passwordCipher };
}

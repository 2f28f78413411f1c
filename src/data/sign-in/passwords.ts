/**
 * Passwords: they leave this page encrypted for the server, or not at all. One that a player has asked to be kept on this
 * phone stays in the worker.
 */
import { HOT_LIMIT } from '#contract/limits.ts';
import { must } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import type { PasswordKey } from '#workers/cipher.ts';
import { withDeadline } from '#shared/in-time.ts';
import { readDevice, removeDevice, writeDevice } from '../device/device.ts';
import { fingerprintNow } from '../device/fingerprint.ts';
import { watch } from '../lobby/stored.ts';

/** To sign in or out must not hang on a worker that does not answer, nor on its program that does not load. */
const DEADLINE_MS = 5_000;
/** The worker's program comes over the connection on a first visit, and an older server's cipher always. */
const SEAL_DEADLINE_MS = 30_000;

/** The account name of the last player on this phone. */
export const lastAccount = (): string => readDevice('lastAccount') ?? '';

/** False where it is not kept: then it is typed the next time. */
export async function rememberPassword(account: string, password: string): Promise<boolean> {
  try {
    const remembering = openWorkshop().then((workshop) => workshop.rememberPassword(account, password));
    return await withDeadline(remembering, DEADLINE_MS);
  } catch (error) {
    log.info('the password is not kept', { why: String(error) });
    return false;
  }
}

export async function rememberedAccount(): Promise<string | undefined> {
  try {
    const looking = openWorkshop().then((workshop) => workshop.rememberedAccount());
    return await withDeadline(looking, DEADLINE_MS);
  } catch (error) {
    log.info('not known whether a password is kept', { why: String(error) });
    return undefined; // The worker's program cannot be loaded now: the password is typed.
  }
}

/** The wish is written down first: where the worker does not answer, the next who looks for a password forgets it. */
export async function forgetRemembered(): Promise<void> {
  writeDevice('forgetsPassword', '1');
  try {
    await withDeadline(openWorkshop(), DEADLINE_MS);
  } catch (error) {
    log.info('a password that is kept is not forgotten yet', { why: String(error) });
  }
}

async function openWorkshop() {
  const { getWorkshop } = await import('../app/worker.ts');
  const workshop = await getWorkshop();
  if (readDevice('forgetsPassword') !== undefined) {
    await workshop.forgetPassword();
    removeDevice('forgetsPassword');
  }
  return workshop;
}

export const sealPassword = (password: string): Promise<string> => withDeadline(seal(password), SEAL_DEADLINE_MS);

async function seal(password: string): Promise<string> {
  // By its mark a device that has signed in is known again, and strangers' wrong passwords are not in its way.
  await fingerprintNow();
  const { getWorkshop } = await import('../app/worker.ts');
  return (await getWorkshop()).encryptPassword(password, applicationKey());
}

/** Undefined when no password of this account is kept. */
export async function sealRemembered(account: string): Promise<string | undefined> {
  const workshop = await withDeadline(openWorkshop(), SEAL_DEADLINE_MS);
  return withDeadline(workshop.encryptRemembered(account, applicationKey()), DEADLINE_MS);
}

/** No screen is drawn before there is a configuration, and it brings the key. */
function applicationKey(): PasswordKey {
  const lobby = must(watch('lobby', { hotLimit: HOT_LIMIT }).getValue(), 'a configuration is there before any form');
  const { publicKey, publicKeyId, passwordCipher } = lobby.config;
  return { publicKey, keyId: publicKeyId, cipher: passwordCipher };
}

/** The account name of the last player on this phone, and the password that they asked to be kept. */
import type { PasswordKey } from '#workers/cipher.ts';
import { log } from '#shared/log.ts';
import { readDevice, removeDevice, writeDevice } from '../device/device.ts';
import { withDeadline } from '../lobby/kept.ts';

/** Signing out must not hang on a worker that does not answer, nor on its program that does not load. */
const DEADLINE_MS = 5_000;

export const lastAccount = (): string => readDevice('lastAccount') ?? '';

/** False where it is not kept: then it is typed the next time. */
export async function rememberPassword(account: string, password: string): Promise<boolean> {
  try {
    return await (await openWorkshop()).rememberPassword(account, password);
  } catch (error) {
    log.info('the password is not kept', { why: String(error) });
    return false;
  }
}

export async function rememberedAccount(): Promise<string | undefined> {
  try {
    return await (await openWorkshop()).rememberedAccount();
  } catch (error) {
    log.info('not known whether a password is kept', { why: String(error) });
    return undefined; // The worker's program cannot be loaded now: the password is typed.
  }
}

export async function encryptRemembered(account: string, key: PasswordKey): Promise<string | undefined> {
  return (await openWorkshop()).encryptRemembered(account, key);
}

/** The wish is written down first: where the worker does not answer, the next who looks for a password forgets it. */
export async function forgetRemembered(): Promise<void> {
  writeDevice('forgetsPassword', '1');
  try {
    await withDeadline(openWorkshop(), DEADLINE_MS);
  } catch (error) {
    log.error('the kept password is not forgotten yet', { why: String(error) });
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

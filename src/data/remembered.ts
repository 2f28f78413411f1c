/** The account name of the last player on this phone, and the password that they asked to be kept. */
import type { PasswordKey } from '#workers/cipher.ts';
import { log } from '#shared/log.ts';
import { readDevice } from './device.ts';
import { withDeadline } from './kept.ts';

/** Signing out must not hang on a worker that does not answer. */
const DEADLINE_MS = 3_000;

export const lastAccount = (): string => readDevice('lastAccount') ?? '';

export async function rememberPassword(account: string, password: string): Promise<boolean> {
  const { getWorkshop } = await import('./worker.ts');
  return (await getWorkshop()).rememberPassword(account, password);
}

export async function rememberedAccount(): Promise<string | undefined> {
  try {
    const { getWorkshop } = await import('./worker.ts');
    return await (await getWorkshop()).rememberedAccount();
  } catch (error) {
    log.info('not known whether a password is kept', { why: String(error) });
    return undefined; // The worker's program cannot be loaded now: the password is typed.
  }
}

export async function encryptRemembered(account: string, key: PasswordKey): Promise<string | undefined> {
  const { getWorkshop } = await import('./worker.ts');
  return (await getWorkshop()).encryptRemembered(account, key);
}

export async function forgetRemembered(): Promise<void> {
  try {
    const { getWorkshop } = await import('./worker.ts');
    await withDeadline((await getWorkshop()).forgetPassword(), DEADLINE_MS);
  } catch (error) {
    log.error('the kept password was not forgotten', { why: String(error) });
  }
}

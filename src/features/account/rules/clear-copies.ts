import { log } from '#shared/log.ts';
import { forgetCopies } from '#data/app/storage.ts';

/** So much of this phone is taken; undefined where the browser does not say. */
export async function usedBytes(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch (error) {
    log.info('nobody knows how much is kept', { why: String(error) });
    return undefined;
  }
}

/** Everything that the server has as well goes, and the page begins anew. */
export async function clearCopies(): Promise<void> {
  await forgetCopies();
  await globalThis.caches?.delete('icons').catch(() => false);
  location.reload();
}

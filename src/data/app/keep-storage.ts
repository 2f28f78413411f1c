import { log } from '#shared/log.ts';

/**
 * Asks the browser not to clear this device's storage by itself, once the player has shown that they mean to come back:
 * by installing the app, or by signing in. Some browsers ask the person, and some never answer, so nobody waits for it.
 */
export function askToKeepStorage(): void {
  navigator.storage?.persist?.().then(
    (isGranted) => log.debug('storage is kept', { isGranted }),
    (error: unknown) => log.info('storage may be cleared', { why: String(error) }),
  );
}

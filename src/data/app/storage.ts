/** What the browser stores for the app: asked to stay, or forgotten where it is only a copy. */
import { log } from '#shared/log.ts';
import { withDeadline } from '#shared/in-time.ts';
import { removeDevice } from '../device/device.ts';
import { openKeptStore } from '../lobby/kept.ts';
import { inPlayerStore } from '../player/session.ts';

const DEADLINE_MS = 2_000;

/**
 * Forgets what is only a copy of what the server has. A screen that fails may have met a row that a damaged device or
 * another release has left, and would fail again at every start. What a player has done and the server does not know stays.
 */
export async function forgetCopies(): Promise<void> {
  removeDevice('gameListVersion');
  try {
    await withDeadline(Promise.all([forgetLobby(), inPlayerStore((store) => store.forgetCopies())]), DEADLINE_MS);
  } catch (error) {
    log.info('copies are not forgotten', { why: String(error) });
  }
}

const forgetLobby = async (): Promise<void> => (await openKeptStore())?.forgetCopies();

/**
 * Asks the browser not to clear this device's storage by itself, once the player has shown that they mean to come back:
 * by installing the app, or by signing in. Some browsers ask the person, and some never answer, so the app does not wait for it.
 */
export function askToKeepStorage(): void {
  navigator.storage?.persist?.().then(
    (isGranted) => log.debug('storage is kept', { isGranted }),
    (error: unknown) => log.info('storage may be cleared', { why: String(error) }),
  );
}

/**
 * Forgets what is only a copy of what the server has. A screen that fails may have met a row that a damaged device or
 * another release has left, and would fail again at every start. What a player has done and nobody has heard of stays.
 */
import { log } from '#shared/log.ts';
import { removeDevice } from './device/device.ts';
import { openKeptStore, withDeadline } from './lobby/kept.ts';
import { inPlayerStore } from './player/session.ts';

const DEADLINE_MS = 2_000;

export async function forgetCopies(): Promise<void> {
  removeDevice('gameListVersion');
  try {
    await withDeadline(Promise.all([forgetLobby(), inPlayerStore((store) => store.forgetCopies())]), DEADLINE_MS);
  } catch (error) {
    log.info('copies are not forgotten', { why: String(error) });
  }
}

const forgetLobby = async (): Promise<void> => (await openKeptStore())?.forgetCopies();

/** Opens and deletes the players' databases. Where the browser has none, a player lives in memory. */
import { log } from '#shared/log.ts';
import type { PlayerStore } from '#store/player-store.ts';
import { withDeadline } from './kept.ts';

const OPEN_DEADLINE_MS = 3_000;
/** Deleting waits for other tabs to let go of the database; they do so when they hear that the player has left. */
const WIPE_DEADLINE_MS = 5_000;

export async function openPlayerStore(playerId: number): Promise<PlayerStore> {
  try {
    const { openKeptPlayerStore } = await import('#store/kept-player-store.ts');
    return await withDeadline(openKeptPlayerStore(playerId), OPEN_DEADLINE_MS);
  } catch (error) {
    log.info('the player is not kept on this device', { why: String(error) });
    const { MemoryPlayerStore } = await import('#store/memory-player-store.ts');
    return new MemoryPlayerStore();
  }
}

export async function wipePlayersExcept(playerId: number | undefined): Promise<void> {
  try {
    const { deletePlayersExcept } = await import('#store/player-schema.ts');
    await withDeadline(deletePlayersExcept(playerId), WIPE_DEADLINE_MS);
  } catch (error) {
    log.info('players not deleted; the next start tries again', { why: String(error) });
  }
}

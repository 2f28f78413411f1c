/** Deletes what is kept of players. */
import { log } from '#shared/log.ts';
import { openKeptStore } from '../lobby/kept.ts';

/** After the first paint, like the databases themselves. */
export const playerStores = () => import('./player-stores.ts');

/** Without a player to except, it is everybody's. */
export async function wipe(exceptPlayerId: number | undefined): Promise<void> {
  if (exceptPlayerId === undefined) await (await openKeptStore())?.saveSession(undefined).catch(noteLeftOver);
  await playerStores()
    .then((stores) => stores.wipePlayersExcept(exceptPlayerId))
    .catch(noteLeftOver);
}

export const noteLeftOver = (error: unknown): void => log.info('not all is wiped', { why: String(error) });

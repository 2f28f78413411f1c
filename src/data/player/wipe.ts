/** Deletes what is kept of players. */
import { log } from '#shared/log.ts';
import { forgetVisit } from '../device/visit.ts';
import { openKeptStore } from '../lobby/kept.ts';
import { forgetReturn } from '../sign-in/return-to.ts';

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

/** What this tab holds of a player beside the stores. No other tab can reach it. */
export function forgetTyped(): void {
  forgetReturn();
  forgetVisit();
}

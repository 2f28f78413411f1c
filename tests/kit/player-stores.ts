/** What a player leaves on the phone, in a browser that keeps it and in one that keeps nothing. A file imports `fake-indexeddb/auto` first. */
import { afterEach } from 'vitest';
import { openKeptPlayerStore } from '#store/kept-player-store.ts';
import { MemoryPlayerStore } from '#store/memory-player-store.ts';
import { deletePlayersExcept } from '#store/player-schema.ts';
import type { PlayerStore } from '#store/player-store.ts';

export const stores: [name: string, open: () => Promise<PlayerStore>][] = [
  ['the store that keeps', () => openKeptPlayerStore(7)],
  ['memory', async () => new MemoryPlayerStore()],
];

/** Opens a store that is closed and emptied after the test. To be called once in a file. */
export function storeOpener(): (make: () => Promise<PlayerStore>) => Promise<PlayerStore> {
  const opened: PlayerStore[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) store.close();
    await deletePlayersExcept(undefined);
  });
  return async (make) => {
    const store = await make();
    opened.push(store);
    return store;
  };
}

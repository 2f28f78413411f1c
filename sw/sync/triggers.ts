/**
 * When waiting rows are sent: on the browser's sync event, when this program starts, and when the page says so.
 * workbox-background-sync registers the event and stands in for it where a browser has none; what is sent, and what a
 * reply means, is decided in drain.ts, since its own replay takes any reply for success.
 */
import { Queue } from 'workbox-background-sync';
import { drainEvents } from './drain.ts';
import { drainFavourites } from './drain-favourites.ts';

const SYNC_NAME = 'waiting-rows';

let queue: Queue | undefined;

export function listenForSync(): void {
  queue = new Queue(SYNC_NAME, {
    onSync: async () => {
      // A throw asks the browser to fire the event again later.
      if (await isLeft()) throw new Error('Rows are still waiting');
    },
  });
}

/** True where something is left, for which the browser has been asked to come back. */
export async function drainSoon(): Promise<boolean> {
  const isUnfinished = await isLeft();
  if (isUnfinished) await queue?.registerSync();
  return isUnfinished;
}

/** The player's wishes first: somebody looks at them. */
async function isLeft(): Promise<boolean> {
  const ends = [await drainFavourites(), await drainEvents()];
  return ends.includes('unfinished');
}

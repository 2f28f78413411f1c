/**
 * When waiting rows are sent: on the browser's sync event, when this program starts, and when the page says so.
 * workbox-background-sync registers the event and stands in for it where a browser has none; what is sent, and what a
 * reply means, is decided in drain.ts, since its own replay takes any reply for success.
 */
import { Queue } from 'workbox-background-sync';
import { pause } from '#shared/pause.ts';

const SYNC_NAME = 'waiting-rows';
/** Phones that get their line back at the same moment do not all speak in it; see docs/decisions/021. */
const SPREAD_MS = 2_000;

let queue: Queue | undefined;

export function listenForSync(): void {
  queue = new Queue(SYNC_NAME, {
    onSync: async () => {
      await pause(Math.random() * SPREAD_MS);
      const { drainAll } = await import('./triggers.ts');
      // A throw asks the browser to fire the event again later.
      if ((await drainAll({ isTimely: true })) === 'unfinished') throw new Error('Rows are still waiting');
    },
  });
}

/** Asks the browser to fire the event once there is a connection. */
export const comeBack = async (): Promise<void> => queue?.registerSync();

/**
 * What the page tells about how it is used. Events are written to the store and sent by the service worker, so that
 * one is never lost to a bad line; without either they are sent at once. No event holds a name, an amount or a text.
 */
import { EVENT_BATCH_LIMIT, type EventItem, logging } from '#contract/logging.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { log } from '#shared/log.ts';
import { call } from './call.ts';
import { settings } from './settings.ts';
import { player } from './session.ts';
import { currentStore } from './stored.ts';
import { tellWorker } from './sw-client.ts';

const FLUSH_MS = 3_000;
const MS_PER_SECOND = 1_000;

let batch: EventItem[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function logEvent(name: string): void {
  batch.push({
    id: crypto.randomUUID(),
    eventTime: Math.floor(Date.now() / MS_PER_SECOND),
    channel: settings.channel,
    appId: settings.appId,
    version: CLIENT_VERSION,
    ...(player.value && { eventUserId: player.value.user.id }),
    name,
  });
  if (batch.length >= EVENT_BATCH_LIMIT) void flushEvents();
  else timer ??= setTimeout(() => void flushEvents(), FLUSH_MS);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void flushEvents();
});

async function flushEvents(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const items = batch;
  batch = [];
  if (items.length === 0) return;
  const isWaiting = await keepEvents(items);
  if (!isWaiting || !tellWorker({ kind: 'drain' })) await call(logging.eventLog, { eventList: items });
}

async function keepEvents(items: EventItem[]): Promise<boolean> {
  try {
    // Whoever did this may have left before it is written.
    const stillHere = player.value?.user.id;
    const owned = items.map(({ eventUserId, ...item }) =>
      eventUserId !== undefined && eventUserId === stillHere ? { ...item, eventUserId } : item,
    );
    return await currentStore().addEvents(owned);
  } catch (error) {
    log.info('events not kept', { why: String(error) });
    return false; // A full device: they are sent at once, like those of a browser that keeps nothing.
  }
}

/**
 * What the page tells about how it is used. An event is stored first, then sent by beacon through the service worker,
 * which takes it out of the store once the server has acknowledged it, so that none is lost to a bad line or a closed
 * page. No event holds a name, an amount or a text.
 */
import { EVENT_BATCH_LIMIT, type EventItem, logging } from '#contract/logging.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { log } from '#shared/log.ts';
import { firstBatch } from '#store/event-batch.ts';
import { newKey } from '#shared/new-key.ts';
import { call } from '../ask/call.ts';
import { commonFields } from '../ask/common-fields.ts';
import { settings } from '../device/settings.ts';
import { onPlayerChange, player } from '../player/session.ts';
import { currentStore } from '../lobby/stored.ts';
import { findUnkept, noteUnkept } from './unkept-events.ts';

const FLUSH_MS = 3_000;
const MS_PER_SECOND = 1_000;
/** Where nothing is kept, as many as a visit may gather without a line. */
const MOST_UNSENT = 500;

type OwnItem = EventItem & { id: string };

/** Not handed over for sending yet; the store has them as well. */
let unsent: OwnItem[] = [];
let unkept: OwnItem[] = [];
let beingKept: OwnItem[] = [];
let hasFound = false;
const kept = new WeakSet<OwnItem>();
let keeping: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

export function logEvent(name: string, about: Pick<EventItem, 'kind' | 'target'> = {}): void {
  const item = {
    id: newKey(),
    eventTime: Math.floor(Date.now() / MS_PER_SECOND),
    channel: settings.channel,
    appId: settings.appId,
    version: CLIENT_VERSION,
    ...(player.value && { eventUserId: player.value.user.id }),
    name,
    ...about,
  };
  unsent.push(item);
  // Events of one moment, as those of a screen that comes into view, are one write to the database.
  if (unkept.push(item) === 1) keeping = keeping.then(keepNew);
  noteUnkept([...beingKept, ...unkept]);
  if (unsent.length >= EVENT_BATCH_LIMIT) void flush();
  else timer ??= setTimeout(() => void flush(), FLUSH_MS);
}

document.addEventListener('visibilitychange', () => {
  // Nobody waits for the database here: this may be the page's last moment.
  if (document.visibilityState === 'hidden') sendAll();
});

// Whoever did it may have left: what is still to be sent says no longer who it was.
onPlayerChange(() => {
  for (const item of unsent) delete item.eventUserId;
});

async function keepNew(): Promise<void> {
  const items = unkept;
  [beingKept, unkept] = [items, []];
  try {
    const { events } = currentStore();
    if (events) {
      const found = hasFound ? undefined : findUnkept();
      await events.add([...(found?.items ?? []), ...items]);
      found?.forget();
      hasFound = true;
      for (const item of items) kept.add(item);
    }
  } catch (error) {
    log.info('events not kept', { why: String(error) }); // A full device: they are sent, and lost if that fails.
  }
  beingKept = [];
  noteUnkept(unkept);
}

async function flush(): Promise<void> {
  await keeping;
  // Sent meanwhile, from another tab or with what was left over from the last visit.
  const settled = await settledAmong(unsent).catch(() => new Set<string>());
  unsent = unsent.filter(({ id }) => !settled.has(id));
  sendAll();
}

async function settledAmong(items: OwnItem[]): Promise<Set<string>> {
  const ids = items.filter((item) => kept.has(item)).map(({ id }) => id);
  return (await currentStore().events?.settled(ids)) ?? new Set();
}

function sendAll(): void {
  clearTimeout(timer);
  timer = undefined;
  while (unsent.length > 0) {
    const items = firstBatch(unsent) as OwnItem[];
    unsent = unsent.slice(items.length);
    if (isForgetful(items) || !beacon(items)) void sendByCall(items);
  }
}

/** Nothing but this page has them, and it goes on: it had better hear what becomes of them. */
const isForgetful = (items: OwnItem[]): boolean =>
  document.visibilityState === 'visible' && !items.every((item) => kept.has(item));

/** Without a word of what becomes of it: that is between the service worker and the store. */
function beacon(items: OwnItem[]): boolean {
  const body = JSON.stringify({ ...commonFields(), eventList: items });
  const address = `${settings.apiPrefix}${logging.eventLog.path}`;
  try {
    return navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  } catch {
    return false; // A browser without beacons, or one whose owner has taken them away.
  }
}

async function sendByCall(items: OwnItem[]): Promise<void> {
  if ((await sendAcknowledged(items)) !== 'unsent') return;
  // The store still has them, or this page is the only one who does.
  unsent = [...items.filter((item) => !kept.has(item)), ...unsent].slice(-MOST_UNSENT);
}

/** What is left from before, where no service worker does this: one batch after the other, until the line says no. */
export async function sendKeptEvents(): Promise<void> {
  for (;;) {
    const items = firstBatch((await currentStore().events?.oldest(EVENT_BATCH_LIMIT)) ?? []);
    if (items.length === 0 || (await sendAcknowledged(items)) !== 'settled') return;
  }
}

/** Settled: the server has taken them, or would never do so, and they are out of the store; a full phone takes nothing out. */
async function sendAcknowledged(items: EventItem[]): Promise<'unsent' | 'taken' | 'settled'> {
  const outcome = await call(logging.eventLog, { eventList: items }, { outlivesPage: true });
  if (!outcome.ok && outcome.failure.kind !== 'refused') return 'unsent';
  if (!outcome.ok) log.error('events refused', { events: items.length });
  try {
    await currentStore().events?.settle(items.flatMap(({ id }) => id ?? []));
    return 'settled';
  } catch {
    return 'taken'; // A full phone: the server knows them by their ids when they come again.
  }
}

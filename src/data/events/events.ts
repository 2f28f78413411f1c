/**
 * What the page tells about how it is used. An event is stored first, then sent by beacon through the service worker,
 * which takes it out of the store once the server has acknowledged it, so that none is lost to a bad line or a closed
 * page. No event holds a name, an amount or a text.
 */
import * as v from 'valibot';
import { EVENT_BATCH_LIMIT, EventItem, logging } from '#contract/logging.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { log } from '#shared/log.ts';
import { firstBatch } from '#store/event-batch.ts';
import { newKey } from '#shared/new-key.ts';
import { call, commonFields } from '../call/call.ts';
import { quietIsOver } from '../call/quiet.ts';
import { settings } from '../device/settings.ts';
import { onPlayerChange, player } from '../player/session.ts';
import { currentStore } from '../lobby/stored.ts';

const FLUSH_MS = 3_000;
const MS_PER_SECOND = 1_000;
/** Where nothing is kept, as many as a visit may gather without a line. */
const MOST_UNSENT = 500;

/** As many are told of one by one. */
const MOST_TOLD = 500;

type OwnItem = EventItem & { id: string };

class EventQueue {
  /** Not handed over for sending yet; the store has them as well. */
  #unsent: OwnItem[] = [];
  #unkept: OwnItem[] = [];
  #beingKept: OwnItem[] = [];
  #hasFound = false;
  readonly #kept = new WeakSet<OwnItem>();
  #keeping: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      // Nobody waits for the database here: this may be the page's last moment.
      if (document.visibilityState === 'hidden') this.#sendAll();
    });
    // The player who did it may have left: what is still to be sent says no longer who it was.
    onPlayerChange(() => {
      for (const item of this.#unsent) delete item.eventUserId;
    });
  }

  add(name: string, about: Pick<EventItem, 'kind' | 'target'> = {}): void {
    const item = newItem(name, about);
    this.#unsent.push(item);
    // Events of one moment, as those of a screen that comes into view, are one write to the database.
    if (this.#unkept.push(item) === 1) this.#keeping = this.#keeping.then(() => this.#keepNew());
    noteUnkept([...this.#beingKept, ...this.#unkept]);
    if (this.#unsent.length >= EVENT_BATCH_LIMIT) void this.#flush();
    else this.#timer ??= setTimeout(() => void this.#flush(), FLUSH_MS);
  }

  async #keepNew(): Promise<void> {
    const items = this.#unkept;
    [this.#beingKept, this.#unkept] = [items, []];
    try {
      const { events } = currentStore();
      if (events) {
        const found = this.#hasFound ? undefined : findUnkept();
        await events.add([...(found?.items ?? []), ...items]);
        found?.forget();
        this.#hasFound = true;
        for (const item of items) this.#kept.add(item);
      }
    } catch (error) {
      log.info('events not kept', { why: String(error) }); // A full device: they are sent, and lost if that fails.
    }
    this.#beingKept = [];
    noteUnkept(this.#unkept);
  }

  async #flush(): Promise<void> {
    await this.#keeping;
    await quietIsOver();
    // Sent meanwhile, from another tab or with what was left over from the last visit.
    const settled = await this.#settled().catch(() => new Set<string>());
    this.#unsent = this.#unsent.filter(({ id }) => !settled.has(id));
    this.#sendAll();
  }

  async #settled(): Promise<Set<string>> {
    const ids = this.#unsent.filter((item) => this.#kept.has(item)).map(({ id }) => id);
    return (await currentStore().events?.settled(ids)) ?? new Set();
  }

  #sendAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#unsent.length > 0) {
      const items = firstBatch(this.#unsent) as OwnItem[];
      this.#unsent = this.#unsent.slice(items.length);
      if (this.#isForgetful(items) || !beacon(items)) void this.#sendByCall(items);
    }
  }

  /** Nothing but this page has them, and it goes on: it had better hear what becomes of them. */
  #isForgetful(items: OwnItem[]): boolean {
    return document.visibilityState === 'visible' && !items.every((item) => this.#kept.has(item));
  }

  async #sendByCall(items: OwnItem[]): Promise<void> {
    if ((await sendAcknowledged(items)) !== 'unsent') return;
    // The store still has them, or this page is the only one who does.
    this.#unsent = [...items.filter((item) => !this.#kept.has(item)), ...this.#unsent].slice(-MOST_UNSENT);
  }
}

export const eventQueue = new EventQueue();

const newItem = (name: string, about: Pick<EventItem, 'kind' | 'target'>): OwnItem => ({
  id: newKey(),
  eventTime: Math.floor(Date.now() / MS_PER_SECOND),
  channel: settings.channel,
  appId: settings.appId,
  version: CLIENT_VERSION,
  ...(player.value && { eventUserId: player.value.user.id }),
  name,
  ...about,
});

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

/** What is left from before, where no service worker does this: one batch after the other, until the line says no. */
export async function sendKeptEvents(): Promise<void> {
  for (;;) {
    const items = firstBatch((await currentStore().events?.oldest(EVENT_BATCH_LIMIT)) ?? []);
    if (items.length === 0 || (await sendAcknowledged(items)) !== 'settled') return;
  }
}

export interface WaitingEvent {
  id: string;
  name: string;
  atMs: number; // Since 1970.
}

/** The oldest first; none where nothing is kept. */
export async function readWaitingEvents(): Promise<WaitingEvent[]> {
  const rows = (await currentStore().events?.oldest(MOST_TOLD)) ?? [];
  return rows.map(({ id = '', kind, name, target, eventTime }) => ({
    id,
    name: [kind, name, target].filter(Boolean).join(' '),
    atMs: eventTime * MS_PER_SECOND,
  }));
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

/**
 * Events between the moment they happen and the one in which the store has them. A page may end in between, with what it
 * was writing to the database; a line in localStorage is out of its hands as soon as it is written. The next page finds
 * it. What is found says no longer who it was: another player may be signed in by then.
 */
const UNKEPT = 'unkeptEvents ';
/** Each page has its own: two that write to one would take away each other's. */
const OWN_LINE = UNKEPT + newKey();
/** More than one moment brings; what is written with every event must stay short. */
const MOST_UNKEPT = 50;

function noteUnkept(items: readonly EventItem[]): void {
  try {
    if (items.length === 0) localStorage.removeItem(OWN_LINE);
    else localStorage.setItem(OWN_LINE, JSON.stringify(items.slice(-MOST_UNKEPT).map(nobodys)));
  } catch {
    // Blocked or full: they are lost if the page ends in this very moment.
  }
}

const nobodys = (item: EventItem): EventItem => ({ ...item, eventUserId: undefined });

interface Found {
  items: EventItem[];
  forget: () => void;
}

/** What other pages have left, or are about to keep: the same events twice are one. */
function findUnkept(): Found {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(UNKEPT) && key !== OWN_LINE);
    const lines = keys.map((key) => ({ key, written: localStorage.getItem(key) }));
    return {
      items: lines.flatMap(({ written }) => readLine(written)),
      forget: () => {
        // A page that is still there may have written more meanwhile.
        for (const { key, written } of lines) if (localStorage.getItem(key) === written) localStorage.removeItem(key);
      },
    };
  } catch {
    return { items: [], forget: () => undefined };
  }
}

/** Nothing where another version has written something else. */
function readLine(written: string | null): EventItem[] {
  try {
    const items = v.safeParse(v.array(EventItem), JSON.parse(written ?? '[]'));
    return items.success ? items.output : [];
  } catch {
    return [];
  }
}

/**
 * What waits to be sent: one by one, for a player who wonders and for a tester who has to know. All of it is sent whenever
 * there is a reason to believe that it gets through: at start, when the connection is back, when the app is looked at
 * again, and after a heartbeat that was answered.
 */
import { computed } from '@preact/signals-react';
import { log } from '#shared/log.ts';
import { isWaiting } from '#store/favorite-wish.ts';
import type { FavoriteRow } from '#store/player-schema.ts';
import { tellWorker } from '../app/sw-client.ts';
import { sendKeptEvents } from '../events/events.ts';
import { currentStore } from '../lobby/stored.ts';
import { heartbeat } from '../player/heartbeat.ts';
import { favoriteRows } from '../player/session.ts';
import { likeSender } from './send-likes.ts';

const MOST_EVENTS = 500;
const MS_PER_SECOND = 1_000;

export const waitingHearts = computed((): readonly FavoriteRow[] =>
  favoriteRows.value.filter(isWaiting).toSorted((a, b) => a.changedAt - b.changedAt),
);

export interface WaitingEvent {
  id: string;
  name: string;
  atMs: number; // Since 1970.
}

/** The oldest first; none where nothing is kept. */
export async function readWaitingEvents(): Promise<WaitingEvent[]> {
  const rows = (await currentStore().events?.oldest(MOST_EVENTS)) ?? [];
  return rows.map(({ id = '', kind, name, target, eventTime }) => ({
    id,
    name: [kind, name, target].filter(Boolean).join(' '),
    atMs: eventTime * MS_PER_SECOND,
  }));
}

/** Now, and not when the phone thinks best. */
export function sendWaiting(): void {
  sendAllSoon(true);
}

/** Phones that get their line back at the same moment do not all speak in it. */
const SPREAD_MS = 2_000;

/** For as long as the page lives. */
export function keepSending(): void {
  window.addEventListener('online', () => setTimeout(() => sendAllSoon(true), Math.random() * SPREAD_MS));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAllSoon(true);
  });
  // At once, and with every heartbeat.
  heartbeat.heard.subscribe(() => sendAllSoon(false));
}

function sendAllSoon(isTimely: boolean): void {
  if (tellWorker({ kind: 'drain', isTimely })) return;
  likeSender.sendSoon();
  sendKeptEvents().catch((error: unknown) => log.info('events are not sent', { why: String(error) }));
}

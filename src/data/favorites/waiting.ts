/** What waits to be sent, one by one, for a player who wonders and for a tester who has to know. */
import { computed } from '@preact/signals-react';
import { isWaiting } from '#store/favorite-wish.ts';
import type { FavoriteRow } from '#store/player-schema.ts';
import { favoriteRows } from '../player/session.ts';
import { sendAllSoon } from './send-waiting.ts';
import { currentStore } from '../lobby/stored.ts';

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

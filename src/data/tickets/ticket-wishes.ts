/** What the player wants from customer service, as the device knows it. It is filled by `tickets.ts`, which is loaded after the first screen. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { TicketWish, WaitingPicture } from '#store/player-schema.ts';

export type { TicketWish, WaitingPicture };

const known = signal<readonly TicketWish[]>([]);

export const ticketWishes: ReadonlySignal<readonly TicketWish[]> = known;

export function noteTicketWishes(rows: readonly TicketWish[]): void {
  known.value = rows;
}

/** It is neither done nor refused. */
export const isWaiting = ({ doneAt, refused }: TicketWish): boolean => doneAt === undefined && refused === undefined;

/** So much was written that the server does not have yet. */
export const waitingTickets = computed(
  () => ticketWishes.value.filter((row) => isWaiting(row) && isWritten(row)).length,
);

const isWritten = ({ wish }: TicketWish): boolean => wish === 'open' || wish === 'write';

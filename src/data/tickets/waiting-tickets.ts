import { computed } from '@preact/signals-react';
import { type TicketWish, ticketWishes } from './ticket-wishes.ts';

/** It is neither done nor refused. */
export const isWaiting = ({ doneAt, refused }: TicketWish): boolean => doneAt === undefined && refused === undefined;

/** So much was written that the server does not have yet. */
export const waitingTickets = computed(
  () => ticketWishes.value.filter((row) => isWaiting(row) && isWritten(row)).length,
);

const isWritten = ({ wish }: TicketWish): boolean => wish === 'open' || wish === 'write';

/** What the player wants from customer service, as the device knows it. It is filled by `tickets.ts`, which is loaded after the first screen. */
import { signal } from '@preact/signals-react';
import type { TicketWish, WaitingPicture } from '#store/player-schema.ts';

export type { TicketWish, WaitingPicture };

export const ticketWishes = signal<readonly TicketWish[]>([]);

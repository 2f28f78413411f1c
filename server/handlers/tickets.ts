import type { HandlersOf } from '../call/handler.ts';
import { closeTicket, openTicket, readTicket, writeInTicket } from '../tickets/change-tickets.ts';
import { getTickets } from '../tickets/read-tickets.ts';

export const tickets: HandlersOf<'tickets'> = { getTickets, openTicket, writeInTicket, readTicket, closeTicket };

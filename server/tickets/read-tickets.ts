import type { tickets } from '#contract/tickets.ts';
import type { Handler } from '../call/handler.ts';
import { tellTicket } from './tell-ticket.ts';
import { listTickets } from './ticket-store.ts';

export const getTickets: Handler<typeof tickets.getTickets> = async ({ input, player, db }) => {
  const { list, total } = await listTickets(db, { ...input, playerId: player.id });
  return { ok: true, value: { list: list.map(tellTicket), total } };
};

import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { tickets } from '#contract/tickets.ts';
import { usePages } from '#data/ask/use-pages.ts';
import { useRedDots } from '#data/dots/red-dots.ts';
import { ticketWishes, markTicketRead } from '#data/tickets/tickets.ts';
import { ListPage } from '#page/list-page.tsx';
import { LatePushOffer } from '#page/push/late-push-offer.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { OpenTicket } from '../parts/open-ticket.ts';
import { TicketRow } from '../parts/ticket-row.tsx';
import { TicketSheet } from '../parts/ticket-sheet.tsx';
import { awaitsAnswer, newTickets, shownTickets, type ShownTicket } from '../rules/shown-tickets.ts';
import { text } from '../text.ts';
import './help.css';

/** The player's questions, the newest first, and those that still wait on this phone. */
export function TicketsScreen() {
  useSignals();
  const pages = usePages(tickets.getTickets, {});
  const [openId, open] = useState<ShownTicket['id']>();
  const { savedAt } = pages.first;
  const fresh = newTickets(ticketWishes.value, savedAt);
  const told = shownTickets(pages.list, ticketWishes.value, savedAt);
  const all = [...fresh, ...told];
  const shown = all.find(({ id }) => id === openId);
  useSeen(shown);
  useNewAnswer(told, pages.first);

  return (
    <OpenTicket value={{ tickets: all, open }}>
      <ListPage
        title={text.title}
        pages={pages}
        filter={
          <>
            <ButtonLink look="gold-wide" href={paths.ask()}>
              {text.ask}
            </ButtonLink>
            {all.some(awaitsAnswer) && <LatePushOffer kind="answer" />}
          </>
        }
        waiting={fresh.map((ticket) => (
          <TicketRow key={ticket.id} entry={ticket} />
        ))}
        empty={{ icon: 'chat', words: text.none }}
        Entry={TicketRow}
      />
      {shown && <TicketSheet ticket={shown} onClose={() => open(undefined)} />}
    </OpenTicket>
  );
}

/** What stands open is read, also what comes meanwhile. */
function useSeen(ticket: ShownTicket | undefined): void {
  const newest = Math.max(0, ...(ticket?.letters ?? []).map(({ id }) => (typeof id === 'number' ? id : 0)));
  const ticketId = ticket?.isUnread && typeof ticket.id === 'number' ? ticket.id : undefined;
  useEffect(() => {
    if (ticketId !== undefined) markTicketRead(ticketId, newest);
  }, [ticketId, newest]);
}

/** The dots know of an answer that the list does not have, although it is new. */
function useNewAnswer(told: readonly ShownTicket[], first: { answer: unknown; refresh: () => Promise<void> }): void {
  const isMissing = useRedDots().tickets && first.answer !== undefined && !told.some(({ isUnread }) => isUnread);
  const look = useEffectEvent(() => void first.refresh());
  useEffect(() => {
    if (isMissing) look();
  }, [isMissing]);
}

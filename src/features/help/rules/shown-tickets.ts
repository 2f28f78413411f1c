import type { Ticket } from '#contract/tickets.ts';
import type { TicketWish } from '#data/tickets/tickets.ts';

/** `sending`: it may have arrived. `refused`: the server has said no, and the player may change it. */
type LetterState = 'there' | 'waiting' | 'sending' | 'refused';

export interface ShownLetter {
  id: number | string;
  isService: boolean;
  content: string;
  pictures: number;
  at: number;
  state: LetterState;
  /** Of a letter that is still on this phone. */
  wish?: TicketWish;
}

export interface ShownTicket {
  id: number | string;
  subject: number;
  reference: string;
  isClosed: boolean;
  isUnread: boolean;
  letters: readonly ShownLetter[];
}

/** What the server told when it was last asked, with what the player has written, read and closed since. */
export function shownTickets(
  list: readonly Ticket[],
  wishes: readonly TicketWish[],
  toldAt: number | undefined,
): ShownTicket[] {
  return list.map((ticket) => {
    const own = wishes.filter((wish) => wish.ticketId === ticket.id && isNews(wish, toldAt));
    const readUpTo = Math.max(ticket.readLetterId, ...own.map(({ letterId = 0 }) => letterId));
    return {
      id: ticket.id,
      subject: ticket.subject,
      reference: ticket.reference,
      isClosed: ticket.isClosed === 1 || own.some(({ wish }) => wish === 'close'),
      isUnread: ticket.letterList.some(({ id, isService }) => isService === 1 && id > readUpTo),
      letters: [
        ...ticket.letterList.map(told),
        ...own.filter(({ wish }) => wish === 'write').map((wish) => onThisPhone(wish)),
      ],
    };
  });
}

/** Questions that the list does not have yet, the newest first. */
export const newTickets = (wishes: readonly TicketWish[], toldAt: number | undefined): ShownTicket[] =>
  wishes
    .filter((wish) => wish.wish === 'open' && isNews(wish, toldAt))
    .toSorted((one, other) => other.wishedAt - one.wishedAt)
    .map((wish) => ({
      id: wish.key,
      subject: wish.subject ?? 0,
      reference: wish.reference ?? '',
      isClosed: false,
      isUnread: false,
      letters: [onThisPhone(wish)],
    }));

/** The player has written last, and customer service has that or will. */
export function awaitsAnswer({ isClosed, letters }: ShownTicket): boolean {
  const last = letters.at(-1);
  return !isClosed && last !== undefined && !last.isService && last.state !== 'refused';
}

/** What was done before the list was told is in the list. */
const isNews = ({ doneAt = Number.POSITIVE_INFINITY }: TicketWish, toldAt = 0): boolean => doneAt >= toldAt;

const told = (letter: Ticket['letterList'][number]): ShownLetter => ({
  id: letter.id,
  isService: letter.isService === 1,
  content: letter.content,
  pictures: letter.pictureList.length,
  at: letter.createTime,
  state: 'there',
});

const onThisPhone = (wish: TicketWish): ShownLetter => ({
  id: wish.key,
  isService: false,
  content: wish.content,
  pictures: wish.pictures.length,
  at: wish.wishedAt,
  state: stateOf(wish),
  wish,
});

function stateOf({ refused, doneAt, sentAt }: TicketWish): LetterState {
  if (refused !== undefined) return 'refused';
  if (doneAt !== undefined) return 'there';
  return sentAt === undefined ? 'waiting' : 'sending';
}

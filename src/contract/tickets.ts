/** What a player asks customer service, and what it answers. A ticket arrives whole with the list, so that it can be read without a network. */
import * as v from 'valibot';
import { listOf, maybe, Moment, Text, Whole } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { Flag } from './entities/game.ts';
import { TICKET } from './errcodes.ts';
import { Paging, pageOf } from './paging.ts';
import { filled, Id, oneOf, upTo } from './request-fields.ts';
import { TICKET_LETTER_LENGTH, TICKET_PICTURES, TICKET_SUBJECTS } from './ticket-rules.ts';

const TicketLetter = v.object({
  id: v.number(),
  /** Customer service has written it, and not the player. */
  isService: Flag,
  content: Text,
  /** Paths of pictures, as `uploadKyc` gave them. */
  pictureList: listOf(v.string(), 'pictureList'),
  createTime: Moment,
});

const Ticket = v.object({
  id: v.number(),
  /** A number of TICKET_SUBJECTS. */
  subject: Whole,
  reference: Text,
  isClosed: Flag,
  createTime: Moment,
  /** The newest letter that the player has seen; a later one of customer service is unread. */
  readLetterId: Whole,
  letterList: listOf(TicketLetter, 'letterList'),
});
export type Ticket = v.InferOutput<typeof Ticket>;

/** A ticket comes with its letters, so a page of them is short. */
const PageSize = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 20);

/** The deposit, withdrawal or bet that a ticket is about. */
const Reference = v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/));
const { other, deposit, withdrawal, game, account, identity, offer } = TICKET_SUBJECTS;

const Written = {
  content: filled(TICKET_LETTER_LENGTH),
  pictures: v.optional(v.pipe(v.array(filled(64)), v.maxLength(TICKET_PICTURES)), []),
};

/** `ticket` is the ticket as it is now. */
const answer = v.object({ ticket: maybe(Ticket) });

export const tickets = defineCalls({
  getTickets: {
    path: '/app/v1/getTickets',
    isOurs: true,
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 15_000 },
    request: v.object({ page: Paging.page, pageSize: PageSize }),
    answer: v.object(pageOf(Ticket, 'ticket')),
  },
  /** The pictures have gone up by `uploadKyc` already. `diagnosis` is what the player lets the page tell of the phone. */
  openTicket: {
    path: '/app/v1/openTicket',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'sync' },
    request: v.object({
      subject: oneOf(other, deposit, withdrawal, game, account, identity, offer),
      reference: v.optional(Reference, ''),
      diagnosis: v.optional(upTo(2_000), ''),
      ...Written,
    }),
    answer,
    refusals: {
      [TICKET.tooManyOpen]: 'ticket.tooManyOpen',
      [TICKET.tooOften]: 'ticket.tooOften',
      [TICKET.unknownPicture]: 'ticket.unknownPicture',
    },
  },
  writeInTicket: {
    path: '/app/v1/writeInTicket',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'sync' },
    request: v.object({ id: Id, ...Written }),
    answer,
    refusals: {
      [TICKET.notFound]: 'ticket.notFound',
      [TICKET.closed]: 'ticket.closed',
      [TICKET.full]: 'ticket.full',
      [TICKET.tooOften]: 'ticket.tooOften',
      [TICKET.unknownPicture]: 'ticket.unknownPicture',
    },
  },
  /** Everything up to this letter has been seen. */
  readTicket: {
    path: '/app/v1/readTicket',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'sync' },
    request: v.object({ id: Id, letterId: Id }),
    answer,
    refusals: { [TICKET.notFound]: 'ticket.notFound' },
  },
  /** The player needs no more help with it. */
  closeTicket: {
    path: '/app/v1/closeTicket',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'sync' },
    request: v.object({ id: Id }),
    answer,
    refusals: { [TICKET.notFound]: 'ticket.notFound' },
  },
});

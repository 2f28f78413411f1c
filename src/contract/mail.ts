/** The player's letters. One arrives whole with the list, so that it can be read without a network. */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { listOf, maybe, Moment, Tally, Text, Whole } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { Flag } from './entities/game.ts';
import { Reward } from './entities/reward.ts';
import { MAIL } from './errcodes.ts';
import { Paging, pageOf } from './paging.ts';
import { Id, oneOf } from './request-fields.ts';

/** The tabs of the mail screen: system, reward, notice. They are what red0, red1 and red2 count. */
const MailKind = oneOf(0, 1, 2);

/**
 * What the server's own letter says, so that the page can word it in the player's language. `title` and `content` say the same in English,
 * for a key that a page does not know.
 */
const LetterWords = v.object({ key: v.string(), values: v.record(v.string(), v.union([v.string(), v.number()])) });

const Mail = v.object({
  id: v.number(),
  kind: Whole,
  title: Text,
  content: Text,
  createTime: Moment,
  expireTime: Moment,
  isRead: Flag,
  isReceived: Flag,
  rewardList: listOf(Reward, 'rewardList'),
  words: maybe(LetterWords),
});
export type Mail = v.InferOutput<typeof Mail>;

const Unread = { red0: Tally, red1: Tally, red2: Tally };

export const mail = defineCalls(
  {
    getMail2: {
      path: '/app/v1/getMail2',
      access: 'player',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 15_000 },
      request: v.object({ ...Paging, kind: v.optional(MailKind) }),
      answer: v.object({ ...pageOf(Mail, 'mail'), ...Unread }),
    },
    /** Opening a letter marks it as read; the letter comes back for servers whose list holds titles only. */
    getMailDetail: {
      path: '/app/v1/getMailDetail',
      access: 'player',
      effect: 'change',
      policy: { kind: 'sync' },
      request: v.object({ id: Id }),
      answer: v.object({ mail: maybe(Mail) }),
      refusals: { [MAIL.notFound]: 'mail.notFound' },
    },
    /** Takes what is inside a letter. */
    receiveMail: {
      path: '/app/v1/receiveMail',
      access: 'player',
      effect: 'money',
      policy: { kind: 'network' },
      request: v.object({ id: Id }),
      answer: v.object({
        mail: maybe(Mail),
        rewardList: listOf(Reward, 'rewardList'),
        coin: v.nullish(Cents),
        lottery: v.nullish(v.number()),
      }),
      refusals: {
        [MAIL.notFound]: 'mail.notFound',
        [MAIL.received]: 'mail.received',
        [MAIL.nothingInside]: 'mail.nothingInside',
        [MAIL.expired]: 'mail.expired',
      },
    },
    delMail: {
      path: '/app/v1/delMail',
      access: 'player',
      effect: 'change',
      policy: { kind: 'sync' },
      request: v.object({ id: Id }),
      answer: v.object({}),
      refusals: { [MAIL.notFound]: 'mail.notFound', [MAIL.unclaimed]: 'mail.unclaimed' },
    },
    /** Every red dot of the bottom bar and the menu. `ticketUnread` is ours: tickets with an answer that is unread. */
    hasMailUnread: {
      path: '/app/v1/hasMailUnread',
      access: 'public',
      effect: 'read',
      policy: { kind: 'cache', freshMs: 60_000 },
      request: v.object({}),
      answer: v.object({
        ...Unread,
        hasTask: Flag,
        hasMail: Flag,
        hasSignUpBonus: Flag,
        hasFund: Flag,
        hasAgent: Flag,
        hasFreeBonus: Flag,
        ticketUnread: Tally,
      }),
    },
  },
  { mayWait: true },
);

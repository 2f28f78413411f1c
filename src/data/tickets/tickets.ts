/**
 * What the player asks customer service. The wish is written to the player's store, pictures included, which is the visible
 * change as well, and is sent from there: in the order of the taps, each once, as soon as the server can be reached.
 */
import type { Input } from '#contract/define.ts';
import { effect, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { TICKET } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { tickets } from '#contract/tickets.ts';
import { log } from '#shared/log.ts';
import { newKey } from '#shared/new-key.ts';
import { fail, type Outcome, succeed } from '#shared/outcome.ts';
import type { TicketWish, WaitingPicture } from '#store/player-schema.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { call } from '../call/call.ts';
import { openOutbox } from '../ask/outbox.ts';
import { questionOf } from '../ask/use-answer.ts';
import { samePlayer } from '../player/same-player.ts';
import { inPlayerStore, playerStore } from '../player/session.ts';

/** What `usePages` asks for the first page with. */
const FIRST_PAGE = JSON.stringify({ page: 1, pageSize: 20 });
/** A list that the device keeps may be as old, and is shown with what was written since. */
const DONE_KEPT_MS = 14 * DAY_MS;
/** The server keeps a picture that nothing names for a day. */
const UP_FOR_MS = 20 * HOUR_MS;
/** Beyond what the server takes in a day, nothing more is written down. */
const MOST_WAITING = 30;

export type { TicketWish, WaitingPicture };

const known = signal<readonly TicketWish[]>([]);

/** What the player wants from customer service, as the device knows it. */
export const ticketWishes: ReadonlySignal<readonly TicketWish[]> = known;

function noteTicketWishes(rows: readonly TicketWish[]): void {
  known.value = rows;
}

/** The server has neither taken nor refused the wish. */
export const isWaiting = ({ doneAt, refused }: TicketWish): boolean => doneAt === undefined && refused === undefined;

/** How many questions and answers were written that the server does not have yet. */
export const waitingTickets = computed(
  () => ticketWishes.value.filter((row) => isWaiting(row) && isWritten(row)).length,
);

const isWritten = ({ wish }: TicketWish): boolean => wish === 'open' || wish === 'write';

type Question = Pick<TicketWish, 'content' | 'pictures' | 'subject' | 'reference' | 'diagnosis'>;

/** Of two wishes in one millisecond the first has the earlier moment, since they are sent by it. */
function momentOfWish(): number {
  const taken = new Set(ticketWishes.peek().map(({ wishedAt }) => wishedAt));
  let atMs = Date.now();
  while (taken.has(atMs)) atMs += 1;
  return atMs;
}

const wishFor = (wish: TicketWish['wish'], ticketId: number, more: Partial<TicketWish> = {}): TicketWish => ({
  key: newKey(),
  wish,
  ticketId,
  content: '',
  pictures: [],
  wishedAt: momentOfWish(),
  ...more,
});

export const askService = (question: Question): boolean => keep(wishFor('open', 0, question));

export const writeInTicket = (ticketId: number, letter: Pick<Question, 'content' | 'pictures'>): boolean =>
  keep(wishFor('write', ticketId, letter));

export function markTicketRead(ticketId: number, letterId: number): void {
  const isKnown = ticketWishes
    .peek()
    .some((row) => row.wish === 'read' && row.ticketId === ticketId && (row.letterId ?? 0) >= letterId);
  if (!isKnown) keep(wishFor('read', ticketId, { letterId }));
}

export const closeTicket = (ticketId: number): boolean => keep(wishFor('close', ticketId));

/** Takes a wish back before it is sent. False for what is on its way: that may have arrived. */
export function takeBackTicket({ key, sentAt, refused }: TicketWish): boolean {
  if (sentAt !== undefined && refused === undefined) return false;
  noteTicketWishes(ticketWishes.value.filter((row) => row.key !== key));
  inPlayerStore((store) => store.forgetTickets([key])).catch(noteNotKept);
  return true;
}

/** False where too many wait already. */
function keep(row: TicketWish): boolean {
  if (ticketWishes.peek().filter(isWaiting).length >= MOST_WAITING) return false;
  noteTicketWishes([...ticketWishes.value, row]);
  inPlayerStore((store) => store.wishTickets([row])).catch(noteNotKept);
  return true;
}

const noteNotKept = (error: unknown): void => log.info('a question is not kept', { why: String(error) });

effect(() => {
  const store = playerStore.value;
  noteTicketWishes([]);
  const following = store?.watchTickets(noteTicketWishes);
  return () => following?.unsubscribe();
});

openOutbox<TicketWish>({
  name: 'tickets',
  isAnyWaiting: () => ticketWishes.value.some(isWaiting),
  waiting: async (store) => (await store.ticketWishes()).filter(isWaiting),
  noteSent: (store, { key }) => store.noteTicket(key, { sentAt: Date.now() }),
  send,
  settle,
  giveUp: (row) => refuse(row, 0),
  afterwards: lookAgain,
});

async function send(row: TicketWish): Promise<Outcome<unknown>> {
  const { wish, ticketId: id, key, letterId = 0, content, subject = 0, reference = '', diagnosis = '' } = row;
  if (wish === 'read') return call(tickets.readTicket, { id, letterId }, { key });
  if (wish === 'close') return call(tickets.closeTicket, { id }, { key });
  const isSamePlayer = samePlayer();
  const up = await sendPictures(row);
  if (!up.ok) return up;
  // Pictures take their time: another player may have logged in meanwhile.
  if (!isSamePlayer()) return fail({ kind: 'stale' });
  const pictures = up.value;
  if (wish === 'write') return call(tickets.writeInTicket, { id, content, pictures }, { key });
  const known = subject as Input<typeof tickets.openTicket>['subject'];
  return call(tickets.openTicket, { subject: known, reference, diagnosis, content, pictures }, { key });
}

/** The paths of the pictures, in their order; one that has gone up already is not sent again. */
async function sendPictures({ key, pictures }: TicketWish): Promise<Outcome<string[]>> {
  const up: WaitingPicture[] = [];
  for (const picture of pictures) {
    if (!isUp(picture)) {
      const path = await sendPicture(picture);
      if (!path.ok) return path;
      up.push({ ...picture, path: path.value, upAt: Date.now() });
      const all = [...up, ...pictures.slice(up.length)];
      await inPlayerStore((store) => store.noteTicket(key, { pictures: all }));
    } else up.push(picture);
  }
  return succeed(up.map(({ path = '' }) => path));
}

const isUp = ({ path, upAt = 0 }: WaitingPicture): boolean =>
  path !== undefined && Math.abs(Date.now() - upAt) < UP_FOR_MS;

async function sendPicture({ name, type, bytes }: WaitingPicture): Promise<Outcome<string>> {
  const { uploadPicture } = await import('../sign-in/upload.ts');
  const sent = await uploadPicture(1, new File([bytes], name, { type }));
  // Whatever is wrong with it, the player chooses another.
  const isRefused = !sent.ok && sent.failure.kind === 'refused';
  return isRefused ? fail({ kind: 'refused', code: TICKET.unknownPicture }) : sent;
}

async function settle(row: TicketWish, code: number | undefined): Promise<void> {
  const isMark = row.wish === 'read' || row.wish === 'close';
  if (code !== undefined && !isMark) return refuse(row, code);
  await inPlayerStore((store) => store.noteTicket(row.key, { doneAt: Date.now(), pictures: [] }));
}

async function refuse({ key }: TicketWish, refused: number): Promise<void> {
  log.info('a question stays here', { code: refused });
  await inPlayerStore((store) => store.noteTicket(key, { refused }));
}

/** Asks for the list and the dots anew, and throws away rows that were settled two weeks ago. */
async function lookAgain(): Promise<void> {
  const isOld = ({ doneAt = Number.POSITIVE_INFINITY }: TicketWish): boolean => doneAt < Date.now() - DONE_KEPT_MS;
  const old = ticketWishes.peek().filter(isOld);
  if (old.length > 0) await inPlayerStore((store) => store.forgetTickets(old.map(({ key }) => key)));
  await questionOf(tickets.getTickets, FIRST_PAGE).askAfterChange();
  await questionOf(mail.hasMailUnread, '{}').askAfterChange();
}

/** The name under which the half-written question is kept. */
export const ASK_DRAFT = 'ask';

interface Draft {
  content: string;
  subject: number;
  reference?: string;
}

/** Stands in the form of a new question when it is opened, above what was half-written there. */
export const draftQuestion = ({ content, subject, reference = '' }: Draft): Promise<void> =>
  addToDraft(ASK_DRAFT, content, { subject: String(subject), ...(reference !== '' && { reference }) });

/** Nothing that was half-written is lost, and nothing stands there twice. */
export async function addToDraft(form: string, content: string, facts: Record<string, string> = {}): Promise<void> {
  await inPlayerStore(async (store) => {
    const kept = await store.draft(form);
    const written = kept?.['content']?.trim() ?? '';
    const isThere = written.includes(content.trim());
    const joined = isThere ? written : [content, written].filter((part) => part !== '').join('\n\n');
    await store.keepDraft(form, { ...kept, ...facts, content: joined });
  });
}

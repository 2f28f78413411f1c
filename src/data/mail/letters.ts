/**
 * Letters that the player reads or deletes. The wish is written to the player's store, which is the visible change as well,
 * and is sent from there: in the order of the taps, each once, by one tab at a time, as soon as the server can be reached.
 */
import { effect, signal, untracked } from '@preact/signals-react';
import type { Answer } from '#contract/define.ts';
import { MAIL } from '#contract/errcodes.ts';
import { mail, type Mail } from '#contract/mail.ts';
import { log } from '#shared/log.ts';
import { newKey } from '#shared/new-key.ts';
import type { LetterWish } from '#store/player-schema.ts';
import type { Subscription } from '#store/live.ts';
import { call } from '../ask/call.ts';
import { isReachable } from '../ask/connection.ts';
import { NOT_UNDERSTOOD } from '../money/asked.ts';
import { questionOf } from '../ask/questions.ts';
import { inPlayerStore, playerStore, sessionMark } from '../player/session.ts';
import { letterWishes } from './letter-wishes.ts';

/** So long a deletion can be taken back; then it is sent, if there is a connection. */
const UNDO_MS = 6_000;
/** Several that are marked at once are sent in one go. */
const SOON_MS = 50;
const AGAIN_MS = 30_000;
/** A list that the device keeps may be as old, and is shown without the letters that were deleted since. */
const DONE_KEPT_MS = 14 * 24 * 60 * 60_000;
/** So often a wish is sent that the server does not understand. Then the next one has its turn. */
const MOST_TRIES = 3;
const LOCK = 'perya-letters';

/** The server did not delete this letter, since something can still be collected from it. */
export const refusedLetter = signal<number | undefined>(undefined);

type Letter = Pick<Mail, 'id' | 'kind' | 'isRead'>;

const wishFor = (letter: Letter, wish: LetterWish['wish'], before: LetterWish | undefined): LetterWish => ({
  letterId: letter.id,
  kind: letter.kind,
  wish,
  // The server has counted what it was told of.
  wasUnread: before ? isWaiting(before) && before.wasUnread : letter.isRead !== 1,
  key: newKey(),
  wishedAt: Date.now(),
});

const wishOf = (id: number): LetterWish | undefined => letterWishes.peek().find(({ letterId }) => letterId === id);

/** Those that are read or deleted already stay as they are. */
export function markRead(letters: readonly Letter[]): void {
  const unread = letters.filter((letter) => letter.isRead !== 1 && !wishOf(letter.id));
  if (unread.length > 0) keep(unread.map((letter) => wishFor(letter, 'read', undefined)));
}

export const deleteLetter = (letter: Letter): void => keep([wishFor(letter, 'delete', wishOf(letter.id))]);

/** The letter stands in the list again. */
export function takeBack(letterId: number): void {
  const wish = wishOf(letterId);
  if (wish?.wish !== 'delete' || wish.sentAt !== undefined) return;
  inPlayerStore((store) => store.forgetLetter(wish)).catch(noteNotKept);
}

function keep(rows: readonly LetterWish[]): void {
  letterWishes.value = [
    ...letterWishes.value.filter((row) => !rows.some(({ letterId }) => letterId === row.letterId)),
    ...rows,
  ];
  inPlayerStore((store) => store.wishLetters(rows)).catch(noteNotKept);
}

const noteNotKept = (error: unknown): void => log.info('a wish for a letter is not kept', { why: String(error) });

let following: Subscription | undefined;
playerStore.subscribe((store) => {
  following?.unsubscribe();
  letterWishes.value = [];
  // Said to the player who has tried, and to nobody after them.
  refusedLetter.value = undefined;
  following = store?.watchLetters((rows) => void (letterWishes.value = rows));
});

const isWaiting = ({ doneAt }: LetterWish): boolean => doneAt === undefined;

/** What is wished meanwhile is sent with the rest. */
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const isAnyWaiting = letterWishes.value.some(isWaiting);
  if (isAnyWaiting && isReachable.value) untracked(() => sendIn(SOON_MS));
});

function sendIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isSending) return;
    alone(sendAll).catch((error: unknown) => log.info('letters are not settled', { why: String(error) }));
  }, ms);
}

/** Another tab that is at it has the same rows before it. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

async function sendAll(): Promise<void> {
  isSending = true;
  const isAnyDone = await sendInTurn().finally(() => (isSending = false));
  if (isAnyDone) await lookAgain();
}

/** True when something has been settled. */
async function sendInTurn(): Promise<boolean> {
  const mark = sessionMark.peek();
  let isAnyDone = false;
  for (;;) {
    const rows = (await inPlayerStore((store) => store.letterWishes())) ?? [];
    const next = rows.filter(isWaiting).toSorted((one, other) => one.wishedAt - other.wishedAt)[0];
    if (!next || !isReachable.peek() || mark !== sessionMark.peek()) break;
    const dueMs = next.wish === 'delete' ? next.wishedAt + UNDO_MS - Date.now() : 0;
    if (dueMs > 0 && dueMs <= UNDO_MS) {
      sendIn(dueMs);
      break;
    }
    const sent = next.sentAt ? next : await inPlayerStore((store) => store.noteLetter(next, { sentAt: Date.now() }));
    // Taken back in this very moment, or the player has left.
    if (!sent) continue;
    if (!(await settle(sent))) {
      sendIn(AGAIN_MS);
      break;
    }
    isAnyDone = true;
  }
  return isAnyDone;
}

/** By key: how often the server has not understood a wish. */
const misunderstood = new Map<string, number>();

/** False when it has to be sent again. */
async function settle(wish: LetterWish): Promise<boolean> {
  const { letterId: id, key } = wish;
  const outcome = await call(wish.wish === 'read' ? mail.getMailDetail : mail.delMail, { id }, { key });
  if (!outcome.ok && outcome.failure.kind === 'broken' && NOT_UNDERSTOOD.has(outcome.failure.detail)) {
    const tries = (misunderstood.get(key) ?? 0) + 1;
    misunderstood.set(key, tries);
    if (tries < MOST_TRIES) return false;
    log.error('a wish for a letter is given up', { path: wish.wish, why: outcome.failure.detail });
    await inPlayerStore((store) => store.forgetLetter(wish));
    return true;
  }
  if (!outcome.ok && outcome.failure.kind !== 'refused') return false;
  const code: number | undefined = !outcome.ok && outcome.failure.kind === 'refused' ? outcome.failure.code : undefined;
  // One that is no longer there is as good as read and deleted.
  if (code === undefined || code === MAIL.notFound) {
    await inPlayerStore((store) => store.noteLetter(wish, { doneAt: Date.now() }));
    return true;
  }
  log.info('a letter stays', { code });
  await inPlayerStore((store) => store.forgetLetter(wish));
  if (code === MAIL.unclaimed) refusedLetter.value = id;
  return true;
}

/** Asks for the dots anew, and throws away rows that were settled two weeks ago. */
async function lookAgain(): Promise<void> {
  const old = letterWishes.peek().filter(({ doneAt = Number.POSITIVE_INFINITY }) => doneAt < Date.now() - DONE_KEPT_MS);
  for (const wish of old) await inPlayerStore((store) => store.forgetLetter(wish));
  await questionOf(mail.hasMailUnread, '{}').askAfterChange();
}

/** A list has told of so many unread letters of each kind, as "1 0 2". Dots that were told of others are asked for anew. */
export function askForDots(told: string): void {
  const question = questionOf(mail.hasMailUnread, '{}');
  const known = question.shown.peek()?.answer as Answer<typeof mail.hasMailUnread> | undefined;
  if (known && `${known.red0} ${known.red1} ${known.red2}` !== told) void question.askAfterChange();
}

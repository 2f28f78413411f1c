/**
 * Letters that the player reads or deletes. The wish is written to the player's store, which is the visible change as well,
 * and is sent from there: in the order of the taps, each once, by one tab at a time, as soon as the server can be reached.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Answer } from '#contract/define.ts';
import { MAIL } from '#contract/errcodes.ts';
import { mail, type Mail } from '#contract/mail.ts';
import { log } from '#shared/log.ts';
import { newKey } from '#shared/new-key.ts';
import type { LetterWish } from '#store/player-schema.ts';
import { DAY_MS } from '#shared/durations.ts';
import { call } from '../call/call.ts';
import { openOutbox } from '../ask/outbox.ts';
import { questionOf } from '../ask/use-answer.ts';
import { inPlayerStore, playerStore } from '../player/session.ts';

/** So long a deletion can be taken back; then it is sent, if there is a connection. */
const UNDO_MS = 6_000;
/** A list that the device keeps may be as old, and is shown without the letters that were deleted since. */
const DONE_KEPT_MS = 14 * DAY_MS;

export type { LetterWish };

const known = signal<readonly LetterWish[]>([]);

/** What the player has done with letters, as the device knows it. */
export const letterWishes: ReadonlySignal<readonly LetterWish[]> = known;

export function noteLetterWishes(rows: readonly LetterWish[]): void {
  known.value = rows;
}

/** The server did not delete this letter, since something can still be collected from it. */
const refused = signal<number | undefined>(undefined);
export const refusedLetter: ReadonlySignal<number | undefined> = refused;

export function forgetRefusedLetter(): void {
  refused.value = undefined;
}

type Letter = Pick<Mail, 'id' | 'kind' | 'isRead'>;

const wishFor = (letter: Letter, wish: LetterWish['wish'], before: LetterWish | undefined): LetterWish => ({
  letterId: letter.id,
  kind: letter.kind,
  wish,
  // The server has counted what it was told of.
  wasUnread: before ? isWaiting(before) && before.wasUnread : letter.isRead !== 1,
  ...(before && isWaiting(before) && { isRead: before.wish === 'read' || before.isRead === true }),
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

export function takeBack(letterId: number): void {
  const wish = wishOf(letterId);
  if (wish?.wish === 'delete' && wish.sentAt === undefined) putBack(wish).catch(noteNotKept);
}

/** Its time begins anew until the player has left what takes it back. Every tab waits, since all read the same wish. */
export function holdDeletion(letterId: number): () => void {
  function beginAnew() {
    const wish = wishOf(letterId);
    if (wish?.wish !== 'delete' || wish.sentAt !== undefined) return;
    inPlayerStore((store) => store.noteLetter(wish, { wishedAt: Date.now() })).catch(noteNotKept);
  }
  beginAnew();
  const timer = setInterval(beginAnew, UNDO_MS / 2);
  return () => clearInterval(timer);
}

/** The letter stands in the list again, and the server still has to hear that it was read. */
async function putBack(wish: LetterWish): Promise<void> {
  const { letterId: id, kind, isRead } = wish;
  await inPlayerStore(async (store) => {
    await store.forgetLetter(wish);
    if (isRead) await store.wishLetters([wishFor({ id, kind, isRead: wish.wasUnread ? 0 : 1 }, 'read', undefined)]);
  });
}

function keep(rows: readonly LetterWish[]): void {
  noteLetterWishes([
    ...letterWishes.value.filter((row) => !rows.some(({ letterId }) => letterId === row.letterId)),
    ...rows,
  ]);
  inPlayerStore((store) => store.wishLetters(rows)).catch(noteNotKept);
}

const noteNotKept = (error: unknown): void => log.info('a wish for a letter is not kept', { why: String(error) });

effect(() => {
  const store = playerStore.value;
  noteLetterWishes([]);
  // Said to the player who has tried, and to nobody after them.
  forgetRefusedLetter();
  const following = store?.watchLetters(noteLetterWishes);
  return () => following?.unsubscribe();
});

const isWaiting = ({ doneAt }: LetterWish): boolean => doneAt === undefined;

openOutbox<LetterWish>({
  name: 'letters',
  isAnyWaiting: () => letterWishes.value.some(isWaiting),
  waiting: async (store) => (await store.letterWishes()).filter(isWaiting),
  waitMs: (row) => (row.wish === 'delete' ? row.wishedAt + UNDO_MS - Date.now() : 0),
  longestWaitMs: UNDO_MS,
  noteSent: (store, row) => store.noteLetter(row, { sentAt: Date.now() }),
  send: ({ wish, letterId: id, key }) => call(wish === 'read' ? mail.getMailDetail : mail.delMail, { id }, { key }),
  settle,
  giveUp: async (row) => {
    await inPlayerStore((store) => store.forgetLetter(row));
  },
  afterwards: lookAgain,
});

async function settle(wish: LetterWish, code: number | undefined): Promise<void> {
  // One that is no longer there is as good as read and deleted.
  if (code === undefined || code === MAIL.notFound) {
    await inPlayerStore((store) => store.noteLetter(wish, { doneAt: Date.now() }));
    return;
  }
  log.info('a letter stays', { code });
  await putBack(wish);
  if (code === MAIL.unclaimed) refused.value = wish.letterId;
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

import { MAIL } from '#contract/errcodes.ts';
import type { mail } from '#contract/mail.ts';
import { assert } from '#shared/assert.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { readBalance } from '../ledger/balance.ts';
import { requireOpenBooks } from '../ledger/books.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { give } from '../gifts/give.ts';
import { lockLetter, noteInLetter } from './letter-store.ts';
import { isUnclaimed, tellLetter } from './tell-letter.ts';

/** A letter that is opened is read. */
export const getMailDetail: Handler<typeof mail.getMailDetail> = async ({ input, player, db, now }) => {
  const letter = await lockLetter(db, player.id, input.id);
  if (!letter || letter.deleted_at) return refuse(MAIL.notFound);
  return { ok: true, value: { mail: tellLetter(await noteInLetter(db, letter.id, ['read_at'], now)) } };
};

/** What is inside is given once: two taps at once are one after the other, and the ledger knows the letter as well. */
export const receiveMail: Handler<typeof mail.receiveMail> = async ({ input, player, db, now }) => {
  await requireOpenBooks(db);
  // Before the letter, in the order of every other gift.
  await lockAccounts(db, player.id, ['cash', 'points']);
  const letter = await lockLetter(db, player.id, input.id);
  if (!letter || letter.deleted_at) return refuse(MAIL.notFound);
  if (letter.received_at) return refuse(MAIL.received);
  if (letter.rewards.length === 0) return refuse(MAIL.nothingInside);
  if (!isUnclaimed(letter, now)) return refuse(MAIL.expired);
  const received = await noteInLetter(db, letter.id, ['read_at', 'received_at'], now);
  const isGiven = await give(db, letter.rewards, { ref: `mail ${letter.id}`, playerId: player.id, now });
  assert(isGiven, 'a letter that was not received has given nothing');
  const [coin, lottery] = [await readBalance(db, player.id), await readBalance(db, player.id, 'points')];
  return { ok: true, value: { mail: tellLetter(received), rewardList: letter.rewards, coin, lottery } };
};

/** One that is deleted already is deleted: a phone that was offline may say so again. */
export const delMail: Handler<typeof mail.delMail> = async ({ input, player, db, now }) => {
  const letter = await lockLetter(db, player.id, input.id);
  if (!letter) return refuse(MAIL.notFound);
  if (isUnclaimed(letter, now)) return refuse(MAIL.unclaimed);
  await noteInLetter(db, letter.id, ['deleted_at'], now);
  return { ok: true, value: {} };
};

/**
 * Links a mail address to a player, once a code that was sent there has come back. It is for good, as the phone is; an
 * address that was only told before gives way to it.
 */
import { SIGN_IN } from '#contract/errcodes.ts';
import type { security } from '#contract/security.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { lockNumber, useCode } from '../sql/queries/codes.ts';
import { findByLinkedEmail, lockPlayer, updatePlayer } from '../sql/queries/players.ts';
import { RESEND_SECONDS, sendEmailCodeTo, tryEmailCode } from './codes.ts';
import { tellLinked } from './get-linked.ts';

/** One address however it is written. */
const readEmail = (typed: string): string => typed.trim().toLowerCase();

/** The answer is the same whether or not the address is another player's: that is said to who can read its mail. */
export const sendEmailCode: Handler<typeof security.sendEmailCode> = async (call) => {
  const { input, player, network, idempotencyKey: key, db, now } = call;
  const before = await lockPlayer(db, player.id);
  if (before.email_linked_at !== null) return refuse(SIGN_IN.accountTaken);
  const isSent = await sendEmailCodeTo(db, { email: readEmail(input.email), player, network, key, now });
  return isSent ? { ok: true, value: { waitSeconds: RESEND_SECONDS } } : refuse(SIGN_IN.tooManyTries);
};

export const linkEmail: Handler<typeof security.linkEmail> = async ({
  input,
  player,
  idempotencyKey: key,
  db,
  now,
}) => {
  const email = readEmail(input.email);
  const before = await lockPlayer(db, player.id);
  if (before.email_linked_at !== null) return refuse(SIGN_IN.accountTaken);
  // Of two players who link one address at once, the second one waits here.
  await lockNumber(db, email);
  const code = await tryEmailCode(db, { email, player, code: input.code, now });
  if (!code || !(await useCode(db, { mobile: email, codeHash: code.codeHash, key, now }))) {
    return refuse(SIGN_IN.wrongCode);
  }
  if (await findByLinkedEmail(db, email)) return refuse(SIGN_IN.mobileTaken);
  await updatePlayer(db, player.id, { email, email_linked_at: now });
  return { ok: true, value: { state: await tellLinked(db, player.id) } };
};

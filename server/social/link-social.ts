/**
 * An account at another site, linked to a player who is logged in. It goes by the same page of that site as logging in by it;
 * the state that comes back is good in the session alone that asked for it. One account of the other site is one player's.
 */
import { randomBytes } from 'node:crypto';
import { SIGN_IN } from '#contract/errcodes.ts';
import type { security } from '#contract/security.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { tellLinked } from '../players/get-linked.ts';
import { isFresh } from '../players/is-fresh.ts';
import { signInFrom } from '../players/tries.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { mayUnlinkSocial } from '../players/ways-in.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { countTry } from '../sql/queries/tries.ts';
import { lockPlayer, updatePlayer } from '../sql/queries/players.ts';
import { findBySubject, isLinkState, keepLinkState } from './social-store.ts';
import type { Row } from '../sql/tables.ts';
import { isUniqueViolation } from '../sql/unique-violation.ts';
import { vouchOnce } from './vouch-once.ts';

type Link = Handler<typeof security.linkSocial>;

const STATE_BYTES = 32;
/** As long as a person may take at the other site. */
const LIFE_MS = 10 * MINUTE_MS;

export const socialLinkState: Handler<typeof security.socialLinkState> = async ({ player, db, now }) => {
  // What is linked outlives the session, as a passkey does.
  if (!isFresh(player, now)) return refuse(SIGN_IN.notEligible);
  if ((await requirePlayer({ db }, player.id)).line_subject !== null) return refuse(SIGN_IN.accountTaken);
  const state = randomBytes(STATE_BYTES).toString('base64url');
  await keepLinkState(db, { session_id: player.sessionId, state, made_at: now });
  return { ok: true, value: { state } };
};

export const linkSocial: Link = async (call) => {
  const { input, player, network, now, db, configAnswers } = call;
  const { takesSocialLogin } = await configAnswers.current(now);
  if (!takesSocialLogin) return refuse(SIGN_IN.wrongCredentials);
  if (!(await countTry(db, signInFrom(network), now))) return refuse(SIGN_IN.tooManyTries);
  const madeAfter = new Date(now.getTime() - LIFE_MS);
  if (!(await isLinkState(db, { sessionId: player.sessionId, state: input.state, madeAfter }))) {
    return refuse(SIGN_IN.wrongCredentials);
  }
  const owner = await vouchOnce(call, ({ subject }) => link(call, subject));
  if (owner?.id !== player.id) return refuse(owner ? SIGN_IN.accountTaken : SIGN_IN.wrongCredentials);
  return { ok: true, value: { state: await tellLinked(db, player.id) } };
};

/** Whose the account is then; undefined where it is nobody's, since the player has another one. */
async function link(
  { db, now, player: { id } }: Parameters<Link>[0],
  subject: string,
): Promise<Row<'player'> | undefined> {
  try {
    return await inTransaction(db, async (transaction) => {
      const before = await lockPlayer(transaction, id);
      if (before.line_subject !== null) return findBySubject(transaction, subject);
      return updatePlayer(transaction, id, { line_subject: subject, line_linked_at: now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return findBySubject(db, subject);
    throw error;
  }
}

export const unlinkSocial: Handler<typeof security.unlinkSocial> = async ({ player, db, now }) => {
  // A stranger with an old session would take away the way by which its owner comes in.
  if (!isFresh(player, now)) return refuse(SIGN_IN.wrongCredentials);
  const before = await lockPlayer(db, player.id);
  if (!(await mayUnlinkSocial(db, before))) return refuse(SIGN_IN.notEligible);
  await updatePlayer(db, player.id, { line_subject: null, line_linked_at: null });
  return { ok: true, value: { state: await tellLinked(db, player.id) } };
};

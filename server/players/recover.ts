/**
 * A new password for the person who holds the player's phone. All sessions end, and all passkeys and linked
 * accounts go: a stranger who got hold of one session may have added either with it, and would come in by it for good.
 */
import { SIGN_IN } from '#contract/errcodes.ts';
import type { session } from '#contract/session.ts';
import type { Context } from '../call/context.ts';
import { findSafeboxHash } from '../safebox/password-store.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { findCode, useCode } from '../sql/queries/codes.ts';
import { type Counted, countTry, forgetTries } from '../sql/queries/tries.ts';
import { deletePasskeys } from '../sql/queries/passkeys.ts';
import { findOwner, unlinkAdded, writePasswordHash } from '../sql/queries/players.ts';
import { endSessions } from '../sql/queries/sessions.ts';
import { type RightCode, tryOwnersCode } from './codes.ts';
import { findKnownMark, knowThisDeviceAlone, placeOf } from './known-devices.ts';
import { recoverOn, signInAt, signInByStrangers, signUpFrom } from './tries.ts';
import { readMobile } from './mobile.ts';
import { busy, refuse } from '../call/result.ts';
import { fitsPassword } from '../rules/sign-up-rules.ts';

type Request = Context<typeof session.forgetPassword>;

const DONE = { ok: true, value: {} } as const;

export async function recover(request: Request) {
  const { input, now, db, configAnswers, passwords, unseal } = request;
  const { rules } = await configAnswers.current(now);
  const player = await findOwner(db, input.account, readMobile(input.account));
  if (!(await countTry(db, await findLimit(request, player), now))) return refuse(SIGN_IN.tooManyTries);
  const clear = await unseal(input.password, now);
  if (!fitsPassword(clear, rules)) return refuse(SIGN_IN.invalidDetails);
  // A number without a player has no code that could be right, so a stranger hears what everybody hears.
  const mobile = player?.mobile ?? readMobile(input.account);
  if (mobile === undefined) return refuse(SIGN_IN.wrongCode);
  if (await isRepetition(request, mobile)) return DONE;
  const code = await tryOwnersCode(db, { ...request, mobile, code: input.code });
  // A code that is used up may have been used by this very call, a moment ago.
  if (!player || !code) return doneOrWrong(request, mobile);
  // Who has the phone may set another password for the safebox as well, so this tells them nothing they need a count for.
  const safebox = await findSafeboxHash(db, player.id);
  const alike = safebox === undefined ? 'wrong' : await passwords.verify(safebox, clear);
  if (alike === 'busy') return busy;
  if (alike === 'right') return refuse(SIGN_IN.ofSafebox);
  const hash = await passwords.hash(clear);
  if (hash === undefined) return busy;
  if (await change(request, { player, mobile, code, hash })) return DONE;
  return doneOrWrong(request, mobile);
}

async function findLimit(request: Request, player: { id: number } | undefined): Promise<Counted> {
  const mark = await findKnownMark(request.db, player?.id, request);
  return player && mark !== undefined ? recoverOn(player, mark) : signUpFrom(request.network);
}

const doneOrWrong = async (request: Request, mobile: string) =>
  (await isRepetition(request, mobile)) ? DONE : refuse(SIGN_IN.wrongCode);

/** The browser sent it again, and the first one has already done all there is to do. */
async function isRepetition(request: Request, mobile: string): Promise<boolean> {
  const { idempotencyKey: key, db } = request;
  if (key === undefined) return false;
  const code = await findCode(db, { mobile, from: placeOf(request) });
  return code !== undefined && code.used_at !== null && code.last_key === key;
}

interface Change {
  player: { id: number };
  mobile: string;
  code: RightCode;
  hash: string;
}

function change(request: Request, { player, mobile, code, hash }: Change): Promise<boolean> {
  const { idempotencyKey: key, network, now, db } = request;
  return inTransaction(db, async (transaction) => {
    if (!(await useCode(transaction, { mobile, codeHash: code.codeHash, key, now }))) return false;
    await writePasswordHash(transaction, player.id, hash);
    await endSessions(transaction, { playerId: player.id, now });
    await deletePasskeys(transaction, player.id);
    await unlinkAdded(transaction, player.id);
    await knowThisDeviceAlone(transaction, player.id, request);
    // A device without a mark is known by its network alone, and has its tries back.
    const named = { player, account: '' };
    for (const limit of [signInAt(named, network), signInByStrangers(named)]) await forgetTries(transaction, limit);
    return true;
  });
}

/** Binds a phone to a player who has none. It is for good: another number is a matter for customer service. */
import type { Transaction } from 'kysely';
import { SIGN_IN } from '#contract/errcodes.ts';
import type { session } from '#contract/session.ts';
import type { Context } from '../call/context.ts';
import type { Handler } from '../call/handler.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Gift } from '../rules/gifts.ts';
import { tellBound } from '../promotions/tell-bound.ts';
import { useCode } from '../sql/queries/codes.ts';
import { countTry } from '../sql/queries/tries.ts';
import { bindMobile, isMobileTaken, writePasswordHash } from '../sql/queries/players.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { isUniqueViolation } from '../sql/unique-violation.ts';
import { readAppUser } from './app-user.ts';
import { type RightCode, tryCode } from './codes.ts';
import { signUpFrom } from './tries.ts';
import { readMobile } from './mobile.ts';
import { busy, refuse } from '../call/result.ts';
import { refuseSafeboxPassword } from './refuse-safebox-password.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { fitsMobile, fitsPassword, type Rules } from '../rules/sign-up-rules.ts';

type Request = Context<typeof session.bindAccount>;

export const bindPhone: Handler<typeof session.bindAccount> = async (request) => {
  const { input, network, now, db, configAnswers } = request;
  const { rules } = await configAnswers.current(now);
  const player = await requirePlayer(request, request.player.id);
  const mobile = readMobile(input.mobile);
  if (!fitsMobile(input.mobile, mobile, rules)) return refuse(SIGN_IN.invalidDetails);
  if (player.mobile !== null) return answerBound(request, player, mobile);
  if (!(await countTry(db, signUpFrom(network), now))) return refuse(SIGN_IN.tooManyTries);
  const hash = await readFirstPassword(request, player, rules);
  if (typeof hash === 'object' && hash !== null) return hash;
  const code = rules.otpStatus === 1 ? await tryCode(db, { ...request, mobile, code: input.code }) : null;
  if (code === undefined) return refuse(SIGN_IN.wrongCode);
  if (code?.purpose === 'recover') return refuse(SIGN_IN.mobileTaken);
  const given = await bind(request, { mobile, code, hash });
  const after = await requirePlayer(request, player.id);
  if (given || after.mobile !== null) return answerBound(request, after, mobile, given);
  return refuse((await isMobileTaken(db, mobile)) ? SIGN_IN.mobileTaken : SIGN_IN.wrongCode);
};

/** To bind what is bound is done already, which is also what a repeated request comes to. */
async function answerBound({ db, now }: Request, player: Row<'player'>, mobile: string, given: readonly Gift[] = []) {
  if (player.mobile !== mobile) return refuse(SIGN_IN.accountTaken);
  const value = { ...(await readAppUser(db, player, now)), rewardList: [...given] };
  return { ok: true as const, value };
}

/** Only a player without a password gets one here: a stranger who holds the token must not be able to change one. */
async function readFirstPassword(request: Request, player: Row<'player'>, rules: Rules) {
  const { input, now, passwords, unseal } = request;
  if (input.password === undefined || player.password_hash !== null) return null;
  const clear = await unseal(input.password, now);
  if (!fitsPassword(clear, rules)) return refuse(SIGN_IN.invalidDetails);
  const no = await refuseSafeboxPassword(request, input.password);
  return no ?? (await passwords.hash(clear)) ?? busy;
}

interface Binding {
  mobile: string;
  code: RightCode | null;
  hash: string | null;
}

/** With what promotions give for it; undefined when nothing was bound. */
async function bind(
  { player, idempotencyKey: key, now, db }: Request,
  { mobile, code, hash }: Binding,
): Promise<readonly Gift[] | undefined> {
  const work = async (transaction: Transaction<Tables>): Promise<readonly Gift[] | undefined> => {
    // Money before the player's row, as bets and deposits do, so that none waits for the other.
    await lockAccounts(transaction, player.id, ['cash', 'points']);
    if (code && !(await useCode(transaction, { ...code, mobile, key, now }))) return undefined;
    if (hash !== null) await writePasswordHash(transaction, player.id, hash);
    if (!(await bindMobile(transaction, player.id, { mobile, now }))) return undefined;
    return tellBound(transaction, { playerId: player.id, now });
  };
  try {
    // Of a call that has come too late nothing stays: neither its password nor that its code was used.
    return await inTransaction(db, work, (given) => given !== undefined);
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

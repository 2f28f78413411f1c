/**
 * Signing in with a password. Whether an account exists shows in nothing: not in the answer, not in the time, not in
 * the number of tries. Why a player may not come in is said only to whoever knew the password.
 */
import { SIGN_IN } from '#contract/errcodes.ts';
import { countTry, forgetTries, uncountTry } from '../sql/queries/limits.ts';
import { findByAccountOrMobile } from '../sql/queries/players.ts';
import { admit, type Caller } from './admit.ts';
import { signInAnywhere, signInFrom, signInOf } from './limits.ts';
import { readMobile } from './mobile.ts';
import { busy, refuse } from './refuse.ts';

interface Credentials {
  account: string;
  /** Sealed. */
  password: string;
}

export async function signIn(caller: Caller & { network: string }, { account, password }: Credentials) {
  const { now, network, services } = caller;
  const { db } = services;
  if (!(await countTry(db, signInFrom(network), now))) return refuse(SIGN_IN.tooManyTries);
  const player = await findByAccountOrMobile(db, account, readMobile(account));
  const own = signInOf(player, account);
  if (!(await countTry(db, own, now))) return refuse(SIGN_IN.tooManyTries);
  if (!(await countTry(db, signInAnywhere, now))) return refuse(SIGN_IN.tooManyTries);
  const clear = await services.unseal(password, now);
  const verdict = await services.passwords.verify(player?.password_hash ?? null, clear);
  if (verdict === 'busy') {
    await uncountTry(db, own);
    return busy;
  }
  if (verdict === 'wrong' || !player) return refuse(SIGN_IN.wrongCredentials);
  await forgetTries(db, own);
  return admit(caller, player);
}

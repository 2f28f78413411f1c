/**
 * Signing in with a password. Whether an account exists shows in nothing: not in the answer, not in the time, not in
 * the number of tries. Why a player may not come in is said only to a caller who knew the password.
 */
import { SIGN_IN } from '#contract/errcodes.ts';
import type { Tools } from '../call/context.ts';
import { type Counted, countTries, forgetTries, uncountTry } from '../sql/queries/tries.ts';
import { findByAccountOrMobile } from '../sql/queries/players.ts';
import { admit, type Caller } from './admit.ts';
import { findKnownMark } from './known-devices.ts';
import {
  type Named,
  signInAnywhere,
  signInAt,
  signInByStrangers,
  signInFrom,
  signInFromArea,
  signInOn,
} from './tries.ts';
import { readMobile } from './mobile.ts';
import { busy, refuse } from '../call/result.ts';

interface Credentials {
  account: string;
  /** Sealed. */
  password: string;
}

type SignIn = Caller & Pick<Tools, 'passwords' | 'unseal'> & { network: string };

export async function signIn(caller: SignIn, { account, password }: Credentials) {
  const { now, db, passwords, unseal } = caller;
  const player = await findByAccountOrMobile(db, account, readMobile(account));
  const { own, shared, counted } = await findLimits(caller, { player, account });
  if (!(await countTries(db, counted, now))) return refuse(SIGN_IN.tooManyTries);
  const clear = await unseal(password, now);
  const verdict = await passwords.verify(player?.password_hash ?? null, clear);
  if (verdict === 'busy') {
    for (const limit of [own, ...shared]) await uncountTry(db, limit);
    return busy;
  }
  if (verdict === 'wrong' || !player) return refuse(SIGN_IN.wrongCredentials);
  await forgetTries(db, own);
  for (const limit of shared) await uncountTry(db, limit);
  return admit(caller, player);
}

interface Limits {
  /** Ends with a sign-in. */
  own: Counted;
  /** With others who try the same account; a try that was right is given back. */
  shared: Counted[];
  /** All that a try counts in, these among them. */
  counted: Counted[];
}

/** A device that the player has signed in on is counted by itself, so that no stranger's tries are in its way. */
async function findLimits(
  { fingerprint, network, now, db }: Caller & { network: string },
  named: Named,
): Promise<Limits> {
  const { player } = named;
  const mark = await findKnownMark(db, player?.id, { fingerprint, now });
  if (player && mark !== undefined) {
    const own = signInOn(player, mark);
    return { own, shared: [], counted: [own] };
  }
  const [own, shared] = [signInAt(named, network), [signInByStrangers(named)]];
  return { own, shared, counted: [signInFrom(network), signInFromArea(network), own, ...shared, signInAnywhere] };
}

/**
 * A log-in has another password than the safebox: a large withdrawal takes both, as two proofs. Whether they are alike tells what the
 * password of the safebox is, so it is counted as a try of it.
 */
import { SIGN_IN } from '#contract/errcodes.ts';
import { busy, refuse } from '../call/result.ts';
import { findSafeboxHash } from '../safebox/password-store.ts';
import { proveSafebox } from '../safebox/prove-safebox.ts';

type Asked = Parameters<typeof proveSafebox>[0];

/** Undefined where the log-in may have it. */
export async function refuseSafeboxPassword(request: Asked, password: string) {
  const safebox = await findSafeboxHash(request.db, request.player.id);
  if (safebox === undefined) return undefined;
  const proof = await proveSafebox(request, safebox, password);
  if (proof === 'busy') return busy;
  if (proof === 'tooOften') return refuse(SIGN_IN.tooManyTries);
  return proof === 'right' ? refuse(SIGN_IN.ofSafebox) : undefined;
}

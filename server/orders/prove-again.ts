/**
 * The second proof of a withdrawal: above a sum that the operator names, a password that was seen over a shoulder is not enough. It is
 * a passkey, the password of the safebox, or a code that was texted to the player's own phone. Who has seen the password can log in, add a
 * passkey, set a safebox password where there is none and bind a phone of their own, so what is less than a day old proves nothing.
 */
import type { wallet } from '#contract/wallet.ts';
import type { Context } from '../call/context.ts';
import { tryOwnersCode } from '../players/codes.ts';
import { provePasskey } from '../players/passkey-proof.ts';
import { isNewProof } from '../rules/proof-age.ts';
import { findSafeboxPassword } from '../safebox/password-store.ts';
import { type Proof, proveSafebox } from '../safebox/prove-safebox.ts';
import { useCode } from '../sql/queries/codes.ts';
import type { Row } from '../sql/tables.ts';

interface SecondProof {
  proof: Proof | 'unasked' | 'missing' | 'new';
  /** When all else is right. A code is used up then, so a withdrawal that is refused leaves it; false where it is used by now. */
  use: () => Promise<boolean>;
}

const proved = (proof: SecondProof['proof'], use = () => Promise.resolve(true)): SecondProof => ({ proof, use });

type Request = Context<typeof wallet.exchange>;
type Phone = Pick<Row<'player'>, 'mobile' | 'mobile_bound_at'>;

export async function proveAgain(request: Request, phone: Phone): Promise<SecondProof> {
  const { input, now, configAnswers } = request;
  const { withdrawProofFrom: from } = await configAnswers.current(now);
  if (from === 0 || input.amount < from) return proved('unasked');
  if (input.passkey !== undefined) return proved(await provePasskey(request, input.passkey));
  if (input.safeboxPassword !== undefined) return proveBySafebox(request, input.safeboxPassword);
  return input.code === undefined ? proved('missing') : proveByCode(request, phone, input.code);
}

async function proveBySafebox(request: Request, password: string): Promise<SecondProof> {
  const set = await findSafeboxPassword(request.db, request.player.id);
  if (!set) return proved('wrong');
  const proof = await proveSafebox(request, set.hash, password);
  return proved(proof === 'right' && isNewProof(set.set_at, request.now) ? 'new' : proof);
}

async function proveByCode(request: Request, { mobile, mobile_bound_at }: Phone, code: string): Promise<SecondProof> {
  const { db, now, idempotencyKey: key } = request;
  if (mobile === null) return proved('wrong');
  const right = await tryOwnersCode(db, { ...request, mobile, code });
  if (!right) return proved('wrong');
  if (isNewProof(mobile_bound_at, now)) return proved('new');
  return proved('right', () => useCode(db, { ...right, mobile, key, now }));
}

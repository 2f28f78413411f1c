/**
 * A safebox has another password than the log-in: a large withdrawal takes both, as two proofs. Whether they are alike tells what the
 * password of the log-in is, so it is counted as a try of it.
 */
import type { Transaction } from 'kysely';
import { WALLET } from '#contract/errcodes.ts';
import { busy, refuse } from '../call/result.ts';
import type { Passwords } from '../players/passwords.ts';
import { provePassword } from '../players/prove-password.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import type { Unseal } from '../players/unseal.ts';
import type { Tables } from '../sql/tables.ts';

interface Asked {
  db: Transaction<Tables>;
  player: { id: number };
  input: { password: string };
  unseal: Unseal;
  passwords: Passwords;
  now: Date;
}

/** Undefined where the safebox may have it. */
export async function refuseLogInPassword(request: Asked) {
  const proof = await provePassword(request, await requirePlayer(request, request.player.id), request.input.password);
  if (proof === 'busy') return busy;
  if (proof === 'tooOften') return refuse(WALLET.tooOften);
  return proof === 'right' ? refuse(WALLET.samePassword) : undefined;
}

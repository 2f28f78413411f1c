import { WALLET } from '#contract/errcodes.ts';
import { busy, refuse } from '../call/result.ts';
import type { Proof } from './prove-safebox.ts';

/** Undefined for the right password. */
export function refusalOf(proof: Proof) {
  if (proof === 'busy') return busy;
  if (proof === 'tooOften') return refuse(WALLET.tooOften);
  return proof === 'wrong' ? refuse(WALLET.wrongPassword) : undefined;
}

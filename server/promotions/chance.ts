/**
 * Chance that can be looked over afterwards. Each draw has a seed of its own, which nobody chooses and which is logged with what it
 * gave (`draw`): the same seed gives the same numbers again.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Random } from './promotion.ts';

const SEED_BYTES = 32;
const NUMBER_BYTES = 6;
const NUMBERS_IN_BLOCK = 5;
const WHOLE = 2 ** (8 * NUMBER_BYTES);

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

const blockOf = (seed: string, at: number): Buffer => createHmac('sha256', seed).update(String(at)).digest();

/** From 0 to below 1, the same for the same seed. */
export const shareOf = (seed: string, at: number): number => blockOf(seed, at).readUIntBE(0, NUMBER_BYTES) / WHOLE;

/** Each number below a bound is as likely: what lies above the last whole multiple of the bound is left out. */
export function chanceOf(seed: string): Random {
  let at = 0;
  let block: Buffer = Buffer.alloc(0);
  const next = (): number => {
    const place = at % NUMBERS_IN_BLOCK;
    if (place === 0) block = blockOf(seed, at / NUMBERS_IN_BLOCK);
    at += 1;
    return block.readUIntBE(place * NUMBER_BYTES, NUMBER_BYTES);
  };
  return (bound) => {
    const end = WHOLE - (WHOLE % bound);
    let number = next();
    while (number >= end) number = next();
    return number % bound;
  };
}

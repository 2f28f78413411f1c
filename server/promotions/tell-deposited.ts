/** What promotions make of a deposit: told of it in the transaction that credits it, and asked before it what it may buy. */
import type { Kysely, Transaction } from 'kysely';
import { addMark } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';
import type { Coin, Deposited, Wish } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';

interface Whose {
  playerId: number;
  now: Date;
}

/** Marks what it earns, each once, and says which coin comes with it: the caller credits it together with the deposit. */
export async function tellDeposited(
  db: Transaction<Tables>,
  { playerId, now }: Whose,
  deposit: Deposited,
): Promise<Coin[]> {
  const coins: Coin[] = [];
  for (const one of PROMOTIONS) {
    if (!one.deposited) continue;
    const { facts, season } = await readPromotion(db, one, { playerId, now });
    if (facts.standing !== 'open') continue;
    for (const { mark, coin } of one.deposited(facts, deposit)) {
      const isNew = await addMark(db, { playerId, type: one.type, season, mark, now });
      if (isNew && coin) coins.push(coin);
    }
  }
  return coins;
}

/** Whether a promotion sells this player such a package for a deposit of this kind and amount. */
export async function isSold(
  db: Kysely<Tables>,
  { playerId, now }: Whose,
  { actType, ...wish }: Wish & { actType: number },
): Promise<boolean> {
  const seller = PROMOTIONS.find(({ sells }) => sells?.actType === actType);
  if (!seller?.sells) return false;
  const { facts } = await readPromotion(db, seller, { playerId, now });
  return seller.sells.offers(facts, await seller.look?.(db, playerId), wish);
}

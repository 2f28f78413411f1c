/** What promotions make of a deposit: told of it in the transaction that credits it, and asked before it what it may buy. */
import type { Kysely, Transaction } from 'kysely';
import { keepsAway } from '../care/keeps-away.ts';
import { addMark } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import type { Coin } from '../rules/gifts.ts';
import { PROMOTIONS } from './all.ts';
import { type Deposited, giftRef, type Wish } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';
import { writeGiftLetter } from './write-gift-letter.ts';

interface Whose {
  playerId: number;
  now: Date;
}

interface Told {
  amount: number;
  /** All that the player had put in before it. */
  before: number;
  actType: number;
  /** What it was sold for; null where it buys nothing. */
  propId: number | null;
  /** Whether the player keeps away from play. */
  isAway: boolean;
}

interface Made {
  /** The caller credits it together with the deposit, each under the promotion's name. */
  coins: (Coin & { of: string })[];
  /** Whether it has bought what it was sold for. */
  hasBought: boolean;
}

/**
 * Marks what it earns, each once. What was sold is bought by a payment that comes after the end too. To a player who keeps away from
 * play no coin is added that they have not paid for; a milestone then comes with a later deposit.
 */
export async function tellDeposited(
  db: Transaction<Tables>,
  { playerId, now }: Whose,
  { actType, propId, amount, before, isAway }: Told,
): Promise<Made> {
  const made: Made = { coins: [], hasBought: false };
  for (const one of PROMOTIONS) {
    if (!one.deposited) continue;
    const { facts, season } = await readPromotion(db, one, { playerId, now });
    const isSale = propId !== null && one.sells?.actType === actType && facts.standing !== 'off';
    if (facts.standing !== 'open' && !isSale) continue;
    const deposit: Deposited = { amount, before, ...(isSale && { bought: propId }) };
    for (const { mark, coin } of one.deposited(facts, deposit)) {
      if (coin && isAway && !isSale) continue;
      const isNew = await addMark(db, { playerId, type: one.type, season, mark, now });
      // A step may add nothing: it is marked, and there is nothing to tell.
      if (isNew && coin && coin.count > 0) {
        made.coins.push({ ...coin, of: one.name });
        const ref = giftRef(one.name, { playerId, season, mark });
        await writeGiftLetter(db, { playerId, ref, why: { why: 'deposit' }, ...coin, now });
      }
      if (isNew && isSale) made.hasBought = true;
    }
  }
  return made;
}

/** Whether a promotion sells this player such a package for a deposit of this kind and amount; to one who keeps away from play none does. */
export async function isSold(
  db: Kysely<Tables>,
  { playerId, now }: Whose,
  { actType, ...wish }: Wish & { actType: number },
): Promise<boolean> {
  const seller = PROMOTIONS.find(({ sells }) => sells?.actType === actType);
  if (!seller?.sells || (await keepsAway(db, playerId, now))) return false;
  const { facts } = await readPromotion(db, seller, { playerId, now });
  return seller.sells.offers(facts, await seller.look?.(db, playerId, { ...facts, input: {} }), wish);
}

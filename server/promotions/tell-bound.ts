/**
 * A player has bound a phone: what promotions give for it is given in the same transaction. To one who keeps away from play no coin is
 * added: since a phone is bound once, it waits in a letter until they take it.
 */
import type { Transaction } from 'kysely';
import { keepsAway } from '../care/keeps-away.ts';
import { addMark } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import type { Gift } from '../rules/gifts.ts';
import { PROMOTIONS } from './all.ts';
import { give } from '../gifts/give.ts';
import { giftRef } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';
import { writeGiftReceipt, writeOwedLetter } from './write-gift-letter.ts';

export async function tellBound(
  db: Transaction<Tables>,
  { playerId, now }: { playerId: number; now: Date },
): Promise<readonly Gift[]> {
  const given: Gift[] = [];
  const isAway = await keepsAway(db, playerId, now);
  for (const one of PROMOTIONS) {
    if (!one.bound) continue;
    const { facts, season, title } = await readPromotion(db, one, { playerId, now });
    if (facts.standing !== 'open') continue;
    const { mark, gives } = one.bound(facts);
    if (!(await addMark(db, { playerId, type: one.type, season, mark, now }))) continue;
    const ref = giftRef(one.name, { playerId, season, mark });
    if (isAway) await writeOwedLetter(db, { playerId, ref, why: { why: 'phone' }, gifts: gives, now });
    else if (await give(db, gives, { ref, playerId, now })) {
      await writeGiftReceipt(db, { playerId, ref, name: title, type: one.type, why: 'phone', gifts: gives, now });
      given.push(...gives);
    }
  }
  return given;
}

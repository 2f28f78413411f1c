/** A player has bound a phone: what promotions give for it is given in the same transaction, and nothing to one who keeps away from play. */
import type { Transaction } from 'kysely';
import { keepsAway } from '../care/keeps-away.ts';
import { addMark } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';
import { give } from './give.ts';
import type { Gift } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';

export async function tellBound(
  db: Transaction<Tables>,
  { playerId, now }: { playerId: number; now: Date },
): Promise<readonly Gift[]> {
  const given: Gift[] = [];
  if (await keepsAway(db, playerId, now)) return given;
  for (const one of PROMOTIONS) {
    if (!one.bound) continue;
    const { facts, season } = await readPromotion(db, one, { playerId, now });
    if (facts.standing !== 'open') continue;
    const { mark, gives } = one.bound(facts);
    if (!(await addMark(db, { playerId, type: one.type, season, mark, now }))) continue;
    const ref = `${one.name} ${playerId} ${season} ${mark}`;
    if (await give(db, gives, { ref, playerId, now })) given.push(...gives);
  }
  return given;
}

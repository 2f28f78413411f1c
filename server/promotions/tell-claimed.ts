/** A player has made a claim: what other promotions mark for it is marked in the same transaction. */
import type { Transaction } from 'kysely';
import { addMark } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';
import { readPromotion } from './read-promotion.ts';

interface Claimed {
  type: number;
  claim: string;
  playerId: number;
  now: Date;
}

export async function tellClaimed(db: Transaction<Tables>, { type, claim, playerId, now }: Claimed): Promise<void> {
  for (const one of PROMOTIONS) {
    if (one.hears?.type !== type || one.hears.claim !== claim) continue;
    const { facts, season } = await readPromotion(db, one, { playerId, now });
    if (facts.standing !== 'open') continue;
    await addMark(db, { playerId, type: one.type, season, mark: one.hears.mark(facts), now });
  }
}

/** Points for what was bet in a round that is over. A bet that was undone is no part of it, and such a round is undone no more. */
import type { Transaction } from 'kysely';
import type { Locked } from '../ledger/lock-accounts.ts';
import { postWithNext } from '../ledger/post.ts';
import { pointsFor, type PointsRule } from '../rules/points.ts';
import type { Tables } from '../sql/tables.ts';

interface Earning {
  rule: PointsRule;
  /** The player's points, unless they have never had any. */
  locked: readonly Locked[];
  visit: { player_id: number };
  now: Date;
}

/** No question of its own to the database but for a player's first points: it leaves with what follows it. */
export async function earnPoints(
  db: Transaction<Tables>,
  { id, bet }: { id: number; bet: number },
  { rule, locked, visit, now }: Earning,
): Promise<void> {
  const points = pointsFor(bet, rule);
  if (points === 0) return;
  const amounts = { points, 'points-issued': -points };
  const movement = { kind: 'points-earned', ref: `round ${id}`, playerId: visit.player_id, amounts, now } as const;
  await postWithNext(db, movement, locked);
}

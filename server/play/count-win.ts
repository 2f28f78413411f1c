/** What a win moves beside the balance, in the same transaction. */
import { sql, type Transaction } from 'kysely';

import { type BigWinRule, isBigWin, maskWinner } from '../rules/big-win.ts';
import { type Level, reachedLevels, standingAfter } from '../rules/levels.ts';
import { playSpansOf } from '../rules/play-spans.ts';
import { recordWin, type RoundToPay } from '../sql/queries/rounds.ts';
import type { PlayedVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';
import { withNext } from '../sql/together.ts';

interface Paid {
  /** As it was before. */
  round: RoundToPay;
  transactionId: string;
  amount: number;
  isRoundOver: boolean;
  now: Date;
}

/** The visit and the player's cash are locked by now, so the round and what the player has bet are as they were read. */
export async function countWinOfPlayer(
  db: Transaction<Tables>,
  visit: PlayedVisit,
  { round, transactionId, amount, isRoundOver, now }: Paid,
  rules: { levels: readonly Level[]; bigWin: BigWinRule },
): Promise<void> {
  const { day } = playSpansOf(now);
  await recordWin(db, { roundRow: round.id, day, visitId: visit.id, transactionId, amount, isOver: isRoundOver, now });
  if (!isRoundOver) return;
  await liftPlayer(db, visit.player_id, round, { levels: rules.levels, now });
  const win = round.win + amount;
  if (!isBigWin({ bet: round.bet, win }, rules.bigWin)) return;
  const big = { game_id: visit.game_id, phone: maskWinner(visit), amount: win, won_at: now };
  await withNext(db, db.insertInto('big_win').values(big).compile());
}

/** Written only where something has changed. */
async function liftPlayer(
  db: Transaction<Tables>,
  id: number,
  before: RoundToPay,
  { levels, now }: { levels: readonly Level[]; now: Date },
): Promise<void> {
  const { vip, vipExp, userLevel } = standingAfter(before.playerBet, before.vip, levels);
  const isLifted = vip !== before.vip || vipExp !== before.vip_exp || userLevel !== before.user_level;
  if (!isLifted) return;
  const reached = JSON.stringify(reachedLevels(before.vip, vip, levels, now));
  const lift = sql`update player set vip = ${vip}, vip_exp = ${vipExp}, user_level = ${userLevel},
    reached_levels = reached_levels || ${reached}::jsonb where id = ${id}`;
  await withNext(db, lift.compile(db));
}

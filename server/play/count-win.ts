/** What a win moves beside the balance, in the same transaction. */
import { sql, type Transaction } from 'kysely';

import { type BigWinRule, isBigWin, maskWinner } from '../rules/big-win.ts';
import { type Level, standingAfter } from '../rules/levels.ts';
import { addWinToRound } from '../sql/queries/rounds.ts';
import type { PlayedVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';

interface Paid {
  roundRow: number;
  amount: number;
  isRoundOver: boolean;
  now: Date;
}

export async function countWinOfPlayer(
  db: Transaction<Tables>,
  visit: PlayedVisit,
  { roundRow, amount, isRoundOver, now }: Paid,
  rules: { levels: readonly Level[]; bigWin: BigWinRule },
): Promise<void> {
  const round = await addWinToRound(db, roundRow, { amount, isOver: isRoundOver, now });
  await db
    .updateTable('visit')
    .set({ win: sql<number>`win + ${amount}::bigint`, seen_at: now })
    .where('id', '=', visit.id)
    .execute();
  if (!isRoundOver) return;
  await liftPlayer(db, visit.player_id, rules.levels);
  if (!isBigWin(round, rules.bigWin)) return;
  await db
    .insertInto('big_win')
    .values({ game_id: visit.game_id, phone: maskWinner(visit), amount: round.win, won_at: now })
    .execute();
}

async function liftPlayer(db: Transaction<Tables>, id: number, levels: readonly Level[]): Promise<void> {
  const player = await db
    .selectFrom('player')
    .select(['bet', 'vip', 'vip_exp', 'user_level'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { vip, vipExp: vip_exp, userLevel: user_level } = standingAfter(player.bet, player.vip, levels);
  await db.updateTable('player').set({ vip, vip_exp, user_level }).where('id', '=', id).execute();
}

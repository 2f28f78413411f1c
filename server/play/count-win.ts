/** What a win moves beside the balance, in the same transaction. */
import type { Transaction } from 'kysely';

import { type BigWinRule, isBigWin, maskWinner } from '../rules/big-win.ts';
import { type Level, standingAfter } from '../rules/levels.ts';
import { type PaidRound, recordWin } from '../sql/queries/rounds.ts';
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
  const paid = await recordWin(db, { roundRow, visitId: visit.id, amount, isOver: isRoundOver, now });
  if (!isRoundOver) return;
  await liftPlayer(db, visit.player_id, paid, rules.levels);
  if (!isBigWin(paid, rules.bigWin)) return;
  await db
    .insertInto('big_win')
    .values({ game_id: visit.game_id, phone: maskWinner(visit), amount: paid.win, won_at: now })
    .execute();
}

/** Written only where something has changed. */
async function liftPlayer(db: Transaction<Tables>, id: number, before: PaidRound, levels: readonly Level[]) {
  const { vip, vipExp: vip_exp, userLevel: user_level } = standingAfter(before.playerBet, before.vip, levels);
  const isLifted = vip !== before.vip || vip_exp !== before.vip_exp || user_level !== before.user_level;
  if (isLifted) await db.updateTable('player').set({ vip, vip_exp, user_level }).where('id', '=', id).execute();
}

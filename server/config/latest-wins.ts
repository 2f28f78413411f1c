import type { Kysely } from 'kysely';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';

import type { Row, Tables } from '../sql/tables.ts';

export const TICKER_LENGTH = 20;

export function latestBigWins(db: Kysely<Tables>, limit: number): Promise<Row<'big_win'>[]> {
  return db.selectFrom('big_win').selectAll().orderBy('won_at', 'desc').limit(limit).execute();
}

/** The newest stay however old they are, so that the ticker of a quiet lobby is not empty. */
export async function deleteOldBigWins(db: Kysely<Tables>, before: Date): Promise<void> {
  const newest = db.selectFrom('big_win').select('id').orderBy('won_at', 'desc').limit(TICKER_LENGTH);
  await db.deleteFrom('big_win').where('won_at', '<', before).where('id', 'not in', newest).execute();
}

/** Without what is money: home tells of the items of New Year. */
export function latestNewYearWins(db: Kysely<Tables>, limit: number): Promise<Row<'new_year_win'>[]> {
  const items = Object.values(REWARD_ITEMS).filter((id) => id >= REWARD_ITEMS.newYearActive);
  return db
    .selectFrom('new_year_win')
    .selectAll()
    .where('item_id', 'in', items)
    .orderBy('won_at', 'desc')
    .limit(limit)
    .execute();
}

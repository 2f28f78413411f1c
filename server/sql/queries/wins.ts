import type { Kysely } from 'kysely';

import type { Row, Tables } from '../tables.ts';

export function latestBigWins(db: Kysely<Tables>, limit: number): Promise<Row<'big_win'>[]> {
  return db.selectFrom('big_win').selectAll().orderBy('won_at', 'desc').limit(limit).execute();
}

export function latestNewYearWins(db: Kysely<Tables>, limit: number): Promise<Row<'new_year_win'>[]> {
  return db.selectFrom('new_year_win').selectAll().orderBy('won_at', 'desc').limit(limit).execute();
}

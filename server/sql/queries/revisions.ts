import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables.ts';

/**
 * The numbers grow with every change of games or settings: by this process, by another one, or by a person with psql. The text is
 * another one once the operator runs other promotions, or sets other figures for them.
 */
export async function readRevisions(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('revision')
    .selectAll()
    .select(
      sql<string>`md5(concat(
        (select string_agg(type::text, ',' order by type) from activity), ' ',
        (select string_agg(concat(type, value), ',' order by type) from activity_config)
      ))`.as('promotions'),
    )
    .execute();
  const of = (area: string): number => rows.find((row) => row.area === area)?.number ?? 0;
  return { games: of('games'), settings: of('settings'), promotions: rows[0]?.promotions ?? '' };
}

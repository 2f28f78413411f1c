import type { Kysely } from 'kysely';

import type { Row, Tables } from '../tables.ts';

/** Grows with every change of games or settings: by this process, by another one, or by a person with psql. */
export async function readRevisions(db: Kysely<Tables>): Promise<Record<Row<'revision'>['area'], number>> {
  const rows = await db.selectFrom('revision').selectAll().execute();
  const of = (area: string): number => rows.find((row) => row.area === area)?.number ?? 0;
  return { games: of('games'), settings: of('settings') };
}

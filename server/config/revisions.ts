import type { Kysely } from 'kysely';

import type { OperatorArea, Tables } from '../sql/tables.ts';

/** Another number with every change of an area: by this process, by another one, or by a person with psql. */
export async function readRevisions(db: Kysely<Tables>): Promise<Record<OperatorArea, number>> {
  const rows = await db.selectFrom('revision').select(['area', 'number']).execute();
  const of = (area: OperatorArea): number => rows.find((row) => row.area === area)?.number ?? 0;
  return { games: of('games'), settings: of('settings'), promotions: of('promotions'), banks: of('banks') };
}

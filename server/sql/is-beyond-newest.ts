/** Which rows of a player make room for newer ones, where a player may have so many and no more. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Tables } from './tables.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

/** True of the rows that are not among the player's newest `most`; of two of one moment the `id` decides. */
export const isBeyondNewest = <Table extends keyof Tables>(
  table: Table,
  { id, by }: { id: Column<Table>; by: Column<Table> },
  { playerId, most }: { playerId: number; most: number },
): RawBuilder<SqlBool> => sql<SqlBool>`
  ${sql.ref(id)} in (
    select ${sql.ref(id)} from ${sql.table(table)} where player_id = ${playerId}
    order by ${sql.ref(by)} desc, ${sql.ref(id)} offset ${most}
  )`;

import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

const ANOTHER = '(random() * 9007199254740991)::bigint';

const WATCHED = [
  ['activity', 'promotions'],
  ['activity_config', 'promotions'],
  ['bank', 'banks'],
] as const;

/**
 * Promotions and banks have a number as well, and each change throws dice for another: two databases that have begun as copies never come to the
 * same number by the same count of different changes.
 */
export async function numberOperatorRows(db: Transaction<Tables>): Promise<void> {
  const statements = [
    `create or replace function count_change() returns trigger language plpgsql as $$
     begin
       update revision set number = ${ANOTHER} where area = tg_argv[0];
       return null;
     end $$`,
    `insert into revision (area, number) values ('promotions', 1), ('banks', 1)`,
    `update revision set number = ${ANOTHER}`,
    ...WATCHED.map(
      ([table, area]) => `create trigger ${table}_revision after insert or update or delete or truncate on ${table}
        for each statement execute function count_change('${area}')`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** 52 bits that nobody can seed, which JavaScript holds exactly. */
const ANOTHER = `('x' || right(replace(gen_random_uuid()::text, '-', ''), 13))::bit(52)::bigint`;

const WATCHED = [
  ['activity', 'promotions'],
  ['activity_config', 'promotions'],
  ['bank', 'banks'],
] as const;

/**
 * Promotions and banks get a number as well. The trigger keeps its name, and counts no longer: each change gives its area a number by chance. Two
 * databases that began as copies would come to the same number by the same count of different changes.
 */
export async function numberOperatorRows(db: Transaction<Tables>): Promise<void> {
  const statements = [
    // Tables before their numbers, as a change takes them.
    ...WATCHED.map(
      ([table, area]) => `create trigger ${table}_revision after insert or update or delete or truncate on ${table}
        for each statement execute function count_change('${area}')`,
    ),
    `create or replace function count_change() returns trigger language plpgsql as $$
     begin
       update revision set number = ${ANOTHER} where area = tg_argv[0];
       return null;
     end $$`,
    `insert into revision (area, number) values ('promotions', 1), ('banks', 1)`,
    `update revision set number = ${ANOTHER}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

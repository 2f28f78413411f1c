/**
 * Rows that the operator sets and that are the same for every player. The database sends them once, and from then on only the number of
 * their area, until it is another one: so each answer is of this moment, and costs one small row.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

import { prepared } from './prepared.ts';
import { type Question, question } from './question.ts';
import type { Area, Tables } from './tables.ts';

interface Kept<Row> {
  /** A change of the area gives it another one by dice, so not even a copy of the database has it for other rows. */
  number: number;
  rows: readonly Row[];
}

/** With nothing beside it where nothing has changed, or where there are no rows. */
type Sent<Row> = Row & { revision: number; isThere: true | null };

interface Wanted<Row> {
  area: Area;
  columns: readonly (keyof Row & string)[];
  from: RawBuilder<unknown>;
  /** By these columns, from the least on. */
  orderBy: readonly (keyof Row & string)[];
}

const named = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** The next who ask are told the same objects, so nobody may change them. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

export function operatorRows<Row extends object>({ area, columns, from, orderBy }: Wanted<Row>) {
  let kept: Kept<Row> = { number: 0, rows: [] };
  const sent = prepared((db, { number }: { number: number }) =>
    sql<Sent<Row>>`
      select revision.number as revision, "isThere", ${named(columns)} from revision
      left join lateral (
        select true as "isThere", ${named(columns)} from ${from} where revision.number <> ${number}::bigint
      ) as found on true
      where revision.area = ${sql.lit(area)} order by ${named(orderBy)}`.compile(db),
  );
  return (db: Kysely<Tables>): Question<readonly Row[]> => {
    const before = kept;
    return question(sent(db, { number: before.number }), (rows: Sent<Row>[]) => {
      const number = rows[0]?.revision ?? 0;
      if (number === before.number) return before.rows;
      kept = { number, rows: frozen(rows.filter(({ isThere }) => isThere)) };
      return kept.rows;
    });
  };
}

/**
 * Rows that the operator sets and that are the same for every player. They are read once. From then on a call asks for the number of their
 * area in its own trip, and reads them again only where it is another one: so what it tells is of this moment.
 */
import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { assert, must } from '#shared/assert.ts';

import { prepared } from './prepared.ts';
import { mapped, type Question, question } from './question.ts';
import type { OperatorArea, Tables } from './tables.ts';

/**
 * Of all areas that are read like this, in one small answer. It is one object, so that a trip sends it once, and it has a value, since only what has
 * one travels along with other questions and is planned once.
 */
const NUMBERS = CompiledQuery.raw('select area, number from revision where area <> $1', [
  'games' satisfies OperatorArea,
]);

interface Kept<Row> {
  /** A change of the area gives it another one by chance, so not even a copy of the database has it for other rows. */
  number: number;
  rows: readonly Row[];
}

/** With nothing beside the number where there are no rows. */
type Sent<Row> = Row & { revision: number; isThere: true | null };

interface Wanted<Row> {
  area: Exclude<OperatorArea, 'games'>;
  columns: readonly (keyof Row & string)[];
  from: RawBuilder<unknown>;
  /** By these columns, from the least on. */
  orderBy: readonly (keyof Row & string)[];
}

const named = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

export type OperatorRows<Told> = (db: Kysely<Tables>) => Question<Told>;

export function operatorRows<Row extends object>({
  area,
  columns,
  from,
  orderBy,
}: Wanted<Row>): OperatorRows<readonly Row[]> {
  let kept: Kept<Row> | undefined;
  // The number and the rows are of one statement, so of one moment.
  const sent = prepared((db, { of }: { of: string }) =>
    sql<Sent<Row>>`
      select revision.number as revision, "isThere", ${named(columns)} from revision
      left join (select true as "isThere", ${named(columns)} from ${from}) as found on true
      where revision.area = ${of} order by ${named(orderBy)}`.compile(db),
  );
  const keep = (rows: Sent<Row>[]): readonly Row[] => {
    // Without its number an area would look as if it had no rows, and rules about money would be gone.
    const { revision } = must(rows[0], `the area ${area} has a number`);
    kept = { number: revision, rows: frozen(rows.filter(({ isThere }) => isThere)) };
    return kept.rows;
  };
  return (db) => {
    const before = kept;
    const isCurrent = (numbers: unknown[]): boolean =>
      before !== undefined && numbersIn(numbers).some((one) => one.area === area && one.number === before.number);
    return {
      query: NUMBERS,
      tell: (numbers) => {
        assert(isCurrent(numbers), 'what is told is current');
        return before?.rows ?? [];
      },
      insteadOf: (numbers) => (isCurrent(numbers) ? undefined : question(sent(db, { of: area }), keep)),
    };
  };
}

/** These are the rows of that query. */
const numbersIn = (rows: unknown[]) => rows as { area: string; number: number }[];

/** What is made of them is made once as well. */
export function madeOf<Between, Made>(
  askFor: OperatorRows<Between>,
  make: (told: Between) => Made,
): OperatorRows<Made> {
  let last: { told: Between; made: Made } | undefined;
  return (db) =>
    mapped(askFor(db), (told) => {
      if (last?.told !== told) last = { told, made: frozen(make(told)) };
      return last.made;
    });
}

/** The next who ask are told the same objects, so nobody may change them. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !(value instanceof Date) && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

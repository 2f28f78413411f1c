/** What has come in and gone out, of all rows of a list: in all, and by day or month in Manila. One statement, so that both are of one moment. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { SUM_STEPS } from '#contract/money-enums.ts';
import { one, type Question, question } from './question.ts';
import type { Tables } from './tables.ts';

export type SumBy = (typeof SUM_STEPS)[keyof typeof SUM_STEPS];

export interface Sums {
  total: number;
  /** These are told with the first page, and where `sumBy` asks for them. */
  moneyIn?: number;
  moneyOut?: number;
  stepList?: { step: string; moneyIn: number; moneyOut: number }[] | null;
}

interface Asked {
  page: number;
  sumBy?: SumBy | undefined;
}

const FORMATS: Record<SumBy, string> = { [SUM_STEPS.day]: 'YYYY-MM-DD', [SUM_STEPS.month]: 'YYYY-MM' };

const MOST_STEPS = 400;

/** `rows` have one `created_at`, and selects nothing yet. What is in and what is out of a row is at least nothing. */
export function sumUp<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { moneyIn, moneyOut }: { moneyIn: RawBuilder<number>; moneyOut: RawBuilder<number> },
  { page, sumBy }: Asked,
): Question<Sums> {
  if (page > 1 && sumBy === undefined) return count(rows);
  const step = sumBy && sql<string>`to_char(created_at at time zone 'Asia/Manila', ${sql.lit(FORMATS[sumBy])})`;
  // What else is selected from does not matter here.
  const steps = (rows as unknown as SelectQueryBuilder<Tables, 'txn', object>)
    .select([
      (step ?? sql<string>`''::text`).as('step'),
      sql<number>`sum(${moneyIn})::bigint`.as('moneyIn'),
      sql<number>`sum(${moneyOut})::bigint`.as('moneyOut'),
      sql<number>`(sum(count(*)) over ())::bigint`.as('total'),
      sql<number>`(sum(sum(${moneyIn})) over ())::bigint`.as('allIn'),
      sql<number>`(sum(sum(${moneyOut})) over ())::bigint`.as('allOut'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .limit(MOST_STEPS);
  return question(steps.compile(), (found) => ({
    total: found[0]?.total ?? 0,
    moneyIn: found[0]?.allIn ?? 0,
    moneyOut: found[0]?.allOut ?? 0,
    stepList: sumBy ? found.map(({ step: name, moneyIn, moneyOut }) => ({ step: name, moneyIn, moneyOut })) : null,
  }));
}

/** A later page needs no more than to know whether there is another. */
function count<DB, TB extends keyof DB>(rows: SelectQueryBuilder<DB, TB, object>): Question<Sums> {
  // What is selected from does not matter here.
  const counted = rows as unknown as SelectQueryBuilder<Tables, 'txn', object>;
  return one(counted.select(sql<number>`count(*)::bigint`.as('total')).compile());
}

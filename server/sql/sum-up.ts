/** What has come in and gone out, of all rows of a list: in all, and by day or month in Manila. One statement, so that both are of one moment. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { SUM_STEPS } from '#contract/money-enums.ts';
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
export async function sumUp<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  { moneyIn, moneyOut }: { moneyIn: RawBuilder<number>; moneyOut: RawBuilder<number> },
  { page, sumBy }: Asked,
): Promise<Sums> {
  if (page > 1 && sumBy === undefined) return count(rows);
  const step = sumBy && sql<string>`to_char(created_at at time zone 'Asia/Manila', ${sql.lit(FORMATS[sumBy])})`;
  // What else is selected from does not matter here.
  const steps = await (rows as unknown as SelectQueryBuilder<Tables, 'txn', object>)
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
    .limit(MOST_STEPS)
    .execute();
  const [first] = steps;
  return {
    total: first?.total ?? 0,
    moneyIn: first?.allIn ?? 0,
    moneyOut: first?.allOut ?? 0,
    stepList: sumBy ? steps.map(({ step: name, moneyIn, moneyOut }) => ({ step: name, moneyIn, moneyOut })) : null,
  };
}

/** A later page needs no more than to know whether there is another. */
async function count<DB, TB extends keyof DB>(rows: SelectQueryBuilder<DB, TB, object>): Promise<Sums> {
  // What is selected from does not matter here.
  return (rows as unknown as SelectQueryBuilder<Tables, 'txn', object>)
    .select(sql<number>`count(*)::bigint`.as('total'))
    .executeTakeFirstOrThrow();
}

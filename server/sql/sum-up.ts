/** What has come in and gone out, of all rows of a list: in all, and by day or month in Manila. One statement, so that both are of one moment. */
import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { SUM_STEPS } from '#contract/money-enums.ts';
import { type Question, question } from './question.ts';
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

/** What is summed up: by day or month, all of it, or only how many rows there are, as a later page needs to know no more. */
export type SumForm = SumBy | 'all' | 'count';

export const sumFormOf = ({ page, sumBy }: Asked): SumForm => sumBy ?? (page > 1 ? 'count' : 'all');

interface Money {
  moneyIn: RawBuilder<number>;
  moneyOut: RawBuilder<number>;
}

/** `rows` have one `created_at`, and selects nothing yet. What is in and what is out of a row is at least nothing. */
export function sumUp<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  money: Money,
  asked: Asked,
): Question<Sums> {
  const form = sumFormOf(asked);
  return question(sumsAs(form, rows, money), tellSums(form));
}

export function sumsAs<DB, TB extends keyof DB>(
  form: SumForm,
  rows: SelectQueryBuilder<DB, TB, object>,
  { moneyIn, moneyOut }: Money,
): CompiledQuery<SumRow> {
  // What else is selected from does not matter here.
  const all = rows as unknown as SelectQueryBuilder<Tables, 'txn', object>;
  const total = sql<number>`count(*)::bigint`.as('total');
  if (form === 'count') return all.select(total).compile();
  if (form === 'all') {
    const allIn = sql<number>`coalesce(sum(${moneyIn}), 0)::bigint`.as('allIn');
    const allOut = sql<number>`coalesce(sum(${moneyOut}), 0)::bigint`.as('allOut');
    return all.select([total, allIn, allOut]).compile();
  }
  return all
    .select([
      sql<string>`to_char(created_at at time zone 'Asia/Manila', ${sql.lit(FORMATS[form])})`.as('step'),
      sql<number>`sum(${moneyIn})::bigint`.as('moneyIn'),
      sql<number>`sum(${moneyOut})::bigint`.as('moneyOut'),
      sql<number>`(sum(count(*)) over ())::bigint`.as('total'),
      sql<number>`(sum(sum(${moneyIn})) over ())::bigint`.as('allIn'),
      sql<number>`(sum(sum(${moneyOut})) over ())::bigint`.as('allOut'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .limit(MOST_STEPS)
    .compile();
}

/** Of a count there is the total alone, and only of days or months what each has. */
interface SumRow {
  total: number;
  step: string;
  moneyIn: number;
  moneyOut: number;
  allIn: number;
  allOut: number;
}

export const tellSums =
  (form: SumForm) =>
  (found: SumRow[]): Sums => {
    const total = found[0]?.total ?? 0;
    if (form === 'count') return { total };
    const stepList = form === 'all' ? null : found.map(({ step, moneyIn, moneyOut }) => ({ step, moneyIn, moneyOut }));
    return { total, moneyIn: found[0]?.allIn ?? 0, moneyOut: found[0]?.allOut ?? 0, stepList };
  };

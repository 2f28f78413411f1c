/** One page of a list, newest first, and what is told of all of its rows. */
import { type CompiledQuery, type Expression, expressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { DAY_MS, SECOND_MS } from '#shared/durations.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { all, askAll, type Question } from './question.ts';
import type { Tables } from './tables.ts';

export interface Paged {
  page: number;
  pageSize: number;
}

/** Unix seconds, both included. */
export interface Span {
  startTime?: number | undefined;
  endTime?: number | undefined;
}

interface Rows<Row> {
  limit(count: number): Rows<Row>;
  offset(count: number): Rows<Row>;
  compile(): CompiledQuery<Row>;
}

/** The same, as the database is asked for it. */
export interface Part {
  limit: number;
  offset?: number | undefined;
}

/** The first page has no offset: with one the database expects a page from the middle of the list, and plans each question anew. */
export const partOf = ({ page, pageSize }: Paged): Part => ({
  limit: pageSize,
  offset: page > 1 ? (page - 1) * pageSize : undefined,
});

/** `sums` are of all rows, not of the page: `sumsOf` says which pages have them. */
export async function pageOf<Row, Sum extends { total: number }>(
  db: Kysely<Tables>,
  { rows, sums }: { rows: Rows<Row>; sums: Question<Sum> },
  { page, pageSize }: Paged,
): Promise<{ list: Row[] } & Sum> {
  const { limit, offset } = partOf({ page, pageSize });
  const first = rows.limit(limit);
  const asked = offset === undefined ? first : first.offset(offset);
  const { list, ...told } = await askAll<{ list: Row[]; sums: Sum }>(db, { list: all(asked.compile()), sums });
  return { list, ...told.sums };
}

const DAY_SECONDS = DAY_MS / SECOND_MS;

/** The last so many days in Manila, of which today is one, as unix seconds. */
export function spanOf<Input extends Span & { lastDays?: number | undefined }>(
  { lastDays, ...span }: Input,
  now: Date,
) {
  if (lastDays === undefined) return span;
  const today = beginningOf(dayInManila(now.getTime())).getTime() / SECOND_MS;
  const first = today - (lastDays - 1) * DAY_SECONDS;
  return { ...span, startTime: Math.max(first, span.startTime ?? 0) };
}

/** The end of the year 9999. Far beyond it there is no date, and what a player sends may lie there. */
const LAST_SECONDS = 253_402_300_799;

const moment = (seconds: number): Date => new Date(Math.min(seconds, LAST_SECONDS) * SECOND_MS);

export interface Moments {
  from?: Date | undefined;
  before?: Date | undefined;
}

export const momentsOf = ({ startTime, endTime }: Span): Moments => ({
  from: startTime === undefined ? undefined : moment(startTime),
  before: endTime === undefined ? undefined : moment(endTime + 1),
});

/** For the `where` of a list that has one `created_at`. */
export function between({ from, before }: Moments): Expression<SqlBool> {
  const where = expressionBuilder<Tables, 'txn'>();
  return where.and([
    ...(from === undefined ? [] : [where('created_at', '>=', from)]),
    ...(before === undefined ? [] : [where('created_at', '<', before)]),
  ]);
}

export const within = (span: Span): Expression<SqlBool> => between(momentsOf(span));

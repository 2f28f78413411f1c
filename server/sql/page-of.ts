/** One page of a list, newest first, and how many rows the whole list has. */
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

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
  execute(): Promise<Row[]>;
}

interface Sums<Sum> {
  executeTakeFirstOrThrow(): Promise<Sum>;
}

/** `sums` are of all rows, not of the page. */
export async function pageOf<Row, Sum extends { total: number }>(
  { rows, sums }: { rows: Rows<Row>; sums: Sums<Sum> },
  { page, pageSize }: Paged,
): Promise<{ list: Row[] } & Sum> {
  const [list, summed] = await Promise.all([
    rows
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    sums.executeTakeFirstOrThrow(),
  ]);
  return { list, ...summed };
}

const moment = (seconds: number): Date => new Date(seconds * 1000);

/** For the `where` of a list that has one `created_at`. */
export function within({ startTime, endTime }: Span): Expression<SqlBool> {
  const where = expressionBuilder<Tables, 'txn'>();
  return where.and([
    ...(startTime === undefined ? [] : [where('created_at', '>=', moment(startTime))]),
    ...(endTime === undefined ? [] : [where('created_at', '<', moment(endTime + 1))]),
  ]);
}

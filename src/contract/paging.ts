/** Long lists come by the page, newest first. */
import * as v from 'valibot';
import { listOf, Whole } from './answer-fields.ts';

const PAGE_SIZE = 20;

const Page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const PageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
const Stamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const Paging = { page: v.optional(Page, 1), pageSize: v.optional(PageSize, PAGE_SIZE) };

/** A record list may be narrowed to a span of time, in unix seconds. */
export const SpanPaging = { ...Paging, startTime: v.optional(Stamp), endTime: v.optional(Stamp) };

/** `total` counts all rows of the list, not those of the page. */
export const pageOf = <Schema extends v.GenericSchema>(row: Schema, name: string) => ({
  list: listOf(row, name),
  total: Whole,
});

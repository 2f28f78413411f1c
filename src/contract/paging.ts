/** Long lists come by the page, newest first. */
import * as v from 'valibot';
import { listOf, maybe, Money, Whole } from './answer-fields.ts';
import { SUM_STEPS } from './money-enums.ts';
import { oneOf } from './request-fields.ts';
import { rowsOf } from './rows-of.ts';

const PAGE_SIZE = 20;

const Page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const PageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
/** A little over a year. */
const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400));
const Stamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const Paging = { page: v.optional(Page, 1), pageSize: v.optional(PageSize, PAGE_SIZE) };

/**
 * A record list may be narrowed to a span of time, in unix seconds, or to so many days in Manila, of which today is the last.
 * `sumBy` asks for its sums by day or by month. Without it the sums come with the first page only.
 */
export const SpanPaging = {
  ...Paging,
  startTime: v.optional(Stamp),
  endTime: v.optional(Stamp),
  lastDays: v.optional(Days),
  sumBy: v.optional(oneOf(SUM_STEPS.day, SUM_STEPS.month)),
};

/** `total` counts all rows of the list, not those of the page. */
export const pageOf = <Schema extends v.GenericSchema>(row: Schema, name: string) => ({
  list: listOf(row, name),
  total: Whole,
});

/** `step` is a day in Manila as 2026-11-20, or a month as 2026-11. */
const StepName = v.pipe(v.string(), v.regex(/^20\d\d-\d\d(-\d\d)?$/));
const StepSums = v.object({ step: StepName, moneyIn: Money, moneyOut: Money });

/** The sums are of the whole list, and of each step of time in which something was moved: the newest 400, the latest first. */
export const pageOfMoney = <Schema extends v.GenericSchema>(row: Schema, name: string) => ({
  ...pageOf(row, name),
  moneyIn: Money,
  moneyOut: Money,
  stepList: maybe(rowsOf(StepSums, 'stepList')),
});

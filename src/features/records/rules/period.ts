/** Which time a list is of, and which steps of it are drawn. Days and months are Manila's, and a week begins on its Monday. */
import { SUM_STEPS } from '#contract/money-enums.ts';
import { mondayOf } from '#shared/monday-of.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';

export const PERIODS = ['all', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Record<Period, number | undefined> = { all: undefined, week: 7, month: 30, quarter: 90, year: 365 };
const DAY_LENGTH = '2026-11-20'.length;
const MONTH_LENGTH = '2026-11'.length;
/** More are no columns any more on a phone. */
const MOST_DAYS = 31;
const MOST_WEEKS_DAYS = 26 * 7;

export const periodOf = (asked: string): Period => PERIODS.find((period) => period === asked) ?? 'all';

/** The same words on every day: what the device keeps of yesterday is found today. */
export function inputOf(period: Period): { lastDays?: number; sumBy: 1 | 2 } {
  const lastDays = DAYS[period];
  return { ...(lastDays && { lastDays }), sumBy: period === 'year' ? SUM_STEPS.month : SUM_STEPS.day };
}

/** The day on which it begins; undefined where it has no beginning. */
export function firstDay(period: Period, today: string): string | undefined {
  const days = DAYS[period];
  return days === undefined ? undefined : dayAfter(today, 1 - days);
}

const dayAfter = (day: string, days: number): string => dayInManila(beginningOf(day).getTime() + days * DAY_MS);

export interface Step {
  /** A day as 2026-11-20, a week by its Monday, or a month as 2026-11. */
  step: string;
  moneyIn: number;
  moneyOut: number;
}

export type Unit = 'day' | 'week' | 'month';

/** What several steps are. One alone is drawn by nothing. */
export function unitOf([first, second]: readonly Step[]): Unit {
  if (first?.step.length === MONTH_LENGTH) return 'month';
  return first && second && second.step > dayAfter(first.step, 1) ? 'week' : 'day';
}

function nameIn(unit: Unit, step: string): string {
  if (unit === 'week') return mondayOf(step);
  return step.slice(0, unit === 'day' ? DAY_LENGTH : MONTH_LENGTH);
}

/** What is told by months cannot be told by weeks. */
function unitFor(period: Period, begin: string, today: string): Unit {
  if (period === 'year') return 'month';
  if (dayAfter(begin, MOST_DAYS) > today) return 'day';
  return dayAfter(begin, MOST_WEEKS_DAYS) > today ? 'week' : 'month';
}

/**
 * Every step of the period in its order, also those in which nothing was moved. What spans more than a month of days is
 * told by weeks, and what spans more than half a year by months.
 */
export function stepsOf(told: readonly Step[], period: Period, today: string): Step[] {
  const oldest = told.reduce((first, { step }) => (step < first ? step : first), today);
  const begin = firstDay(period, today) ?? oldest;
  const unit = unitFor(period, begin, today);
  const steps = new Map<string, Step>();
  for (let day = begin; day <= today; day = dayAfter(day, 1)) {
    const step = nameIn(unit, day);
    steps.set(step, { step, moneyIn: 0, moneyOut: 0 });
  }
  for (const { step, moneyIn, moneyOut } of told) {
    const name = nameIn(unit, step);
    const sum = steps.get(name) ?? { step: name, moneyIn: 0, moneyOut: 0 };
    steps.set(name, { step: name, moneyIn: sum.moneyIn + moneyIn, moneyOut: sum.moneyOut + moneyOut });
  }
  return [...steps.values()].toSorted((a, b) => (a.step < b.step ? -1 : 1));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Nov 19" for a day and for the week that begins on it, "Nov 2026" for a month. */
export function nameOfStep(step: string): string {
  const [year, month, day] = step.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${day ? Number(day) : (year ?? '')}`;
}

/** "Nov 19, 2026", as a paper has it. */
export const nameOfDay = (day: string): string => `${nameOfStep(day)}, ${day.slice(0, 'yyyy'.length)}`;

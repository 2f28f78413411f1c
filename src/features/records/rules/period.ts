/** Which time a list is of, and which steps of it are drawn. Days and months are Manila's. */
import { SUM_STEPS } from '#contract/money-enums.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';

export const PERIODS = ['all', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Record<Period, number | undefined> = { all: undefined, week: 7, month: 30, year: 365 };
const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_LENGTH = '2026-11-20'.length;
const MONTH_LENGTH = '2026-11'.length;
/** More are no columns any more on a phone. */
const MOST_DAYS = 31;

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
  /** A day as 2026-11-20, or a month as 2026-11. */
  step: string;
  moneyIn: number;
  moneyOut: number;
}

/**
 * Every step of the period in its order, also those in which nothing was moved. What spans more than a month of days is
 * told by months.
 */
export function stepsOf(told: readonly Step[], period: Period, today: string): Step[] {
  const oldest = told.reduce((first, { step }) => (step < first ? step : first), today);
  const begin = firstDay(period, today) ?? oldest;
  const isByDay = period !== 'year' && dayAfter(begin, MOST_DAYS) > today;
  const length = isByDay ? DAY_LENGTH : MONTH_LENGTH;
  const steps = new Map<string, Step>();
  for (let day = begin; day <= today; day = dayAfter(day, 1)) {
    const step = day.slice(0, length);
    steps.set(step, { step, moneyIn: 0, moneyOut: 0 });
  }
  for (const { step, moneyIn, moneyOut } of told) {
    const name = step.slice(0, length);
    const sum = steps.get(name) ?? { step: name, moneyIn: 0, moneyOut: 0 };
    steps.set(name, { step: name, moneyIn: sum.moneyIn + moneyIn, moneyOut: sum.moneyOut + moneyOut });
  }
  return [...steps.values()].toSorted((a, b) => (a.step < b.step ? -1 : 1));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Nov 19" for a day, "Nov 2026" for a month. */
export function nameOfStep(step: string): string {
  const [year, month, day] = step.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${day ? Number(day) : (year ?? '')}`;
}

/** "Nov 19, 2026", as a paper has it. */
export const nameOfDay = (day: string): string => `${nameOfStep(day)}, ${day.slice(0, 'yyyy'.length)}`;

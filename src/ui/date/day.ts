/** A day as a form sends it: 1990-04-30. Its parts are counted as people count them. */
export interface Day {
  year: number;
  month: number;
  date: number;
}

/** Where nothing whole is written, `otherwise` is taken. */
export function readDay(written: string, otherwise: string): Day {
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(written);
  const [year = 0, month = 1, date = 1] = (isWhole ? written : otherwise).split('-').map(Number);
  return { year, month, date };
}

/** The 31st of a month that has none is its last day. */
export function writeDay({ year, month, date }: Day): string {
  const last = datesOf(year, month);
  return [String(year).padStart(4, '0'), two(month), two(Math.min(date, last))].join('-');
}

/** How many days the month has. */
export const datesOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (part: number): string => String(part).padStart(2, '0');

/** Birthdays of players. Every day here is written as 2026-11-20. */
const FIRST_YEARS_AGO = 70;
const LAST_YEARS_AGO = 22;

/** The first and the last day that the picker offers. */
export const birthdayRange = (today: string) => ({
  min: yearsBefore(today, FIRST_YEARS_AGO),
  max: yearsBefore(today, LAST_YEARS_AGO),
});

/** A person born on a leap day has their birthday on 1 March in other years. */
export function yearsBefore(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
}

/** What players may tell of themselves. Every day here is written as 2026-11-20. */
const FIRST_YEARS_AGO = 70;
const LAST_YEARS_AGO = 22;

/** The first and the last day that the picker offers. */
export const birthdayRange = (today: string) => ({
  min: yearsBefore(today, FIRST_YEARS_AGO),
  max: yearsBefore(today, LAST_YEARS_AGO),
});

function yearsBefore(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
}

export const LEAST_AGE = 21;

/** Days of this form sort as they follow each other. Who was born on 29 February comes of age on 1 March. */
export const isOfAge = (birthday: string, today: string): boolean =>
  birthday <= `${Number(today.slice(0, 4)) - LEAST_AGE}${today.slice(4)}`;

/** What a nickname may be. Other players see it, so it holds nothing that cannot be seen. */
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 30;

/** Letters of any alphabet, digits, and what stands between them in a name. */
const LETTERS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

export const isNickname = (text: string): boolean =>
  text.length >= NICKNAME_MIN && text.length <= NICKNAME_MAX && LETTERS.test(text);

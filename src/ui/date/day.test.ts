import { expect, test } from 'vitest';
import { datesOf, readDay, writeDay } from './day.ts';

test('a whole day is read, anything else is the other one', () => {
  expect(readDay('1990-04-30', '2005-01-02')).toEqual({ year: 1990, month: 4, date: 30 });
  for (const written of ['', '1990-04', 'yesterday']) {
    expect(readDay(written, '2005-01-02')).toEqual({ year: 2005, month: 1, date: 2 });
  }
});

test('a month has as many days as it has, and a day beyond is its last', () => {
  expect([datesOf(2024, 2), datesOf(2023, 2), datesOf(1990, 4), datesOf(1990, 12)]).toEqual([29, 28, 30, 31]);
  expect(writeDay({ year: 2023, month: 2, date: 31 })).toBe('2023-02-28');
  expect(writeDay({ year: 1990, month: 12, date: 5 })).toBe('1990-12-05');
});

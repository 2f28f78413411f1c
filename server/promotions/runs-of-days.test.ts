import { expect, test } from 'vitest';
import { dayBefore, runOf } from './runs-of-days.ts';

const run = (days: string[], day: string, most = 7) => runOf(days, { day, most });

test('the day before crosses months, years and leap days', () => {
  expect(['2026-03-01', '2028-03-01', '2027-01-01'].map(dayBefore)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31']);
});

test('a run goes on until a day is missed', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  expect(run(days, '2026-03-01')).toEqual({ start: '2026-02-27', length: 3, isGoingOn: true, hasToday: true });
  expect(run(days, '2026-03-02')).toMatchObject({ length: 3, isGoingOn: true, hasToday: false });
  expect(run(days, '2026-03-03')).toMatchObject({ length: 3, isGoingOn: false });
  expect(run([...days, '2026-03-04'], '2026-03-04')).toMatchObject({ start: '2026-03-04', length: 1 });
  expect(run([], '2026-03-04')).toEqual({ start: '', length: 0, isGoingOn: false, hasToday: false });
});

test('a run that is as long as any may be is followed by another', () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
  expect(run(days.slice(0, 3), '2026-01-03', 3)).toMatchObject({ start: '2026-01-01', length: 3 });
  expect(run(days, '2026-01-04', 3)).toMatchObject({ start: '2026-01-04', length: 1 });
});

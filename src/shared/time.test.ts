import { expect, onTestFinished, test, vi } from 'vitest';
import { formatDate } from './format-date.ts';
import { beginningOf, dayInManila, formatMoment, formatTime } from './time.ts';
import { fc } from '../../tests/kit/property.ts';

const at = (iso: string): number => Date.parse(iso);

test('names the time alone for today in Manila, and the day for any other', () => {
  const now = at('2026-11-20T18:00:00+08:00');
  expect(formatTime(at('2026-11-20T10:42:00+08:00'), now)).toBe('10:42');
  // It is still the 19th in London, and already the 20th in Manila.
  expect(formatTime(at('2026-11-19T17:30:00Z'), now)).toBe('01:30');
  expect(formatTime(at('2026-11-19T10:42:00+08:00'), now)).toBe('Nov 19, 10:42');
  // A year ago is not today.
  expect(formatTime(at('2025-11-20T10:42:00+08:00'), now)).toBe('Nov 20, 10:42');
});

test('writes what the platform’s own formatters write', () => {
  const timeZone = 'Asia/Manila';
  const time = new Intl.DateTimeFormat('en-PH', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const day = new Intl.DateTimeFormat('en-PH', { day: 'numeric', month: 'short', timeZone });
  const date = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone });
  // Swedes write a day as ISO does.
  const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });
  fc.assert(
    fc.property(fc.integer({ min: at('1991-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') }), (atMs) => {
      expect(formatMoment(atMs)).toBe(`${day.format(atMs)}, ${time.format(atMs)}`);
      expect(formatDate(atMs)).toBe(date.format(atMs));
      expect(dayInManila(atMs)).toBe(isoDay.format(atMs));
    }),
  );
});

test('a day begins at midnight in Manila', () => {
  const first = beginningOf('2026-11-20').getTime();
  expect([dayInManila(first), dayInManila(first - 1)]).toEqual(['2026-11-20', '2026-11-19']);
});

test('no formatter of the browser is made for a date', async () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => make.mockRestore());
  vi.resetModules();
  const anew = await import('./format-date.ts');
  expect(anew.formatDate(at('2026-11-19T17:30:00Z'))).toBe('Nov 20, 2026');
  expect(make).not.toHaveBeenCalled();
});

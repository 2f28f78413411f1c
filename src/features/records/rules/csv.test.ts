import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { fc } from '../../../../tests/kit/property.ts';
import { csvOf } from './csv.ts';
import type { Told } from './told.ts';
import { readCsv } from '../../../../tests/kit/read-csv.ts';

const one = (changes: Partial<Told> = {}): Told => ({
  what: 'Deposit',
  name: 'GCash',
  title: 'GCash',
  at: Date.parse('2026-11-19T18:42:05Z'),
  sum: '',
  outcome: '',
  isGain: true,
  note: '',
  standing: 'Credited',
  moneyIn: cents(123_456),
  moneyOut: cents(0),
  balance: undefined,
  reference: 'PD-1',
  moments: [],
  facts: [],
  betId: undefined,
  ...changes,
});

test('it begins with the mark of UTF-8 and a header, ends each line as RFC 4180 says, and counts in plain decimals', () => {
  expect(csvOf([one(), one({ moneyIn: cents(0), moneyOut: cents(5), balance: cents(70) })])).toBe(
    '\u{FEFF}Time,What,Details,Status,In (PHP),Out (PHP),Balance (PHP),Reference\r\n' +
      '2026-11-20T02:42:05+08:00,Deposit,GCash,Credited,1234.56,0.00,,PD-1\r\n' +
      '2026-11-20T02:42:05+08:00,Deposit,GCash,Credited,0.00,0.05,0.70,PD-1\r\n',
  );
});

test.each(['=1+1', '+63917', '-2', '@SUM(A1)', '\t=1', '\r=1'])('a cell that begins as %j runs nothing', (name) => {
  expect(readCsv(csvOf([one({ name })]))[1]?.[2]).toBe(`'${name}`);
});

test('whatever a name holds is read back as it is, and no cell begins as a formula does', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom(...Array.from('a"\',;\r\n =+-@\tñ₱')) }), { minLength: 1 });
  fc.assert(
    fc.property(texts, (names) => {
      const cells = readCsv(csvOf(names.map((name) => one({ name }))))
        .slice(1)
        .map((line) => line[2] ?? '');
      expect(cells.map((cell, at) => (cell === names[at] ? cell : cell.replace(/^'/, '')))).toEqual(names);
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});

import { expect, test } from 'vitest';
import { fc } from '../../../../tests/kit/property.ts';
import { csvOfOwnData } from './own-data-csv.ts';
import { readCsv } from '../../../../tests/kit/read-csv.ts';

test('each kind has its name, its fields and a line for each entry; amounts are pesos and moments are Manila’s', () => {
  const csv = csvOfOwnData({
    madeAt: '2026-11-23T04:00:00.000Z',
    profile: { account: 'maria', coin: 123_456, lottery: 1_050 },
    bets: {
      list: [
        { id: 7, gameName: 'Koi, "Rush"', bet: 500, finishTime: 0 },
        { id: 8, bet: -50, createTime: Date.parse('2026-11-19T18:42:05Z') },
      ],
      total: 2,
    },
  });
  expect(csv.startsWith('\u{FEFF}madeAt\r\n')).toBe(true);
  expect(readCsv(csv.slice(1))).toEqual([
    ['madeAt'],
    ['2026-11-23T04:00:00.000Z'],
    [''],
    ['profile'],
    ['account', 'maria'],
    ['coin', '1234.56'],
    ['lottery', '10.50'],
    [''],
    ['bets'],
    ['id', 'gameName', 'bet', 'finishTime', 'createTime'],
    ['7', 'Koi, "Rush"', '5.00', '', ''],
    ['8', '', '-0.50', '', '2026-11-20T02:42:05+08:00'],
    [''],
  ]);
});

test('whatever an entry holds is read back as it is, and no cell begins as a formula does', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...Array.from('a"\',;\r\n =+-@\tñ₱')) }), { minLength: 1 });
  fc.assert(
    fc.property(words, (contents) => {
      const list = contents.map((content, id) => ({ id, content }));
      const cells = readCsv(csvOfOwnData({ mail: { list } }).slice(1)).slice(2, -1);
      expect(cells.map(([, cell = '']) => cell)).toHaveLength(contents.length);
      for (const [at, [, cell = '']] of cells.entries()) {
        expect([contents[at], `'${contents[at]}`]).toContain(cell);
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
  );
});

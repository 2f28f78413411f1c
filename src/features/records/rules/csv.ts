/** Records as a file for a spreadsheet: a header, then one line for each, amounts as plain decimals. */
import { momentInManila } from '#shared/moment-in-manila.ts';
import { csvOfRows, decimalOf } from '#shared/csv.ts';
import { text } from '../text.ts';
import type { Told } from './told.ts';

export function csvOf(list: readonly Told[]): string {
  const { time, what, name, standing, moneyIn, moneyOut, balance, reference } = text.columns;
  return csvOfRows([[time, what, name, standing, moneyIn, moneyOut, balance, reference], ...list.map(cellsOf)]);
}

const cellsOf = ({ at, what, name, standing, moneyIn, moneyOut, balance, reference }: Told): string[] => [
  momentInManila(at),
  what,
  name,
  standing,
  decimalOf(moneyIn),
  decimalOf(moneyOut),
  balance === undefined ? '' : decimalOf(balance),
  reference,
];

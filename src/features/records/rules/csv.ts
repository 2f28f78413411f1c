/** Records as a file for a spreadsheet (RFC 4180): a header, then one line for each, amounts as plain decimals. */
import type { Cents } from '#shared/money.ts';
import { text } from '../text.ts';
import type { Told } from './told.ts';

const LINE_END = '\r\n';
/** Without it a spreadsheet takes the letters of a name for those of another alphabet. */
const UTF8_MARK = '\u{FEFF}';
/** A spreadsheet would run what begins so; the apostrophe makes it a text. */
const RUNS = /^[=+\-@\t\r]/;
const CENTS_DIGITS = 2;
const AHEAD_MS = 8 * 60 * 60 * 1000;

export function csvOf(list: readonly Told[]): string {
  const { time, what, name, standing, moneyIn, moneyOut, balance, reference } = text.columns;
  const header = [time, what, name, standing, moneyIn, moneyOut, balance, reference];
  return UTF8_MARK + [header, ...list.map(cellsOf)].map((cells) => cells.map(cell).join(',') + LINE_END).join('');
}

const cellsOf = ({ at, what, name, standing, moneyIn, moneyOut, balance, reference }: Told): string[] => [
  momentInManila(at),
  what,
  name,
  standing,
  decimal(moneyIn),
  decimal(moneyOut),
  balance === undefined ? '' : decimal(balance),
  reference,
];

function cell(value: string): string {
  const safe = RUNS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** 123456 becomes 1234.56. None of them is below nothing. */
function decimal(amount: Cents): string {
  const digits = String(amount).padStart(CENTS_DIGITS + 1, '0');
  return `${digits.slice(0, -CENTS_DIGITS)}.${digits.slice(-CENTS_DIGITS)}`;
}

/** As 2026-11-20T10:42:05+08:00. */
const momentInManila = (atMs: number): string =>
  `${new Date(atMs + AHEAD_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}+08:00`;

/**
 * What was gathered of a player as one file for a spreadsheet: a part for each kind, with its name, a line of fields and a
 * line for each entry. Amounts are pesos, moments are Manila's.
 */
import { momentInManila } from '#shared/moment-in-manila.ts';
import { csvOfRows, decimalOf } from '#shared/csv.ts';

type Fields = Record<string, unknown>;

/** Hundredths in the contract; `lottery` are points. */
const MONEY = new Set(['amount', 'balance', 'bonus', 'fee', 'bet', 'win', 'coin', 'safebox', 'lottery']);
const A_MOMENT = /(Time|At)$/;

export function csvOfOwnData(gathered: Fields): string {
  const rows: string[][] = [];
  for (const [name, part] of Object.entries(gathered)) rows.push([name], ...linesOf(part), []);
  return csvOfRows(rows);
}

function linesOf(part: unknown): string[][] {
  const list = listIn(part);
  if (list) return tableOf(list);
  if (!isFields(part)) return [[cellOf('', part)]];
  return Object.entries(part).map(([name, value]) => [name, cellOf(name, value)]);
}

/** A page of a list has it under that name; what the server tells of sessions has a name of its own. */
function listIn(part: unknown): Fields[] | undefined {
  if (!isFields(part)) return undefined;
  const isList = Array.isArray(part['list']) || Object.keys(part).length === 1;
  return isList ? Object.values(part).find(isListOfFields) : undefined;
}

/** Every field that any entry has, in the order in which they come. */
function tableOf(list: readonly Fields[]): string[][] {
  const names = [...new Set(list.flatMap((entry) => Object.keys(entry)))];
  return [names, ...list.map((entry) => names.map((name) => cellOf(name, entry[name])))];
}

function cellOf(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' && MONEY.has(name)) return decimalOf(value);
  // 0 is a moment that has not come.
  if (typeof value === 'number' && A_MOMENT.test(name)) return value > 0 ? momentInManila(value) : '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfFields = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isFields);

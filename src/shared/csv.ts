/** Rows of text as a file for a spreadsheet (RFC 4180). */
const LINE_END = '\r\n';
/** Without it a spreadsheet takes the letters of a name for those of another alphabet. */
const UTF8_MARK = '\u{FEFF}';
/** A spreadsheet would run what begins so; the apostrophe makes it a text. */
const RUNS = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+\.\d\d$/;
const CENTS_DIGITS = 2;

export const csvOfRows = (rows: readonly (readonly string[])[]): string =>
  UTF8_MARK + rows.map((cells) => cells.map(cell).join(',') + LINE_END).join('');

function cell(value: string): string {
  const safe = RUNS.test(value) && !AMOUNT.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** 123456 becomes 1234.56. */
export function decimalOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(CENTS_DIGITS + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -CENTS_DIGITS)}.${digits.slice(-CENTS_DIGITS)}`;
}

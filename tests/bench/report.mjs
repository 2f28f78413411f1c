/** Prints figures beside their budgets, and says by the exit code whether all are kept. */
import { appendFileSync } from 'node:fs';

const SLACK = Number(process.env.BENCH_SLACK ?? 1);

/**
 * Times stretch on a shared machine, and BENCH_SLACK allows for it; what does not stretch is given a slack of 1.
 * @param {{ name: string, value: number, budget: number, digits?: number, unit?: string }[]} figures
 */
export function report(figures, slack = SLACK) {
  const rows = figures.map((figure) => ({ ...figure, isKept: figure.value <= figure.budget * slack }));
  for (const row of rows) console.log(lineOf(row));
  // For the one table at the end of `npm run bench`.
  const { BENCH_ROWS, BENCH_NAME } = process.env;
  if (BENCH_ROWS) {
    appendFileSync(BENCH_ROWS, rows.map((row) => `${JSON.stringify({ ...row, bench: BENCH_NAME })}\n`).join(''));
  }
  if (rows.some(({ isKept }) => !isKept)) process.exitCode = 1;
  else process.exitCode ??= 0;
}

const lineOf = ({ name, value, budget, digits = 0, unit = '', isKept }) =>
  `${isKept ? 'ok  ' : 'MISS'} ${value.toFixed(digits).padStart(6)}${unit} of ${budget}  ${name}`;

/** Every figure of every bench, the missed ones last, where they are read. */
export function tableOf(rows) {
  const width = Math.max(0, ...rows.map(({ bench }) => bench.length));
  const lines = [...rows].toSorted((one, other) => Number(other.isKept) - Number(one.isKept));
  const kept = rows.filter(({ isKept }) => isKept).length;
  return [
    ...lines.map((row) => `${row.bench.padEnd(width)}  ${lineOf(row)}`),
    `${kept} of ${rows.length} budgets are kept`,
  ].join('\n');
}

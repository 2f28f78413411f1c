/** Prints figures beside their budgets, and says by the exit code whether all are kept. */
const SLACK = Number(process.env.BENCH_SLACK ?? 1);

/**
 * Times stretch on a shared machine, and BENCH_SLACK allows for it; what does not stretch is given a slack of 1.
 * @param {{ name: string, value: number, budget: number, digits?: number, unit?: string }[]} figures
 */
export function report(figures, slack = SLACK) {
  const missed = figures.filter(({ value, budget }) => value > budget * slack);
  for (const { name, value, budget, digits = 0, unit = '' } of figures) {
    const isKept = value <= budget * slack;
    console.log(`${isKept ? 'ok  ' : 'MISS'} ${value.toFixed(digits).padStart(6)}${unit} of ${budget}  ${name}`);
  }
  process.exitCode = missed.length === 0 ? 0 : 1;
}

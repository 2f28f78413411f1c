/** How often a loop of faults runs: briefly with every change, long with PERYA_LONG=1, or as often as PERYA_RUNS says. */
export const runs = (short: number, long: number): number =>
  Number(process.env['PERYA_RUNS'] ?? (process.env['PERYA_LONG'] ? long : short));

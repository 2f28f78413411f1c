/**
 * How long a loop of faults runs, and with which dice. `npm test` plays a handful of schedules that never change, so a red
 * run speaks of the change that was tested. `npm run faults` plays the long loops with a seed of its own and prints it.
 */

export const isLong = process.env['PERYA_LONG'] === '1';

/** How often a loop runs: briefly with every change, long with PERYA_LONG=1, or as often as PERYA_RUNS says. */
export const runs = (short: number, long: number): number =>
  Number(process.env['PERYA_RUNS'] ?? (isLong ? long : short));

const FIXED_SEED = 20_261_122;

/** A whole number; PERYA_SEED plays a run again that printed it. */
export const SEED = Number(process.env['PERYA_SEED'] ?? FIXED_SEED);

/** What these dice come to is known: a test may say that nothing is missing. Other dice may never come to what is rare. */
export const hasFixedDice = SEED === FIXED_SEED;

/** How long a test waits for what it expects to see. A green test never waits as long; on a slow machine a screen takes many seconds. */
export const SEEN_MS = 60_000;

/** The same for a process that starts, ends or does its work. */
export const PROCESS_MS = 5 * 60_000;

/** No test waits for it: it ends what hangs, however busy the machine is. A loop that grows adds to it. */
export const HANG_MS = 15 * 60_000;

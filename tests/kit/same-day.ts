/** For tests of what counts by the day: one that would meet midnight in Manila begins when it is past. */
import { type TestInfo, test } from '@playwright/test';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';

/** Longer than such a test takes on a busy machine. */
const LASTS_MS = 45_000;

/** To be called by itself, or given to `beforeEach` of a file. */
export async function keepToOneDay(): Promise<void> {
  const leftMs = beginningOf(dayInManila()).getTime() + DAY_MS - Date.now();
  if (leftMs > LASTS_MS) return;
  const info: TestInfo = test.info();
  info.setTimeout(info.timeout + leftMs);
  // A little later, for a server whose clock is a machine's of its own.
  await new Promise((pass) => setTimeout(pass, leftMs + 1_000));
}

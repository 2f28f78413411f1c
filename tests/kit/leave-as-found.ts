/** The test files of the server share a process: each leaves the clock, the functions and the log as it found them. */
import { afterAll, vi } from 'vitest';
import { sendLogTo, toConsole } from '#shared/log.ts';

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sendLogTo(toConsole);
});

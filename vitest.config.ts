import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { HANG_MS, SEEN_MS } from './tests/kit/runs.ts';

/** However busy the machine is. */
const patient = {
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: SEEN_MS } },
} as const;

const CLIENT = 'src/**/*.client.test.{ts,tsx}';
const CLIENT_SW = 'sw/**/*.client.test.ts';

/** Says of every piece that a program loads late that it is on its way, for tests that wait until nothing is. */
const countLatePieces = {
  name: 'count-late-pieces',
  enforce: 'post',
  transform: (code: string, id: string) =>
    /\/(src|sw|workers)\//.test(id) && !id.includes('.test.')
      ? code.replaceAll(/(?<![\w.])import\((["'][^"']+["'])\)/g, 'counted(import($1), $1)')
      : undefined,
} as const;

/** Everything that needs no browser. The server's tests have a project of their own, since only they need a database. */
export default defineConfig({
  test: {
    // Left to itself, vitest keeps one processor free. A worker waits for the database as well, so there is one more than there are
    // processors; and on a busy machine who has more workers has a larger part of it.
    maxWorkers: availableParallelism() + 1,
    // A test makes much that soon is garbage; with more room it is swept less often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'page',
          // Pure rules: a process for each file would load them again for nothing.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'workers/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/faults/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: [CLIENT, CLIENT_SW],
          ...patient,
        },
      },
      {
        plugins: [countLatePieces],
        // React as players get it: its other build checks the programmer with every element.
        oxc: { jsx: { development: false } },
        test: {
          name: 'client',
          env: { NODE_ENV: 'production' },
          include: [CLIENT, CLIENT_SW],
          isolate: false,
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              url: 'http://localhost:4599/',
              settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true },
            },
          },
          setupFiles: ['tests/kit/client/setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          // With a process for each file, every file would load the whole server again.
          isolate: false,
          setupFiles: ['tests/kit/leave-as-found.ts'],
          include: ['server/**/*.test.ts', 'tests/kit/**/*.test.ts'],
          globalSetup: ['tests/kit/sql-setup.ts'],
          ...patient,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Everything that needs no browser. The server's tests have a project of their own, since only they need a database. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'page',
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'workers/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/faults/**/*.test.ts',
            'tests/tidy.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/*.test.ts', 'tests/kit/**/*.test.ts'],
          exclude: ['tests/tidy.test.ts'],
          globalSetup: ['tests/kit/sql-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Everything that needs no browser: tests beside their modules, and those that cross programs. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'workers/**/*.test.ts', 'server/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/kit/sql-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

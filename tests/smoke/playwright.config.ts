/** `npm run smoke`: browsers that Playwright does not bring, where the machine has them. */
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/smoke',
  workers: 1,
});

import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';
import { HANG_MS, SEEN_MS } from './tests/kit/runs.ts';

/** The product as a player meets it: the built app and the reference server, in a phone-sized browser. */
const PORT = Number(process.env.E2E_PORT ?? 4599);
const MOST_WORKERS = 6;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: `${import.meta.dirname}/tests/kit/bank-by-hand.ts`,
  timeout: HANG_MS,
  expect: { timeout: SEEN_MS, toPass: { timeout: SEEN_MS } },
  fullyParallel: true,
  // A browser's test waits more than it works: one more than there are processors keeps all of them busy. All ask one server.
  workers: Math.min(availableParallelism() + 1, MOST_WORKERS),
  retries: 0,
  reporter: [
    ['list'],
    [`${import.meta.dirname}/tests/kit/tell-screen.ts`],
    ['json', { outputFile: 'test-results/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    launchOptions: {
      ...(process.env.PERYA_CHROMIUM && { executablePath: process.env.PERYA_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A picture is drawn by the processor in any case: one process less for each browser.
        '--in-process-gpu',
      ],
    },
  },
  webServer: {
    command: 'node server/launch/start.mjs',
    // For the configurations in other folders that build on this one.
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/sandbox/settings`,
    timeout: HANG_MS,
    // A server that a developer has running is as good; nobody else's stands on this port.
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    // A chat's hosts stand in the policy of its frame; a chat itself is what a test makes of it.
    env: {
      PORT: String(PORT),
      TRUST_PROXY: '1',
      // A sheet over home is the subject of its own test alone.
      HOME_OFFERS: process.env.HOME_OFFERS ?? 'none',
      PERYA_DATA: '.cache/e2e-data',
      CHAT_HOSTS: 'https://cdn.chat.example',
    },
  },
});

import { defineConfig } from '@playwright/test';

/** Journeys of the built app in Chromium against the real server and the WeChat sandbox, opened once by globalSetup. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  // One failure by chance shall not hold up a release; the run names it, and fails when more than two are (scripts/runners.ts).
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A worker would answer for the network that a journey changes; those about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    // Recording every step of every journey takes minutes in all: `--trace on` when one is looked into.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
});

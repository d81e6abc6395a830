import { defineConfig } from '@playwright/test';
import { chromiumArguments, testedChromiumPath } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Pictures for people are taken only on demand.
  grepInvert: process.env.SCREENSHOTS_DIR ? [] : /@screenshots/,
  outputDir: 'test-results',
  // Each runs a whole server; a third would only wait for the cores of a small machine.
  workers: 2,
  timeout: 120_000,
  // For whoever looks for the cause: what passes only then has failed all the same (scripts/checks/reports.ts).
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await testedChromiumPath(), args: chromiumArguments },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // It answers when there is no connection, and would stand between the tests' routes and the page.
    serviceWorkers: 'block',
    // What moves costs a machine without a graphics card more than what it shows.
    contextOptions: { reducedMotion: 'reduce' },
  },
});

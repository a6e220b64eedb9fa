import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { HEADLESS_SHELL } from './support/chromium';

/** Records calls and traffic of failed tests. Screenshots of every step would slow each test by a third; use `--trace on` for them. */
const TRACE_OPTIONS = { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false } as const;

const launchOptions = HEADLESS_SHELL;

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 760 }, launchOptions };
const tablet = { ...devices['Desktop Chrome'], viewport: { width: 768, height: 1024 }, hasTouch: true, launchOptions };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions };

const colorScheme = process.env['COLOR_SCHEME'] === 'dark' ? 'dark' : 'light';

/**
 * Journeys run on a phone and a desktop, or on the one named by their tag; the longest also run on a tablet. The other suites
 * run once, on a desktop.
 */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './support/globalSetup.ts',
  outputDir: '../test-results',
  // Long enough for a slow and busy machine; it does not slow down tests that pass.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // One more than there are cores, which would otherwise idle while pages wait for their site and tests for slow operations.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    trace: TRACE_OPTIONS,
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    serviceWorkers: 'allow',
    colorScheme,
  },
  projects: [
    { name: 'phone', testDir: 'specs/journeys', grepInvert: /@(desktop|tablet)\b/, use: phone },
    { name: 'desktop', testDir: 'specs/journeys', grepInvert: /@(phone|tablet)\b/, use: desktop },
    // The width between phone and desktop, only for the longest journeys, whose titles contain R-414.
    { name: 'tablet', testDir: 'specs/journeys', grep: /R-414/, grepInvert: /@(phone|desktop)\b/, use: tablet },
    { name: 'routes', testDir: 'specs/routes', use: desktop },
    { name: 'platform', testDir: 'specs/platform', testIgnore: 'dev.spec.ts', use: desktop },
    // This suite edits sources while it runs, so the suite that copies and builds them runs first.
    { name: 'development', testDir: 'specs/platform', testMatch: 'dev.spec.ts', use: desktop, dependencies: ['platform'] },
  ],
});

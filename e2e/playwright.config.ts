import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'stories',
  outputDir: '.artifacts',
  fullyParallel: true,
  workers: 2,
  // A busy machine can stall a browser for seconds; a second failure is a real one, and comes with a trace.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './start-network.ts',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium refuses its sandbox to root; the other switches keep it from calling home.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

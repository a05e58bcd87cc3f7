import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

/** These start and stop a network of their own. */
const OWN_NETWORK = [
  '**/setup/first-paid-call.spec.ts',
  '**/admin/live.spec.ts',
  '**/panels/clicks.spec.ts',
  '**/site/white-label.spec.ts',
];

const isRoot = process.getuid?.() === 0;

/** A whole Chromium draws the list of its address bar as two more pages, and keeps a spare process, for every browser of a story. */
const OF_ITS_WINDOW = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];
/** The switch holds one list, so ours has to repeat those of Playwright that matter here. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'stories',
  outputDir: '.artifacts',
  fullyParallel: true,
  workers: 3, // on two cores: many wait for a call to end or a mail to come
  projects: [
    // First, because one after the other they take as long as a worker has: at the end the others would wait for it.
    { name: 'own network', testMatch: OWN_NETWORK },
    { name: 'shared network', testIgnore: OWN_NETWORK },
  ],
  // A busy machine can stall a browser for seconds; a second failure is a real one, and comes with a trace.
  retries: 1,
  // No story asks how fast a machine is: what passes takes what it takes, and these only end what hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalSetup: './start-network.ts',
  use: {
    actionTimeout: 30_000, // what is not there by then will not come: the crawl of a panel would wait ten minutes for it
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    launchOptions: {
      // Whoever only reads this file, such as the check for unused code, needs none.
      get executablePath() {
        return findBrowser();
      },
      // Chromium refuses its sandbox to root; the other switches keep it from calling home.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Links lead to public names alone; somebody's site that a story plays has one, and runs here.
        '--host-resolver-rules=MAP *.site.example 127.0.0.1',
        `--disable-features=${[...OF_ITS_WINDOW, ...OF_PLAYWRIGHT].join()}`,
      ],
    },
  },
});

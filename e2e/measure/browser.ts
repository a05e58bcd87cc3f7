import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { type DemoRole, demoEmail, PASSWORD } from '../story.ts';

export type PanelRole = Extract<DemoRole, 'publisher' | 'advertiser' | 'admin'>;

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** What runs our TypeScript here wraps functions in this, also those that are sent into a page. */
const KNOW_NAMES = 'globalThis.__name = (named) => named';

export function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ executablePath: findBrowser(), args });
}

/** Somebody of the demo, logged in. */
export async function enter(
  browser: Browser,
  baseURL: string,
  role: PanelRole,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const zone = { locale: 'en-US', timezoneId: 'America/New_York' };
  const context = await browser.newContext({ baseURL, viewport: DESK, ...zone, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(KNOW_NAMES);
  const login = await context.request.post('/api/login', { data: { email: demoEmail(role), password: PASSWORD } });
  if (!login.ok()) throw new Error(`${role} cannot log in: ${login.status()}`);
  return context;
}

/** A busy machine takes long for a page; that is not what is measured. */
const PATIENCE_MS = 180_000;

/** How long nothing may be asked for before a page counts as drawn. */
const QUIET_MS = 600;
const MOST_MS = 15_000;

/** Nothing runs in the page to find out, since that would be measured, too. */
export function watchRequests(page: Page): { quiet: () => Promise<void> } {
  let [open, changedAt] = [0, Date.now()];
  const change = (by: number, type: string) => {
    if (type === 'eventsource') return; // stays open
    open += by;
    changedAt = Date.now();
  };
  page.on('request', (request) => change(1, request.resourceType()));
  page.on('requestfinished', (request) => change(-1, request.resourceType()));
  page.on('requestfailed', (request) => change(-1, request.resourceType()));
  const quiet = async () => {
    const startedAt = Date.now();
    changedAt = startedAt;
    open = Math.max(0, open);
    while ((open > 0 || Date.now() - changedAt < QUIET_MS) && Date.now() - startedAt < MOST_MS)
      await new Promise((passed) => setTimeout(passed, 50));
  };
  return { quiet };
}

/** As a link would. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    type Router = { navigate: (to: string) => Promise<void> };
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router };
    void router.navigate(path);
  }, path);
}

export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGE_COOKIE } from '@callstead/contract/web';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoEmail, PASSWORD } from '../story.ts';
import { DESK, enter, launch, openReady, type PanelRole, PHONE, watchRequests } from './browser.ts';

// `npm run screens -- http://localhost:3000 after` takes docs/images/screens/after-*.webp from a demo that runs.
const { positionals } = parseArgs({ allowPositionals: true });
const [url = 'http://localhost:3000', name = 'after'] = positionals;
const FOLDER = join(import.meta.dirname, '../../docs/images/screens');

type Screen = { name: string; role: PanelRole | null; show: (page: Page) => Promise<void> };

const at = (path: string) => (page: Page) => openReady(page, path);

/** What the list of the API has first, at the first of these addresses that this release has. */
const first =
  (list: string, ...paths: string[]) =>
  async (page: Page) => {
    const { data } = await (await page.request.get(list)).json();
    for (const path of paths) {
      const wanted = path.replace(':id', data[0].id);
      await openReady(page, wanted);
      if (page.url().endsWith(wanted)) return;
    }
  };

/** What somebody sees whose account still waits. */
async function waitAtTheDoor(page: Page): Promise<void> {
  await openReady(page, '/login');
  await page.locator('input[type=email]').fill(demoEmail('publisher').replace('publisher', 'pending.publisher'));
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
}

const ACCOUNT = '/api/admin/accounts?limit=1&userType=publisher&status=approved';
const SCREENS: readonly Screen[] = [
  { name: 'calls', role: 'publisher', show: at('/publisher-dashboard/calls') },
  { name: 'publisher-home', role: 'publisher', show: at('/publisher-dashboard/dashboard') },
  { name: 'publisher-campaigns', role: 'publisher', show: at('/publisher-dashboard/campaigns?tab=mine') },
  {
    name: 'campaign',
    role: 'advertiser',
    show: first(
      '/api/advertiser/campaigns?limit=1&status=active',
      '/advertiser-dashboard/campaigns/:id',
      '/advertiser-dashboard/campaigns',
    ),
  },
  { name: 'advertiser-home', role: 'advertiser', show: at('/advertiser-dashboard/dashboard') },
  { name: 'admin-overview', role: 'admin', show: at('/admin-dashboard/overview') },
  {
    name: 'account',
    role: 'admin',
    show: first(ACCOUNT, '/admin-dashboard/users/:id', '/admin-dashboard/users?detail=:id'),
  },
  { name: 'offer', role: null, show: at('/offer/HS001') },
  { name: 'pending-login', role: null, show: waitAtTheDoor },
  { name: 'billing', role: 'advertiser', show: at('/advertiser-dashboard/billing') },
];

const SIZES = [
  { width: 1280, viewport: DESK, scale: 0.75 },
  { width: 360, viewport: PHONE, scale: 1 },
] as const;
const THEMES = ['light', 'dark'] as const;
/** Readable, and eighty of them are no burden. */
const QUALITY = 50;

async function take(page: Page, file: string, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? DESK;
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await writeFile(join(FOLDER, file), Buffer.from(data, 'base64'));
  await session.detach();
}

async function takeAll(browser: Browser, role: PanelRole | null): Promise<void> {
  for (const { width, viewport, scale } of SIZES) {
    const options = { viewport, reducedMotion: 'reduce', isMobile: width === 360 } as const;
    const context: BrowserContext = role
      ? await enter(browser, url, role, options)
      : await browser.newContext({ baseURL: url, locale: 'en-US', timezoneId: 'America/New_York', ...options });
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'es', url }]);
    for (const screen of SCREENS.filter((each) => each.role === role)) {
      const page = await context.newPage();
      const { quiet } = watchRequests(page);
      await screen.show(page);
      await quiet();
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.waitForTimeout(400);
        await take(page, `${name}-${screen.name}-${width}-${theme}.webp`, scale);
      }
      await page.close();
    }
    await context.close();
  }
}

await mkdir(FOLDER, { recursive: true });
const browser = await launch();
try {
  for (const role of ['publisher', 'advertiser', 'admin', null] as const) await takeAll(browser, role);
} finally {
  await browser.close();
}

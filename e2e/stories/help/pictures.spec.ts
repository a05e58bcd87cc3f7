import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LANGUAGE_COOKIE } from '@callstead/contract/web';
import type { Browser } from '@playwright/test';
import { type DemoRole, expect, open, type Page, stopFading, test } from '../../story.ts';

const FOLDER = resolve(import.meta.dirname, '../../../server/src/modules/help/help-pictures');
/** As `npm run pictures` asks; else only that every screen still looks as its guide says. */
const IS_WRITTEN = process.env.PICTURES === 'write';
const SIZE = { width: 1120, height: 700 };
const QUALITY = 0.8;

type Picture = { name: string; role: DemoRole; show: (page: Page) => Promise<void> };

const at = (address: string) => (page: Page) => open(page, address);

/** The newest that the API lists, as its own page. */
const newestOf = (list: string, screen: string) => async (page: Page) => {
  const { data } = await (await page.request.get(list)).json();
  await open(page, `${screen}/${data[0].id}`);
};

/** What the guides show, by the names they call it. */
const PICTURES: Picture[] = [
  { name: 'joined-campaigns', role: 'publisher', show: at('/publisher-dashboard/campaigns?tab=mine') },
  {
    name: 'call',
    role: 'publisher',
    show: newestOf('/api/calls?outcome=qualified&limit=1', '/publisher-dashboard/calls'),
  },
  { name: 'payments', role: 'publisher', show: at('/publisher-dashboard/payments') },
  { name: 'integrations', role: 'publisher', show: at('/publisher-dashboard/integrations') },
  { name: 'create-campaign', role: 'advertiser', show: at('/advertiser-dashboard/create-campaign') },
  { name: 'billing', role: 'advertiser', show: at('/advertiser-dashboard/billing') },
  { name: 'advertiser-calls', role: 'advertiser', show: at('/advertiser-dashboard/calls') },
  { name: 'setup', role: 'admin', show: at('/admin-dashboard/setup') },
  { name: 'desk', role: 'admin', show: at('/admin-dashboard/overview') },
  { name: 'payout-run', role: 'admin', show: newestOf('/api/admin/payout-runs?limit=1', '/admin-dashboard/payouts') },
];

for (const language of IS_WRITTEN ? (['es', 'en'] as const) : (['es'] as const))
  test(`the screens the guides show can be shown, in ${language}`, async ({ as, browser, baseURL }) => {
    test.slow(); // ten screens
    for (const role of ['publisher', 'advertiser', 'admin'] as const) {
      const page = await as(role, { viewport: SIZE, colorScheme: 'light' });
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: String(baseURL) }]);
      await stopFading(page);
      for (const picture of PICTURES.filter((each) => each.role === role)) await take(browser, page, picture, language);
    }
  });

async function take(browser: Browser, page: Page, { name, show }: Picture, language: string): Promise<void> {
  await show(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => waitingInSight(page)).toBe(0);
  if (IS_WRITTEN)
    await writeFile(join(FOLDER, `${language}-${name}.webp`), await asWebp(browser, await page.screenshot()));
}

/** What is further down is drawn when somebody comes near, and no picture shows it. */
const waitingInSight = (page: Page) =>
  page
    .locator('main .animate-pulse')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length);

/** Playwright takes no WebP, which is a quarter of the weight: the browser makes one. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async ({ png, quality }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { png: png.toString('base64'), quality: QUALITY },
  );
  await page.close();
  return Buffer.from(encoded, 'base64');
}

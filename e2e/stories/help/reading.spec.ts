import { HELP_PAGES } from '../../crawl/help-pages.ts';
import { crawl } from '../../crawl/stop.ts';
import { expect, open, test } from '../../story.ts';

test('the guides are open to everybody, on the desk and on the phone', async ({ visitor }) => {
  test.slow(); // axe looks at every page twice
  await crawl(await visitor(), HELP_PAGES, {});
});

test('a publisher asks for help where they are, reads it in their language, and comes back by its links', async ({
  as,
}) => {
  const page = await as('publisher');
  await open(page, '/publisher-dashboard/payments');
  await page.getByRole('banner').getByRole('link', { name: 'Ayuda' }).click();
  await expect(page).toHaveURL('/help/publisher?lang=es#payments');
  await expect(page.getByRole('heading', { name: 'Cobrar' })).toBeInViewport();
  const picture = page.getByRole('figure').filter({ hasText: 'Cuándo cobras, y qué' }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for publishers' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Payments', exact: true }).click();
  await expect(page).toHaveURL('/publisher-dashboard/payments');
});

test('a visitor finds the guides in the footer', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Advertisers/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for advertisers' })).toBeVisible();
});

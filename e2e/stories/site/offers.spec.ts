import { expectToast } from '../../people.ts';
import { expect, open, test } from '../../story.ts';

test('offers are searched, filtered and cleared, and the address remembers it', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/public-offers');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(56);

  await page.getByRole('link', { name: 'Home services' }).click();
  await expect(page).toHaveURL(/category=homeServices/);
  await expect(page.locator('#all_homeServices')).toHaveAttribute('aria-current', 'true');
  await page.locator('#plumbing').click();
  await expect(page).toHaveURL(/sub=plumbing/);
  await expect(cards).toHaveCount(2);

  await page.goBack();
  await expect(page.locator('#all_homeServices')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Real estate' }).click();
  await expect(page.getByRole('navigation', { name: 'Sub-categories' })).toHaveCount(0);

  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox').fill('plomería');
  await expect(page).toHaveURL(/search=plomer/);
  await expect(cards.first()).toBeVisible();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No Offers Match Your Criteria')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(56);
});

test('a toast that could not be loaded comes as soon as it can, and the page stays', async ({ visitor }) => {
  const page = await visitor();
  let refusals = 0;
  await page.route('**/toast-viewport-*.js', (route) => {
    refusals += 1;
    return refusals > 1 ? route.continue() : route.abort();
  });
  await open(page, '/market-campaigns');
  await page.route('**/api/offers*', (route) => route.abort());
  await page.getByRole('searchbox').fill('legal');
  await expectToast(page, 'Functionality Disabled');
  expect(refusals).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('offers change their language with the page, wherever it was chosen', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/?lang=es');
  await page.getByRole('link', { name: 'Ofertas', exact: true }).click();
  const first = page.getByRole('article').first();
  await expect(first.getByText('Solicitar información')).toBeVisible();
  const inSpanish = await first.getByRole('heading').innerText();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(first.getByText('Request Information')).toBeVisible();
  await expect(first.getByRole('heading')).not.toHaveText(inSpanish);
});

test('the market shows its six categories, shortens lists and shows them whole on focus, hover and tap', async ({
  visitor,
}) => {
  const page = await visitor();
  await open(page, '/market-campaigns');
  await expect(page.getByLabel('Category').locator('option')).toHaveCount(7);
  const dots = page.getByRole('button', { name: /^Show all/ }).first();
  const whole = page.getByRole('tooltip').first();
  await expect(whole).toBeHidden();
  await dots.focus();
  await expect(whole).toBeVisible();
  await page.keyboard.press('Escape');
  await dots.hover();
  await expect(whole).toBeVisible();
  await page.getByLabel('Category').selectOption('rehab');
  await expect(page).toHaveURL(/category=rehab/);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No campaigns found matching your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('link', { name: /^Launch a campaign like/ }).first()).toHaveAttribute(
    'href',
    '/register?type=advertiser',
  );
});

import { expectToast } from '../../people.ts';
import { expect, open, test } from '../../story.ts';

const EXPLORE = { name: 'Explore Our Offers' };

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

test('a toast says that offers are loaded, on a direct visit and on arrival from another page', async ({ visitor }) => {
  const page = await visitor();
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByText('Offers Loaded', { exact: true });
  await open(page, '/public-offers?category=legal');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Offers Loaded · ' })).toBeVisible();
  await open(page, '/');
  await page.getByRole('link', { name: 'View Public Offers' }).click();
  await expect(toast).toBeVisible();
});

test('a toast that could not be loaded comes as soon as it can, and the page stays', async ({ visitor }) => {
  const page = await visitor();
  let refusals = 0;
  await page.route('**/toast-viewport-*.js', (route) => {
    refusals += 1;
    return refusals > 1 ? route.continue() : route.abort();
  });
  await open(page, '/public-offers');
  await expectToast(page, 'Offers Loaded');
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

test('a card shows its lists in full, its type, and leads to the offer', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/public-offers?search=HS001');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Call', { exact: true })).toBeVisible();
  await expect(card.getByText('Traffic sources')).toBeVisible();
  await card.getByText('Request Information').click();
  await expect(page).toHaveURL(/\/offer\/HS001$/);
  await page.getByRole('link', { name: 'Volver a las ofertas' }).click();
  await expect(page.getByRole('heading', EXPLORE)).toBeVisible();
});

test('when offers cannot be loaded the page says so, keeps the filters and mends itself on retry', async ({
  visitor,
}) => {
  const page = await visitor();
  await open(page, '/public-offers');
  await page.route('**/api/offers*', (route) => route.abort());
  await page.getByRole('searchbox').fill('roof');
  await expect(page.getByText('Failed to load offers. Please try again later.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('roof');
  await page.unroute('**/api/offers*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the bottom banner invites publishers to register', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/public-offers');
  await expect(page.getByRole('link', { name: 'Become a Publisher' })).toHaveAttribute(
    'href',
    '/register?type=publisher',
  );
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

test('when the market cannot be loaded a toast says so', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/market-campaigns');
  await page.route('**/api/offers*', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('searchbox').fill('roof');
  await expect(page.getByText('Functionality Disabled', { exact: true })).toBeVisible();
});

test('an offer shows its hours in the zone of the viewer too', async ({ visitor }) => {
  const page = await visitor({ timezoneId: 'Europe/Madrid' });
  await open(page, '/offer/HS003');
  await expect(page.getByText('En tu zona horaria (Europe/Madrid)')).toBeVisible();
});

test('an unknown offer and one that cannot be loaded say which is which', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/offer/XX999');
  await expect(page.getByText('Campaña no encontrada.')).toBeVisible();
  await open(page, '/public-offers?search=HS001');
  await page.route('**/offer/HS001.data*', (route) => route.abort());
  await page.getByText('Request Information').first().click();
  await expect(page.getByText('La carga de detalles de oferta no está disponible actualmente.')).toBeVisible();
});

test('the apply button tells everybody their next step', async ({ visitor, as }) => {
  const stranger = await visitor();
  await open(stranger, '/offer/HS001');
  await expect(stranger.getByRole('link', { name: 'Inicia sesión para solicitar' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Foffer%2FHS001',
  );
  const advertiser = await as('advertiser');
  await open(advertiser, '/offer/HS001');
  await expect(advertiser.getByRole('button', { name: 'Solicitar Campaña' })).toBeDisabled();
  await expect(
    advertiser.getByText('Acción no permitida: Solo los editores y afiliados pueden solicitar campañas.'),
  ).toBeVisible();
  const publisher = await as('publisher');
  await open(publisher, '/offer/HS001');
  await expect(publisher.getByRole('button', { name: /^Solicitar Campaña/ })).toBeEnabled();
});

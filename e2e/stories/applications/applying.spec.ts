import { expectToast, signIn, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const CATALOGUE = '/publisher-dashboard/campaigns';
const FAILED = 'No se puede aplicar a la campaña en este momento.';

const cardOf = (page: Page, id: string) => page.getByRole('article').filter({ hasText: id });
const request = (page: Page) => page.getByRole('button', { name: /^Solicitar Campaña/ });
const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enviar Solicitud' });

test('a publisher finds a campaign, reads everything about it, asks, and takes it back', async ({
  visitor,
  account,
}) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor({ timezoneId: 'Europe/Madrid' });
  await signIn(page, email);
  await open(page, '/publisher-dashboard/dashboard');
  await page.getByRole('link', { name: 'Campañas', exact: true }).click();
  await expect(page).toHaveURL(CATALOGUE);
  await page.getByLabel('Buscar campañas').fill('HS003');
  await expect(page).toHaveURL(/search=HS003/);
  await expect(page.getByRole('status').filter({ hasText: '1 campaña' })).toBeVisible();

  const card = cardOf(page, 'HS003');
  await expect(card.getByText(/^(Abierto|Cerrado) ahora$/)).toBeVisible();
  await expect(card.getByText('Llamada', { exact: true })).toBeVisible();
  await card.getByText('Ver Detalles Completos').click();
  for (const label of [
    'Tu Payout Estimado',
    'Duración Mínima de Llamada',
    'Geo-Restricciones',
    'Target de Llamada',
    'Horario de Llamadas',
    'Zona Horaria',
    'Límites de Llamada',
    'Cap de Concurrencia',
    'Tiempo de Aprobación/Rechazo',
    'Definición de Llamada Cualificada',
    'Fuentes de Tráfico Permitidas',
    'Fuentes de Tráfico Prohibidas',
  ])
    await expect(card.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
  await expect(card.getByText('En tu zona horaria (Europe/Madrid)')).toBeVisible();

  await request(page).click();
  await page.getByRole('dialog').getByLabel('Mensaje').fill('Hago SEO local en Florida.');
  await send(page).click();
  await expectToast(page, 'Solicitud Enviada');
  await expect(
    page
      .getByText(/^Tu solicitud para la campaña ha sido enviada y está pendiente de revisión\. ID: [0-9a-f]{8}$/)
      .first(),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: 'Pendiente' })).toBeDisabled();

  await card.getByRole('button', { name: /^Retirar/ }).click();
  await expectToast(page, 'Solicitud Retirada');
  await expect(request(page)).toBeEnabled();
});

test('missing values, categories and empty results are said', async ({ as }) => {
  const page = await as('affiliate');
  await open(page, CATALOGUE);
  await page.getByLabel('Categoría').click();
  const listed = page.waitForResponse(/category=travel/); // a card of the list before would be gone under the click
  await page.getByRole('option', { name: 'Viajes' }).click();
  await listed;
  await expect(page).toHaveURL(/category=travel/);
  const lead = page
    .getByRole('article')
    .filter({ has: page.getByText('Lead', { exact: true }) })
    .first();
  await lead.getByText('Ver Detalles Completos').click();
  await expect(lead.getByText('No especificado').first()).toBeVisible();
  await page.getByLabel('Buscar campañas').fill('zzzz');
  await expect(page.getByText('No se encontraron campañas', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Quitar filtros' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar más' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
});

test('a catalogue that cannot be loaded says so, in the page and in a toast', async ({ as }) => {
  const page = await as('publisher');
  await page.route('**/api/publisher/campaigns*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, CATALOGUE);
  await expectToast(page, 'Error de Carga', 'Hubo un problema al cargar las campañas.');
  await expect(
    page.getByText('No se pudieron cargar las campañas. Inténtalo de nuevo más tarde.', { exact: true }),
  ).toBeVisible();
});

test('every way a request can fail has its words', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, `${CATALOGUE}?search=HS004`);
  await request(page).click();
  const path = '**/api/campaigns/HS004/applications';
  const refuse = (status: number, code: string) =>
    page.route(path, (route) =>
      route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ code }) }),
    );
  await page.route(path, (route) => route.abort());
  await send(page).click();
  await expectToast(page, 'Error', FAILED);
  await page.unroute(path);
  await refuse(403, 'forbidden');
  await send(page).click();
  await expectToast(page, 'Acción no permitida', 'Solo los editores y afiliados pueden solicitar campañas.');
  await page.unroute(path);
  await refuse(401, 'unauthenticated');
  await send(page).click();
  await expectToast(page, 'Error', 'Debes iniciar sesión para solicitar campañas.');
  await page.unroute(path);

  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  await send(page).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Procesando...' })).toBeDisabled();
  answer();
  await expectToast(page, 'Solicitud Enviada');
});

test('the same button works on the page of the offer', async ({ visitor, account, as, decide }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, '/offer/HS005');
  await request(page).click();
  await page.route('**/api/campaigns/HS005/applications', (route) => route.abort());
  await send(page).click();
  await expectToast(page, 'Error', FAILED);
  await page.unroute('**/api/campaigns/HS005/applications');
  await send(page).click();
  await expectToast(page, 'Solicitud Enviada');
  await expect(page.getByRole('button', { name: 'Pendiente' })).toBeDisabled();
  await open(page, '/offer/HS005');
  await expect(page.getByRole('button', { name: 'Pendiente' })).toBeDisabled();

  await decide(email, 'pending');
  await open(page, '/offer/HS006');
  await expect(request(page)).toBeDisabled();
  await expect(page.getByText(/^Tu cuenta está pendiente de aprobación: podrás solicitar/)).toBeVisible();

  const admin = await as('admin');
  for (const address of ['/offer/HS005', `${CATALOGUE}?search=HS005`]) {
    await open(admin, address);
    await expect(admin.getByRole('button', { name: 'Solicitar Campaña' })).toBeDisabled();
    await expect(
      admin.getByText('Acción no permitida: Solo los editores y afiliados pueden solicitar campañas.'),
    ).toBeVisible();
  }
});

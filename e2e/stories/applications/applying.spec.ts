import { expectToast, signIn, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const CATALOGUE = '/publisher-dashboard/campaigns';

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
  await expect(card.getByText('En tu zona horaria (hora de España)')).toBeVisible();

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

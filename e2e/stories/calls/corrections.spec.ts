import { finishedCalls, test } from '../../calls.ts';
import { choose } from '../../campaigns.ts';
import { expect, open, type Page } from '../../story.ts';

const CALLS = '/admin-dashboard/calls';

async function preview(admin: Page, campaign: string, price: string): Promise<void> {
  await open(admin, `${CALLS}?campaign=${campaign}`);
  await admin.getByRole('button', { name: 'Corregir' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Cambiar el precio/ }).check();
  await choose(admin, 'Cómo cambia el precio', 'A un precio nuevo');
  await dialog.getByLabel('Precio nuevo (USD)').fill(price);
  await dialog.getByLabel('Motivo').fill('Precio de otra zona');
  await dialog.getByRole('button', { name: 'Ver la vista previa' }).click();
  await expect(admin.getByText('Todavía no ha cambiado nada')).toBeVisible();
}

const isDone = (admin: Page) => expect(admin.getByRole('heading', { level: 1 })).toContainText('Terminada');

test('an admin corrects the prices of a list of calls, both sides see it, and it is reversed', async ({ line, as }) => {
  test.slow();
  const sold = await line();
  const [first] = await finishedCalls(sold, { from: '+13055550161' }, { from: '+13055550162' });
  const balance = async () => (await (await sold.advertiser.request.get('/api/billing')).json()).balanceCents as number;
  const before = await balance();

  const admin = await as('admin');
  await preview(admin, sold.campaign.publicId, '10');
  await expect(admin.getByText('1 anunciante y 1 editor reciben un correo con lo suyo.')).toBeVisible();
  expect(await balance()).toBe(before);
  await admin.getByRole('button', { name: 'Corregir 2 llamadas' }).click();
  await isDone(admin);
  const file = admin.getByRole('link', { name: 'Descargar antes y después' });
  const lines = (await (await admin.request.get((await file.getAttribute('href')) ?? '')).text()).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  await open(sold.advertiser, `/advertiser-dashboard/calls/${first}`);
  await expect(sold.advertiser.getByText('Precio corregido')).toBeVisible();
  await expect(sold.advertiser.getByText('Precio de otra zona').first()).toBeVisible();
  await open(sold.publisher, `/publisher-dashboard/calls/${first}`);
  await expect(sold.publisher.getByText('Precio corregido')).toBeVisible();

  await admin.getByRole('button', { name: 'Revertir' }).click();
  await admin.getByRole('dialog').getByLabel('Motivo').fill('Era la zona correcta');
  await admin.getByRole('dialog').getByRole('button', { name: 'Ver la vista previa' }).click();
  await admin.getByRole('button', { name: 'Corregir 2 llamadas' }).click();
  await isDone(admin);
  expect(await balance()).toBe(before);
});

import type { APIRequestContext } from '@playwright/test';
import { expectToast, signIn, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const LIST = '/admin-dashboard/applications';

async function apply(page: Page, ...offerIds: string[]): Promise<void> {
  for (const id of offerIds) {
    const answer = await page.request.post(`/api/campaigns/${id}/applications`, { data: { message: 'Tráfico local' } });
    expect(answer.status(), `applying to ${id}`).toBe(201);
  }
}

/** Story people share a name: their public code finds the one. */
async function codeOf(api: APIRequestContext): Promise<string> {
  const { session } = await (await api.get('/api/session')).json();
  return session.profile.affId;
}

test('an admin looks at who asks and approves; the publisher sees the number', async ({
  visitor,
  account,
  as,
  mailTo,
}) => {
  const { email } = await account('publisher', 'approved');
  const publisher = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(publisher, email);
  await apply(publisher, 'HS007');
  const code = await codeOf(publisher.request);

  const admin = await as('admin');
  await open(admin, LIST);
  await admin.getByLabel('Buscar').fill(code);
  await expect(admin.getByRole('row')).toHaveCount(2);
  await admin.getByRole('button', { name: 'Ver quién es Nora Paz' }).click();
  const details = admin.getByRole('dialog');
  for (const fact of ['Tráfico local', 'Search ads', code, email, 'Aprobadas: 0 · Rechazadas: 0 · Pendientes: 1'])
    await expect(details.getByText(fact, { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Aprobar a Nora Paz' }).click();
  await admin.getByRole('alertdialog').getByLabel('Motivo').fill('Bienvenida');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(admin, 'Solicitud Actualizada', 'Nora Paz: Aprobada');

  await open(publisher, '/publisher-dashboard/campaigns?search=HS007');
  await expect(publisher.getByRole('button', { name: 'Aprobado' })).toBeDisabled();
  const number = publisher.getByText(/^\+1 \(\d{3}\) 555-01\d\d$/);
  await expect(number).toBeVisible();
  const shown = (await number.innerText()).replace(/[^+\d]/g, '');
  await publisher.getByRole('button', { name: 'Copiar Número de seguimiento' }).click();
  expect(await publisher.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await expect(publisher.getByText(/\/t\/HS007\/\w{6}$/)).toBeVisible();
  await mailTo(email, /ya estás dentro/);
});

test('a revoked approval ends for the publisher, with its reason, and its number rests', async ({
  visitor,
  account,
  as,
}) => {
  const { email } = await account('publisher', 'approved');
  const publisher = await visitor();
  await signIn(publisher, email);
  await apply(publisher, 'HS001');
  const code = await codeOf(publisher.request);
  const admin = await as('admin');
  const { data: applications } = await (await admin.request.get(`/api/applications?search=${code}`)).json();
  await admin.request.post(`/api/applications/${applications[0].id}/decision`, { data: { decision: 'approve' } });
  const { application } = await (await publisher.request.get('/api/campaigns/HS001/application')).json();
  const shown: string = application.trackingNumber;

  await open(admin, `/admin-dashboard/numbers?search=${encodeURIComponent(shown)}`);
  await expect(admin.getByRole('row').filter({ hasText: code })).toContainText('Asignado');

  await open(admin, `${LIST}?search=${code}`);
  await admin.getByRole('button', { name: 'Revocar a Nora Paz' }).click();
  await admin.getByRole('alertdialog').getByLabel('Motivo').fill('Pujas por marca');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  await expectToast(admin, 'Solicitud Actualizada', 'Nora Paz: Revocada');
  await open(publisher, '/publisher-dashboard/campaigns?search=HS001');
  await expect(publisher.getByRole('button', { name: 'Rechazada' })).toBeDisabled();
  await expect(publisher.getByText('Motivo: Pujas por marca')).toBeVisible();
  await open(admin, `/admin-dashboard/numbers?search=${encodeURIComponent(shown)}`);
  await expect(admin.getByRole('row').nth(1)).toContainText(/En reposo\s*Hasta el/);
});

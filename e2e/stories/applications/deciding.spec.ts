import type { APIRequestContext, Response } from '@playwright/test';
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
  await admin.getByRole('searchbox', { name: 'Buscar' }).fill(code);
  await expect(admin.getByRole('row')).toHaveCount(2);
  await admin.getByRole('link', { name: 'Ver quién es Nora Paz' }).click();
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

test('an admin rejects several at once and takes it back in time; what is not taken back is carried out', async ({
  visitor,
  account,
  as,
  mailTo,
}) => {
  const { email } = await account('publisher', 'approved');
  const publisher = await visitor();
  await signIn(publisher, email);
  await apply(publisher, 'HS002', 'HS003');
  const code = await codeOf(publisher.request);
  const states = async () => {
    const { data } = await (await admin.request.get(`/api/applications?search=${code}`)).json();
    return data.map(({ status, waiting }: { status: string; waiting: object | null }) => [status, waiting !== null]);
  };
  const rejectAll = async () => {
    await admin.getByLabel('Seleccionar todas las pendientes').check();
    await admin.getByLabel('Motivo para todas (opcional)').fill('Sin cupo este mes');
    await admin.getByRole('button', { name: 'Rechazar', exact: true }).click();
  };

  const admin = await as('admin');
  await open(admin, `${LIST}?search=${code}`);
  await expect(admin.getByRole('row')).toHaveCount(3);
  await rejectAll();
  // The seconds are the server's: on a slow machine the undo may be late, and then the answer says so.
  const undone = (each: Response) => each.request().method() === 'DELETE';
  const answer = admin.waitForResponse(undone, { timeout: 12_000 }).catch(() => null);
  await admin
    .getByRole('button', { name: /^Deshacer/ })
    .click({ timeout: 8_000 })
    .catch(() => undefined);
  if ((await answer)?.status() === 204) {
    await expectToast(admin, 'Decisión Deshecha', 'No ha cambiado nada.');
    expect(await states()).toEqual([
      ['pending', false],
      ['pending', false],
    ]);
    await expect(admin.getByRole('button', { name: 'Aprobar a Nora Paz' })).toHaveCount(2);
    await rejectAll();
  }
  await expect.poll(states, { timeout: 60_000 }).toEqual([
    ['rejected', false],
    ['rejected', false],
  ]);
  await expect(admin.getByRole('row').filter({ hasText: 'Rechazada' })).toHaveCount(2);
  await mailTo(email, /Sin cupo este mes/);
});

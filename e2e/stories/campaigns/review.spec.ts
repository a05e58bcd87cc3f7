import { phoneText } from '@callstead/domain/numbers/phone-text';
import { test } from '../../campaigns.ts';
import { expectToast } from '../../people.ts';
import { expect, open } from '../../story.ts';

const title = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

test('an admin gives a campaign back with a reason, the advertiser changes it, the admin activates it', async ({
  as,
  advertiser,
  campaign,
  mailTo,
}) => {
  const name = title('Techos');
  const { page, email } = await advertiser();
  const { publicId } = await campaign(page, { title: name, submit: true });
  const admin = await as('admin');
  await open(admin, '/admin-dashboard/campaigns?status=pending_review');
  await admin.getByRole('link', { name: `Revisar ${name}` }).click();
  await expect(admin.getByRole('heading', { name: 'Con qué se juzgan las llamadas' })).toBeVisible();
  await expect(admin.getByText(phoneText('+13055550142'), { exact: false })).toBeVisible();

  await admin.getByRole('button', { name: 'Devolver' }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialog.getByText('Di qué tiene que cambiar.')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Explica mejor tus objetivos.');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expectToast(admin, 'Campaña devuelta');
  expect((await mailTo(email, /necesita un cambio/)).text).toContain('Explica mejor tus objetivos.');

  await open(page, '/advertiser-dashboard/campaigns');
  await expect(page.getByText('Explica mejor tus objetivos.')).toBeVisible();
  await page.getByRole('link', { name: `Editar: ${name}` }).click();
  await page.getByLabel('Objetivos de la Campaña').fill('Llamadas de dueños que cambian su techo.');
  await page.getByRole('button', { name: 'Enviar a Revisión' }).click();
  await expectToast(page, 'Campaña Guardada');

  await admin.reload();
  await expect(admin.getByText('Llamadas de dueños que cambian su techo.').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Activar' }).click();
  await expectToast(admin, 'Campaña activada');
  await open(admin, `/offer/${publicId}`);
  await expect(admin.getByRole('heading', { name })).toBeVisible();
  expect((await mailTo(email, /está activa/)).text).toContain(name);
});

test('an admin sets the share of publishers and edits what is not theirs', async ({ as, advertiser, campaign }) => {
  const name = title('Parte');
  const { page } = await advertiser();
  const { id } = await campaign(page, { title: name });
  const admin = await as('admin');
  await open(admin, `/admin-dashboard/campaigns/${id}`);
  await admin.getByLabel('Porcentaje del precio (%)').fill('60');
  await expect(admin.getByText('El editor gana $27 por llamada')).toBeVisible();
  await admin.getByRole('button', { name: 'Guardar parte' }).click();
  await expectToast(admin, 'Porcentaje del editor guardado');
  await expect(admin.getByText('Versión 2', { exact: false })).toBeVisible();

  await admin.getByRole('link', { name: 'Editar' }).click();
  await admin.getByLabel('Precio ($)', { exact: true }).fill('50');
  await admin.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(admin, 'Campaña Guardada');
  await expect(admin).toHaveURL('/admin-dashboard/campaigns');
  await open(page, '/advertiser-dashboard/campaigns');
  await expect(page.getByText('$30 por llamada')).toBeVisible();
});

test('many are activated at once, found by filters that live in the address', async ({ as, approved, campaign }) => {
  const name = title('Serie');
  const advertiser = await approved('advertiser');
  for (const number of [1, 2, 3]) await campaign(advertiser, { title: `${name} ${number}` });
  const admin = await as('admin');
  await open(admin, '/admin-dashboard/campaigns');
  await admin.getByRole('searchbox').fill(name);
  await expect(admin).toHaveURL(/search=Serie/);
  await expect(admin.getByText('3 campañas', { exact: true })).toBeVisible();
  await admin.getByRole('checkbox', { name: 'Elegir todas las que se pueden activar' }).check();
  await admin.getByRole('button', { name: 'Activar 3 campañas' }).click();
  await expectToast(admin, '3 campañas activadas');
  await expect(admin.getByText('Activa', { exact: true })).toHaveCount(3);
});

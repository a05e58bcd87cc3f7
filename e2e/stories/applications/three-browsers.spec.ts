import { choose, test } from '../../campaigns.ts';
import { expectToast, signIn } from '../../people.ts';
import { expect, open } from '../../story.ts';

test('an advertiser creates a campaign, an admin activates it, a publisher applies, the advertiser approves, a number comes', async ({
  as,
  advertiser: newAdvertiser,
  account,
  visitor,
}) => {
  const title = `Techos ${crypto.randomUUID().slice(0, 8)}`;

  const { page: advertiser } = await newAdvertiser();
  await open(advertiser, '/advertiser-dashboard/create-campaign');
  await advertiser.getByLabel('Nombre de la Campaña').fill(title);
  await advertiser.getByLabel('Presupuesto Total ($)').fill('5000');
  await advertiser.getByLabel('Público Objetivo').fill('Dueños de casa');
  await advertiser.getByLabel('Objetivos de la Campaña').fill('Vender techos nuevos');
  await choose(advertiser, 'Categoría', 'Servicios para el hogar');
  await advertiser.getByLabel('Precio ($)', { exact: true }).fill('45');
  await advertiser.getByLabel('Número de destino 1').fill('(305) 555-0142');
  await advertiser.getByRole('button', { name: 'Enviar a Revisión' }).click();
  await expectToast(advertiser, 'Campaña Creada');

  const admin = await as('admin');
  await open(admin, '/admin-dashboard/campaigns?status=pending_review');
  await admin.getByRole('link', { name: `Revisar ${title}` }).click();
  await admin.getByRole('button', { name: 'Activar' }).click();
  await expectToast(admin, 'Campaña activada');

  const { email } = await account('publisher', 'approved');
  const publisher = await visitor();
  await signIn(publisher, email);
  await open(publisher, `/publisher-dashboard/campaigns?search=${encodeURIComponent(title)}`);
  await publisher.getByRole('button', { name: /^Solicitar Campaña/ }).click();
  await publisher.getByRole('dialog').getByRole('button', { name: 'Enviar Solicitud' }).click();
  await expectToast(publisher, 'Solicitud Enviada');
  await expect(publisher.getByRole('button', { name: 'Pendiente' })).toBeDisabled();

  await open(advertiser, '/advertiser-dashboard/applications');
  await advertiser.getByRole('button', { name: 'Aprobar a Nora Paz' }).click();
  await advertiser.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(advertiser, 'Solicitud Actualizada', 'Nora Paz: Aprobada');

  await publisher.reload();
  await expect(publisher.getByRole('button', { name: 'Aprobado' })).toBeDisabled();
  await expect(publisher.getByText(/^\+1 \(\d{3}\) 555-01\d\d$/)).toBeVisible();
});

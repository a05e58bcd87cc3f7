import { test } from '../../campaigns.ts';
import { expectToast } from '../../people.ts';
import { expect, open } from '../../story.ts';

const LIST = '/advertiser-dashboard/campaigns';

test('an edit makes a new version, and the old one stays readable', async ({ advertiser, campaign }) => {
  const { page } = await advertiser();
  await campaign(page, { activate: true });
  await open(page, LIST);
  await page.getByRole('link', { name: 'Editar: Techos Miami' }).click();
  await expect(page.getByText('Al guardar se crea una versión nueva', { exact: false })).toBeVisible();
  await page.getByLabel('Precio ($)', { exact: true }).fill('60');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Campaña Guardada');
  const card = page.getByRole('article', { name: 'Techos Miami' });
  await expect(card.getByText('$60 por llamada')).toBeVisible();

  await card.getByRole('button', { name: 'Versiones: Techos Miami' }).click();
  const versions = page.getByRole('dialog', { name: 'Versiones' });
  await expect(versions.getByRole('heading', { name: 'Versión 2' })).toBeVisible();
  await expect(versions.locator('del')).toHaveText('$45 por llamada · precio base $45');
  await expect(versions.locator('ins')).toHaveText('$60 por llamada · precio base $60');
  await expect(versions.getByText('La primera versión.')).toBeVisible();
});

test('two people edit at once: the later one is told and loads what holds', async ({ advertiser, campaign }) => {
  const { page } = await advertiser();
  const { id } = await campaign(page);
  await open(page, `${LIST}/${id}/edit`);
  const other = await page.context().newPage();
  await open(other, `${LIST}/${id}/edit`);
  await other.getByLabel('Precio ($)', { exact: true }).fill('50');
  await other.getByRole('button', { name: 'Guardar Borrador' }).click();
  await expectToast(other, 'Campaña Guardada');

  await page.getByLabel('Objetivos de la Campaña').fill('Otra cosa');
  await page.getByRole('button', { name: 'Guardar Borrador' }).click();
  await expect(page.getByText('Alguien ha cambiado esta campaña', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cargar la versión actual' }).click();
  await expect(page.getByLabel('Precio ($)', { exact: true })).toHaveValue('50');
});

test('pause, resume, duplicate, send for review', async ({ advertiser, campaign }) => {
  const { page } = await advertiser();
  await campaign(page, { activate: true });
  await open(page, LIST);
  const card = page.getByRole('article', { name: 'Techos Miami', exact: true });
  await card.getByRole('button', { name: 'Pausar: Techos Miami' }).click();
  await expectToast(page, 'Campaña pausada');
  await expect(card.getByText('Pausada')).toBeVisible();
  await card.getByRole('button', { name: 'Reanudar: Techos Miami' }).click();
  await expect(card.getByText('Activa', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Duplicar: Techos Miami' }).click();
  const copy = page.getByRole('article', { name: 'Techos Miami (copia)' });
  await expect(copy.getByText('Borrador')).toBeVisible();
  await copy.getByRole('button', { name: /^Enviar a revisión/ }).click();
  await expect(copy.getByText('En revisión')).toBeVisible();

  await page.getByRole('link', { name: 'Pausada' }).click();
  await expect(page).toHaveURL(/status=paused/);
  await expect(page.getByText('No hay campañas en este estado.')).toBeVisible();
});

test('deleting asks first; what has a history is archived and the page says so', async ({ advertiser, campaign }) => {
  const { page } = await advertiser();
  await campaign(page);
  await campaign(page, { title: 'Con llamadas', activate: true });
  await open(page, LIST);
  await page.getByRole('button', { name: 'Eliminar: Techos Miami' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirmar Eliminación' });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expectToast(page, 'Campaña eliminada');
  await expect(page.getByRole('article', { name: 'Techos Miami' })).toHaveCount(0);

  // What the server answers for a campaign with calls; that it does so is proved where calls exist.
  await page.route('**/api/advertiser/campaigns/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: { outcome: 'archived' } }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Eliminar: Con llamadas' }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expectToast(page, 'Funcionalidad Deshabilitada');
});

test('when campaigns cannot be loaded the page says so and still offers to create one', async ({ advertiser }) => {
  const { page } = await advertiser();
  await page.route('**/api/advertiser/campaigns?*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, LIST);
  await expect(page.getByText('La carga de campañas no está disponible actualmente.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Crear Campaña' })).toHaveCount(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Aún no tienes campañas.')).toBeVisible();
});

import { expectToast } from '../people.ts';
import { expect, type Page } from '../story.ts';
import { ADMIN_CARRIERS } from './admin-carriers.ts';
import { ADMIN_MONEY } from './admin-money.ts';
import type { AdminWorld } from './admin-world.ts';
import { callsOf, DISPUTE_QUEUE, goToDisputedCall } from './calls.ts';
import { ADMIN_CONVERSIONS } from './conversions.ts';
import { go } from './go.ts';
import { ADMIN_LEADS } from './leads.ts';
import { plainPage } from './panel.ts';
import type { Stop } from './stop.ts';

const AREA = '/admin-dashboard';
const APPLICATIONS = `${AREA}/applications`;
const NUMBERS = `${AREA}/numbers`;
const CAMPAIGNS = `${AREA}/campaigns`;
const CORRECTIONS = `${AREA}/corrections`;

const applications: Stop<AdminWorld>[] = [
  {
    route: APPLICATIONS,
    state: 'all that wait chosen',
    show: async (page, { publisherCode }) => {
      await go(page, `${APPLICATIONS}?status=pending&search=${publisherCode}`);
      await page.getByLabel('Seleccionar todas las pendientes').check();
      await expect(page.getByText('2 seleccionadas')).toBeVisible();
    },
  },
  {
    route: APPLICATIONS,
    state: 'a rejection about to be made',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Rechazar a / })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    route: APPLICATIONS,
    state: 'who asks',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('link', { name: /^Ver quién es/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByText('Search ads')).toBeVisible();
    },
  },
];

const numbers: Stop[] = [
  {
    route: NUMBERS,
    show: async (page) => {
      await go(page, NUMBERS);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    route: NUMBERS,
    state: 'an import with mistakes',
    show: async (page) => {
      await page.getByRole('button', { name: 'Importar Números' }).click();
      await page.getByRole('textbox', { name: 'Números', exact: true }).fill('+13055550110\n12');
      await page.getByRole('button', { name: 'Comprobar' }).click();
      await expect(page.getByText('0 por importar · 2 se omiten')).toBeVisible();
    },
  },
  {
    route: NUMBERS,
    state: 'the groups for pages',
    show: async (page) => {
      await givePool(page);
      await go(page, `${NUMBERS}?tab=pools`);
      await expect(page.getByRole('row').nth(1)).toContainText('prestados');
    },
  },
  {
    route: NUMBERS,
    state: 'a group with mistakes',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Editar el grupo de / })
        .first()
        .click();
      await page.getByLabel('Cuántos números').fill('501');
      await page.getByLabel('Sitios que pueden pedir').fill('localhost');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
    },
  },
];

/** To any publisher who may send calls. */
async function givePool(page: Page): Promise<void> {
  const answer = await page.request.get('/api/applications?status=approved&limit=100');
  const { data }: { data: { id: string; campaign: { type: string } }[] } = await answer.json();
  const application = data.find(({ campaign }) => campaign.type === 'call');
  const set = await page.request.put(`/api/admin/applications/${application?.id}/pool`, { data: { size: 2 } });
  expect(set.ok(), await set.text()).toBe(true);
}

const campaigns: Stop<AdminWorld>[] = [
  {
    route: `${CAMPAIGNS}/:id`,
    show: async (page, { submitted }) => {
      await go(page, `${CAMPAIGNS}/${submitted.id}`);
      await expect(page.getByRole('heading', { name: 'Con qué se juzgan las llamadas' })).toBeVisible();
    },
  },
  {
    route: `${CAMPAIGNS}/:id`,
    state: 'given back without a reason',
    show: async (page) => {
      await page.getByRole('button', { name: 'Devolver' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Devolver' }).click();
      await expect(page.getByText('Di qué tiene que cambiar.')).toBeVisible();
    },
  },
  {
    route: `${CAMPAIGNS}/:id/edit`,
    show: async (page, { draft }) => {
      await go(page, `${CAMPAIGNS}/${draft.id}/edit`);
      await expect(page.getByLabel('Precio ($)', { exact: true })).toHaveValue('45');
    },
  },
  {
    route: `${CAMPAIGNS}/:id/materials`,
    show: async (page, { draft }) => {
      await go(page, `${CAMPAIGNS}/${draft.id}/materials`);
      await expect(page.getByText('Los editores ven este material en cuanto la campaña esté activa.')).toBeVisible();
    },
  },
  {
    route: CAMPAIGNS,
    state: 'several activated at once',
    show: async (page, { title }) => {
      await go(page, `${CAMPAIGNS}?search=${encodeURIComponent(title)}`);
      await page.getByRole('checkbox', { name: 'Elegir todas las que se pueden activar' }).check();
      await page.getByRole('button', { name: /^Activar \d campañas/ }).click();
      await expectToast(page, '2 campañas activadas');
    },
  },
];

const aboutToBeCorrected = (list: 'leads' | 'conversions', title: string): Stop => ({
  route: `${AREA}/${list}`,
  state: 'about to be corrected',
  show: async (page) => {
    await go(page, `${AREA}/${list}`);
    await page.getByRole('button', { name: 'Corregir' }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  },
});

const corrections: Stop[] = [
  plainPage(CORRECTIONS, (page) => page.getByRole('heading', { name: 'Correcciones' })),
  {
    route: `${AREA}/calls`,
    state: 'a correction with a mistake',
    show: async (page) => {
      await go(page, `${AREA}/calls?billing=held`);
      await page.getByRole('button', { name: 'Corregir' }).click();
      await page.getByRole('radio', { name: /^Cambiar el precio/ }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Ver la vista previa' }).click();
      await expect(page.getByRole('dialog').getByLabel('Porcentaje')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    route: `${CORRECTIONS}/:id`,
    state: 'a preview',
    show: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Porcentaje').fill('-10');
      await dialog.getByLabel('Motivo').fill('Zona equivocada');
      await dialog.getByRole('button', { name: 'Ver la vista previa' }).click();
      await expect(page.getByText('Todavía no ha cambiado nada')).toBeVisible();
    },
  },
  aboutToBeCorrected('leads', 'Corregir estos leads'),
  aboutToBeCorrected('conversions', 'Corregir estas conversiones'),
];

const decision: Stop = {
  route: `${AREA}/calls/:id`,
  state: 'a disputed call about to be refused',
  show: async (page) => {
    await goToDisputedCall(page, 'admin');
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.getByRole('alertdialog').getByLabel(/^Motivo/)).toBeVisible();
  },
};

/** Where calls come from, and what is argued about them. */
export const ADMIN_CARRIAGE: Stop[] = [...ADMIN_CARRIERS, ...DISPUTE_QUEUE];

export const ADMIN_BUSINESS: Stop<AdminWorld>[] = [
  plainPage(`${AREA}/overview`, (page) => page.getByRole('article').filter({ hasText: 'Margen de hoy' })),
  ...applications,
  ...numbers,
  ...campaigns,
  ...ADMIN_MONEY,
  ...callsOf('admin'),
  decision,
  ...ADMIN_CONVERSIONS,
  ...ADMIN_LEADS,
  ...corrections,
  plainPage(`${AREA}/calls/explain`, (page) => page.getByRole('button', { name: 'Preguntar' })),
  {
    route: `${AREA}/calls/explain`,
    state: 'the calendar',
    show: async (page) => {
      await page.getByRole('button', { name: /^Día/ }).click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
];

import type { Made } from '../campaigns.ts';
import { expect, open, PASSWORD, type Page } from '../story.ts';
import { PAYING_ADVERTISER } from './advertiser-money.ts';
import { CALL_DIALOGS, callsOf, paidDay } from './calls.ts';
import { ADVERTISER_CONVERSIONS, RESTRICTED_CONVERSIONS } from './conversions.ts';
import { go } from './go.ts';
import { ADVERTISER_LEADS, RESTRICTED_LEADS } from './leads.ts';
import { decidedPage, type Member, memberAccount, memberTickets, panelTools, plainPage } from './panel.ts';
import { reportsOf } from './reports.ts';
import type { Stop } from './stop.ts';

const PANEL = '/advertiser-dashboard';
const DASHBOARD = `${PANEL}/dashboard`;
const CAMPAIGNS = `${PANEL}/campaigns`;
const CREATE = `${PANEL}/create-campaign`;
const APPLICATIONS = `${PANEL}/applications`;
const BILLING = `${PANEL}/billing`;
const SECURITY = `${PANEL}/security`;

export type Advertiser = Member & {
  /** Active, of two versions, open on workdays from nine to six in New York, without money. */
  campaign: Made;
};

async function openSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('details')) section.open = true;
  });
}

const campaigns: Stop<Advertiser>[] = [
  {
    route: CREATE,
    state: 'every section open',
    show: async (page) => {
      await go(page, CREATE);
      await expect(page.getByRole('button', { name: 'Guardar Borrador' })).toBeVisible();
      await openSections(page);
    },
  },
  {
    route: CREATE,
    state: 'every section open, and nothing filled in',
    show: async (page) => {
      await page.getByRole('button', { name: 'Enviar a Revisión' }).click();
      await expect(page.getByLabel('Nombre de la Campaña')).toHaveAttribute('aria-invalid', 'true');
      await openSections(page);
    },
  },
  {
    route: CAMPAIGNS,
    state: 'one campaign',
    show: async (page) => {
      await go(page, CAMPAIGNS);
      await expect(page.getByRole('article')).toHaveCount(1);
    },
  },
  {
    route: CAMPAIGNS,
    state: 'the versions of a campaign',
    show: async (page) => {
      await page.getByRole('button', { name: /^Versiones: / }).click();
      const versions = page.getByRole('dialog', { name: 'Versiones' });
      await expect(versions.locator('ins')).toBeVisible();
      await expect(versions.getByText('La primera versión.')).toBeVisible();
    },
  },
  {
    route: CAMPAIGNS,
    state: 'a campaign about to be deleted',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Eliminar: / }).click();
      await expect(page.getByRole('alertdialog', { name: 'Confirmar Eliminación' })).toBeVisible();
    },
  },
  {
    route: CAMPAIGNS,
    state: 'a draft',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Duplicar: / }).click();
      await expect(page.getByRole('article').filter({ hasText: 'Borrador' })).toBeVisible();
    },
  },
  {
    route: `${CAMPAIGNS}/:id/edit`,
    show: async (page, { campaign }) => {
      await go(page, `${CAMPAIGNS}/${campaign.id}/edit`);
      await expect(page.getByLabel('Precio ($)', { exact: true })).toHaveValue('60');
    },
  },
  {
    route: `${CAMPAIGNS}/:id/materials`,
    state: 'nothing there',
    show: async (page, { campaign }) => {
      await go(page, `${CAMPAIGNS}/${campaign.id}/materials`);
      await expect(page.getByText('Aún no hay material.')).toBeVisible();
    },
  },
  {
    route: `${CAMPAIGNS}/:id/materials`,
    show: async (page, { campaign }) => {
      const said = { name: 'Anuncio', language: 'es' };
      for (const data of [
        { ...said, kind: 'text', headline: 'x'.repeat(140), body: 'Llama ahora.' },
        { ...said, kind: 'page', address: `https://techos.example/${'y'.repeat(200)}` },
      ])
        await page.request.post(`/api/advertiser/campaigns/${campaign.id}/materials`, { data });
      await open(page, `${CAMPAIGNS}/${campaign.id}/materials`);
      await expect(page.getByRole('heading', { name: 'Publicado (2 de 60)' })).toBeVisible();
    },
  },
  {
    route: `${CAMPAIGNS}/:id/materials`,
    state: 'a new text',
    show: async (page) => {
      await page.getByRole('button', { name: 'Añadir texto' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
      await expect(page.getByRole('dialog').getByText('Completa este campo.').first()).toBeVisible();
    },
  },
  {
    route: APPLICATIONS,
    state: 'nothing found',
    show: async (page) => {
      await go(page, `${APPLICATIONS}?search=nobody`);
      await expect(page.getByText('No hay solicitudes que coincidan con los filtros.')).toBeVisible();
    },
  },
];

const secondStep: Stop<Advertiser>[] = [
  {
    route: SECURITY,
    state: 'the second step: the password',
    show: async (page) => {
      await go(page, SECURITY);
      await expect(page.getByText('Este dispositivo')).toBeVisible();
      await page.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
      await page.getByRole('dialog').getByLabel('Tu contraseña').fill(PASSWORD);
    },
  },
  {
    route: SECURITY,
    state: 'the second step: the code for the app',
    show: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: /^Código QR/ })).toBeVisible();
    },
  },
  {
    route: SECURITY,
    state: 'the second step: recovery codes',
    show: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Códigos de recuperación' })).toBeVisible();
    },
  },
];

const explained: Stop<Advertiser> = {
  route: `${PANEL}/calls/explain`,
  state: 'why a call would not ring',
  show: async (page, { campaign }) => {
    const asked = { line: campaign.publicId, caller: 'number', number: '3055550142', place: 'zip', zip: '33139' };
    const monday = { at: '2027-01-04T11:00', zone: 'America/New_York' };
    await go(page, `${PANEL}/calls/explain?${new URLSearchParams({ ...asked, ...monday })}`);
    await expect(page.getByRole('status').filter({ hasText: 'No sonaría' })).toContainText('Sin saldo');
  },
};

/** Of somebody who is new and has one campaign. */
export const NEW_ADVERTISER: Stop<Advertiser>[] = [
  plainPage(DASHBOARD, (page) => page.getByText('Tu cuenta está aprobada y activa.')),
  ...campaigns,
  explained,
  ...ADVERTISER_CONVERSIONS,
  ...ADVERTISER_LEADS,
  ...panelTools('advertiser'),
  ...secondStep,
];

/** Its owner writes, is charged, waits again, and is rejected. */
export const DECIDED_ADVERTISER: Stop<Advertiser>[] = [
  ...PAYING_ADVERTISER,
  ...memberTickets('advertiser'),
  ...memberAccount('advertiser'),
  decidedPage('advertiser', 'dashboard', 'pending', 'Tus cifras y campañas aparecerán aquí'),
  decidedPage('advertiser', 'campaigns', 'pending', 'Tu cuenta no está aprobada para gestionar campañas.'),
  RESTRICTED_CONVERSIONS,
  RESTRICTED_LEADS,
  decidedPage('advertiser', 'billing', 'pending', 'Tu cuenta no está aprobada para usar la facturación.'),
  decidedPage('advertiser', 'dashboard', 'rejected', 'por eso las cifras y campañas no están disponibles.'),
  decidedPage('advertiser', 'reports', 'rejected', 'Los reportes se abren cuando tu cuenta sea aprobada.'),
  decidedPage('advertiser', 'account', 'rejected', 'tus datos ya no se pueden editar'),
];

/** The demo's advertiser: months of calls, and invoices for them. */
export const BUSY_ADVERTISER: Stop[] = [
  {
    route: DASHBOARD,
    state: 'leads, spend, and what is left of today',
    show: async (page) => {
      await go(page, DASHBOARD);
      await expect(page.getByText(/^(Abierto|Cerrado) ahora/).first()).toBeVisible();
    },
  },
  plainPage(`${PANEL}/account`, (page) => page.getByRole('link', { name: 'hogarsereno.example' })),
  ...callsOf('advertiser'),
  ...reportsOf('advertiser'),
  ...CALL_DIALOGS,
  {
    route: APPLICATIONS,
    show: async (page) => {
      await go(page, APPLICATIONS);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    route: BILLING,
    state: 'invoices',
    show: async (page) => {
      const day = await paidDay(page);
      await go(page, `${BILLING}?from=${day}&to=${day}`);
      await expect(page.getByRole('row').filter({ hasText: 'Pagada' }).first()).toBeVisible();
    },
  },
  {
    route: `${BILLING}/invoices/:id`,
    show: async (page) => {
      const { data: invoices }: { data: { id: string }[] } = await (
        await page.request.get('/api/billing/invoices')
      ).json();
      await go(page, `${BILLING}/invoices/${invoices[0]?.id}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Factura \S/ })).toBeVisible();
    },
  },
];

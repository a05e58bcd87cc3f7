import { linkIn, turnOnTwoFactor } from '../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../story.ts';
import { callsOf, PUBLISHER_CALLS, paidDay } from './calls.ts';
import { PUBLISHER_CONVERSIONS } from './conversions.ts';
import { go } from './go.ts';
import { BUSY_PUBLISHER_LEADS, PUBLISHER_LEADS } from './leads.ts';
import {
  bellWithNews,
  decidedPage,
  emptyBell,
  type Member,
  memberAccount,
  memberTickets,
  navigationOnPhone,
  plainPage,
  preferences,
} from './panel.ts';
import { REPORT_DETAILS, reportsOf } from './reports.ts';
import type { Stop } from './stop.ts';

const PANEL = '/publisher-dashboard';
const DASHBOARD = `${PANEL}/dashboard`;
const CATALOGUE = `${PANEL}/campaigns`;
const MATERIALS = `${PANEL}/materials`;
const CALLS = `${PANEL}/calls`;
const LINKS = `${PANEL}/links`;
const PAYMENTS = `${PANEL}/payments`;
const ACCOUNT = `${PANEL}/account`;

const campaigns: Stop[] = [
  {
    route: CATALOGUE,
    state: 'all details of a campaign',
    show: async (page) => {
      for (const id of ['FN001', 'FN005'])
        await page.request.post(`/api/campaigns/${id}/applications`, { data: { message: 'Hola' } });
      await go(page, `${CATALOGUE}?search=FN00`);
      await page.getByText('Ver Detalles Completos').first().click();
      await expect(page.getByRole('button', { name: 'Pendiente' })).toHaveCount(2);
    },
  },
  {
    route: CATALOGUE,
    state: 'a request',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Solicitar Campaña/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

const MINE = `${CATALOGUE}?tab=mine`;

/** Of somebody who has joined nothing. */
const nothingJoined: Stop = {
  route: CATALOGUE,
  state: 'nothing joined yet',
  show: async (page) => {
    await go(page, MINE);
    await expect(page.getByText('Todavía no estás en ninguna campaña.')).toBeVisible();
  },
};

/** Goes on to what sorted and narrowed campaigns look like. */
const ownCampaigns: Stop[] = [
  {
    route: CATALOGUE,
    state: 'what was joined',
    show: async (page) => {
      await go(page, MINE);
      await expect(page.getByRole('figure', { name: 'Hoy' }).first()).toBeVisible();
    },
  },
  {
    route: CATALOGUE,
    state: 'sorted by payout, of one state',
    show: async (page) => {
      await go(page, `${CATALOGUE}?state=FL&sort=payout`);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
];

const links: Stop[] = [
  {
    route: LINKS,
    state: 'a link being made, and one that is kept',
    show: async (page) => {
      const { campaigns } = await (await page.request.get('/api/publisher/links/options')).json();
      const data = { campaignId: campaigns[0].id, name: 'Boletín', sub1: 'marzo' };
      await page.request.post('/api/publisher/links', { data });
      await go(page, LINKS);
      await expect(page.getByRole('button', { name: 'Acciones para Boletín' }).first()).toBeVisible();
    },
  },
  {
    route: LINKS,
    state: 'where a click would go now',
    show: async (page) => {
      await page.getByRole('button', { name: '¿Adónde iría este clic ahora?' }).click();
      await expect(page.getByRole('dialog').getByText('La campaña está activa.')).toBeVisible();
    },
  },
  {
    route: LINKS,
    state: 'a kept link being changed',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Acciones para Boletín' }).first().click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await expect(page.getByRole('dialog').getByLabel('Nombre')).toBeVisible();
    },
  },
];

const payments: Stop<Member> = {
  route: PAYMENTS,
  state: 'enough for a payout, and no way to pay it',
  show: async (page, { administration, id: accountId }) => {
    const data = { id: crypto.randomUUID(), accountId, side: 'publisher', amountCents: 10_000, reason: 'bienvenida' };
    await administration.post('/api/admin/ledger/adjustments', { data });
    await go(page, PAYMENTS);
    await expect(page.getByText('El mínimo de $100.00 está alcanzado.')).toBeVisible();
    await expect(page.getByText('Aún no tienes un método de pago.')).toBeVisible();
  },
};

const accountDialogs: Stop[] = [
  {
    route: ACCOUNT,
    state: 'a payment method with mistakes',
    show: async (page) => {
      await go(page, ACCOUNT);
      await page.getByRole('button', { name: 'Añadir Método de Pago' }).click();
      const dialog = page.getByRole('dialog', { name: '¿Cómo quieres cobrar?' });
      await dialog.getByLabel('Cuenta bancaria en EE. UU.').check();
      await dialog.getByLabel('Número de ruta (ABA)').fill('021000022');
      await dialog.getByLabel('Número de cuenta').fill('12');
      await dialog.getByRole('button', { name: 'Guardar método de pago' }).click();
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(3);
    },
  },
  {
    route: ACCOUNT,
    state: 'another address with mistakes',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cambiar correo' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cambia tu correo de acceso' });
      await dialog.getByLabel('Nueva dirección').fill('nobody');
      await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
    },
  },
];

const TAX_FORM = `${ACCOUNT}/tax-form`;
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();

/** A person abroad, up to the signature. */
const taxForm: Stop[] = [
  {
    route: TAX_FORM,
    state: 'the first questions, unanswered',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await go(page, TAX_FORM);
      await next(page);
      await expect(page.getByText('Completa este campo.')).toHaveCount(2);
    },
  },
  {
    route: TAX_FORM,
    state: 'details with mistakes',
    show: async (page) => {
      await page.getByLabel(/^No: /).check();
      await page.getByLabel(/^Una persona/).check();
      await next(page);
      await page.getByLabel('Calle, número y piso').fill('Apartado 3');
      await next(page);
      await expect(page.getByText('Escribe dónde vives, no dónde espera tu correo.')).toBeVisible();
    },
  },
  {
    route: TAX_FORM,
    state: 'a treaty, and the sentences to sign',
    show: async (page) => {
      await page.getByLabel('Calle, número y piso').fill('Calle Mayor 1');
      await page.getByLabel('Ciudad', { exact: true }).fill('Madrid');
      await page.getByLabel('Fecha de nacimiento', { exact: true }).fill('17/05/1990');
      for (const name of ['País de ciudadanía', 'País']) await chooseCountry(page, name, 'España');
      await next(page);
      await page.getByLabel('Número fiscal de tu país').fill('X1234567L');
      await next(page);
      await expect(page.getByText('Under penalties of perjury', { exact: false }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Firmar el formulario' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
];

async function chooseCountry(page: Page, name: string, country: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: country, exact: true }).click();
}

/** The same for every stop of this story: asked for at the first, used up by the second. */
const NEW_ADDRESS = () => anEmail('moved.to.a.rather.long.address');

async function linkToNewAddress({ mailTo }: Member, address: string): Promise<string> {
  return linkIn(await mailTo(address, /Confirma tu nueva dirección/), '/confirm-email-change');
}

/** The stops go on from each other by what the page says: the address that waits stands there. */
async function awaitedAddress(page: Page): Promise<string> {
  const notice = await page.getByText(/^Falta confirmar /).innerText();
  return /\S+@\S+/.exec(notice)?.[0] ?? '';
}

const emailChange: Stop<Member>[] = [
  {
    route: ACCOUNT,
    state: 'an address that waits for its link',
    show: async (page) => {
      await page.request.post('/api/account/email-change', { data: { email: NEW_ADDRESS(), password: PASSWORD } });
      await open(page, ACCOUNT);
      await expect(page.getByText(/^Falta confirmar /)).toBeVisible();
    },
  },
  {
    route: '/confirm-email-change',
    show: async (page, member) => {
      await open(page, await linkToNewAddress(member, await awaitedAddress(page)));
      await expect(page.getByRole('heading', { name: 'Tu correo de acceso ha cambiado' })).toBeVisible();
    },
  },
  {
    route: '/confirm-email-change',
    state: 'a link that opens nothing',
    show: async (page) => {
      await open(page, '/confirm-email-change?token=made-up');
      await expect(page.getByRole('heading', { name: 'No pudimos cambiar tu dirección' })).toBeVisible();
    },
  },
];

/** Of somebody who is new and has nothing yet. */
export const NEW_PUBLISHER: Stop<Member>[] = [
  plainPage(DASHBOARD, (page) => page.getByText('Tu cuenta está aprobada y activa.')),
  preferences('publisher'),
  emptyBell('publisher'),
  navigationOnPhone('publisher'),
  nothingJoined,
  ...campaigns,
  plainPage(MATERIALS, (page) => page.getByText('Aún no hay material para tus campañas.')),
  plainPage(`${PANEL}/reports`, (page) => page.getByText('No hay nada en este período.')),
  plainPage(`${PANEL}/clicks`, (page) => page.getByText('No hay clics en este período.')),
  ...PUBLISHER_LEADS,
  ...PUBLISHER_CONVERSIONS, // from here on there are clicks
  plainPage(CALLS, (page) => page.getByRole('button', { name: 'Nadie en línea' })),
  plainPage(LINKS, (page) => page.getByText('Aún no hay ningún enlace guardado.')),
  payments,
  ...memberTickets('publisher'),
  ...memberAccount('publisher'),
  ...accountDialogs,
  ...taxForm,
];

/** Its owner moves to another address, turns on the second step, then waits again and is rejected. */
export const DECIDED_PUBLISHER: Stop<Member>[] = [
  ...emailChange,
  {
    route: `${PANEL}/security`,
    state: 'the second step turned on',
    show: async (page) => {
      await turnOnTwoFactor(page);
      await open(page, `${PANEL}/security`);
      await expect(page.getByText('Activada', { exact: true })).toBeVisible();
      await expect(page.getByText('Este dispositivo')).toBeVisible();
    },
  },
  decidedPage('publisher', 'dashboard', 'pending', 'Tu cuenta está pendiente de revisión.'),
  decidedPage('publisher', 'account', 'pending', 'Podrás editar tu perfil cuando tu cuenta sea aprobada.'),
  decidedPage('publisher', 'dashboard', 'rejected', 'Contacta a soporte para conocer el motivo.'),
  decidedPage('publisher', 'reports', 'rejected', 'Los reportes se abren cuando tu cuenta sea aprobada.'),
  decidedPage('publisher', 'account', 'rejected', 'por eso tu perfil no está disponible'),
];

/** The demo's publisher: weeks of calls, and the money they made. */
export const BUSY_PUBLISHER: Stop[] = [
  {
    route: DASHBOARD,
    state: 'calls, and why some were not paid',
    show: async (page) => {
      await go(page, DASHBOARD);
      await expect(page.getByRole('link', { name: /^Muy corta \d/ })).toBeVisible();
    },
  },
  {
    route: DASHBOARD,
    state: 'the choice of a period',
    show: async (page) => {
      await page.getByRole('button', { name: /^Filtrar por Fecha/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filtrar por Fecha' }).getByRole('radio').first()).toBeVisible();
    },
  },
  {
    route: MATERIALS,
    state: 'images and texts',
    show: async (page) => {
      await go(page, MATERIALS);
      await expect(page.getByRole('img', { name: 'Rectángulo 300 × 250' })).toBeVisible();
    },
  },
  bellWithNews('publisher'),
  ...ownCampaigns,
  ...BUSY_PUBLISHER_LEADS,
  ...PUBLISHER_CALLS,
  ...callsOf('publisher'),
  ...reportsOf('publisher'),
  ...REPORT_DETAILS,
  plainPage(`${CALLS}/explain`, (page) => page.getByRole('button', { name: 'Preguntar' })),
  ...links,
  {
    route: PAYMENTS,
    state: 'a statement',
    show: async (page) => {
      const day = await paidDay(page);
      await go(page, `${PAYMENTS}?from=${day}&to=${day}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  },
];

import { expectToast } from '../people.ts';
import { expect, type Page } from '../story.ts';
import { go } from './go.ts';
import type { Member } from './panel.ts';
import type { Stop } from './stop.ts';

const BILLING = '/advertiser-dashboard/billing';
/** By the gateway, which tells of a payment when it gets to it. */
const TOLD = { timeout: 60_000 };

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A payment, up to the simulated gateway's page. */
async function startPayment(page: Page, savesMethod: boolean): Promise<{ id: string; url: string }> {
  const data = { id: crypto.randomUUID(), amountCents: 5_000, savesMethod };
  const started = await page.request.post('/api/billing/payments', { data });
  return { id: data.id, url: (await started.json()).url };
}

const statement: Stop<Member>[] = [
  {
    route: BILLING,
    state: 'a statement',
    show: async (page, { administration, id: accountId }) => {
      const topUp = { id: crypto.randomUUID(), accountId, amountCents: 125_050, reason: 'transferencia' };
      await administration.post('/api/admin/ledger/top-ups', { data: topUp });
      const back = { id: crypto.randomUUID(), accountId, side: 'advertiser', amountCents: -7, reason: 'redondeo' };
      await administration.post('/api/admin/ledger/adjustments', { data: back });
      await go(page, BILLING);
      await expect(page.getByRole('region', { name: 'Estado de cuenta' }).getByRole('row').nth(2)).toBeVisible();
    },
  },
  {
    route: BILLING,
    state: 'a transfer announced',
    show: async (page) => {
      await page.getByLabel('Monto (USD)').fill('20');
      await press(page, 'Está en camino');
      await expectToast(page, 'Transferencia Anunciada');
    },
  },
  {
    route: BILLING,
    state: 'whom invoices are made out to, with mistakes',
    show: async (page) => {
      await press(page, 'Añadir datos legales');
      await dialog(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(dialog(page).getByLabel('Razón social')).toHaveAttribute('aria-invalid', 'true');
    },
  },
];

const payments: Stop<Member>[] = [
  {
    route: BILLING,
    state: 'funds about to be added, with a mistake',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await press(page, 'Añadir Fondos');
      await dialog(page).getByLabel('Monto (USD)').fill('5');
      await dialog(page).getByRole('button', { name: 'Ir a pagar' }).click();
      await expect(dialog(page).getByLabel('Monto (USD)')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    route: BILLING,
    state: 'the page of the simulated gateway',
    show: async (page) => {
      await page.goto((await startPayment(page, false)).url);
      await expect(page.getByRole('button', { name: 'Rechazar el pago' })).toBeVisible();
    },
  },
  {
    route: BILLING,
    state: 'a payment that was declined',
    show: async (page) => {
      await press(page, 'Rechazar el pago');
      await expect(page.getByText('El pago fue rechazado')).toBeVisible(TOLD);
    },
  },
  {
    route: BILLING,
    state: 'a payment received, its card saved',
    show: async (page) => {
      await page.goto((await startPayment(page, true)).url);
      await press(page, 'Pagar con tarjeta');
      await expect(page.getByText('Pago recibido')).toBeVisible(TOLD);
      await page.reload(); // nothing is told live here, and the gateway may have told of the card later
      await expect(page.getByText('Predeterminado')).toBeVisible();
    },
  },
];

const recharge: Stop<Member>[] = [
  {
    route: BILLING,
    state: 'the recharge about to be set up, with a mistake',
    show: async (page) => {
      await press(page, 'Configurar');
      await dialog(page).getByLabel('Como mucho al día (USD)').fill('150');
      await dialog(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(dialog(page).getByLabel('Como mucho al día (USD)')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    route: BILLING,
    state: 'its method about to be removed',
    show: async (page) => {
      await dialog(page).getByLabel('Como mucho al día (USD)').fill('400');
      await dialog(page).getByRole('button', { name: 'Guardar' }).click();
      await expectToast(page, 'Recarga Automática Activada');
      await page.getByRole('button', { name: /^Acciones para Visa/ }).click();
      await page.getByRole('menuitem', { name: 'Quitar' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('se detiene con él');
    },
  },
  {
    route: BILLING,
    state: 'a recharge that stopped',
    show: async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
      await expect(page.getByText('La recarga se detuvo')).toBeVisible();
    },
  },
];

/** Of somebody who pays in, in every way there is. */
export const PAYING_ADVERTISER: Stop<Member>[] = [...statement, ...payments, ...recharge];

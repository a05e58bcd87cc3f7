import { choose } from '../people.ts';
import { expect } from '../story.ts';
import { go } from './go.ts';
import type { Stop } from './stop.ts';

/** Runs of our own: one that waits for approval, and one with a payout to be sent. */
export type PayoutWorld = { proposed: Run; frozen: Run };
/** With the code of the publisher it pays. */
type Run = { id: string; affId: string };

const PAYOUTS = '/admin-dashboard/payouts';
const RUN = `${PAYOUTS}/:id`;

const list: Stop<PayoutWorld>[] = [
  {
    route: PAYOUTS,
    show: async (page) => {
      await go(page, PAYOUTS);
      await expect(page.getByRole('link', { name: /^Ronda \d/ }).first()).toBeVisible();
    },
  },
  {
    route: PAYOUTS,
    state: 'a run about to be proposed, cut off where nobody can read it',
    show: async (page) => {
      await page.getByRole('button', { name: 'Proponer ronda' }).click();
      const dialog = page.getByRole('dialog', { name: 'Proponer una ronda de pagos' });
      await dialog.getByLabel(/^Día/).first().fill('ayer');
      await dialog.getByRole('button', { name: 'Proponer' }).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
];

const taxForms: Stop<PayoutWorld> = {
  route: `${PAYOUTS}/tax-forms`,
  show: async (page) => {
    await page.keyboard.press('Escape');
    await go(page, `${PAYOUTS}/tax-forms`);
    await expect(page.getByRole('link', { name: /^Descargar CSV de \d/ })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
};

const proposed: Stop<PayoutWorld>[] = [
  {
    route: RUN,
    state: 'who is paid, and why others are not',
    show: async (page, { proposed: { id, affId } }) => {
      await page.keyboard.press('Escape');
      await go(page, `${PAYOUTS}/${id}`);
      await expect(page.getByRole('button', { name: /^Aprobar \d+ pago/ })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: affId })).toContainText('Se paga');
    },
  },
  {
    route: RUN,
    state: 'about to be approved',
    show: async (page) => {
      await page.getByRole('button', { name: /^Aprobar \d+ pago/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    route: RUN,
    state: 'the terms of a publisher, with mistakes',
    show: async (page, { proposed: { affId } }) => {
      await page.keyboard.press('Escape');
      await choose(page.getByRole('row').filter({ hasText: affId }), 'Condiciones de pago');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Cada lunes, las ventas que ya tienen unos días').check();
      await dialog.getByLabel('Retener sus pagos').check();
      await dialog.getByRole('button', { name: 'Guardar condiciones' }).click();
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
    },
  },
];

const frozen: Stop<PayoutWorld>[] = [
  {
    route: RUN,
    state: 'approved, with a file',
    show: async (page, { frozen: { id } }) => {
      await page.keyboard.press('Escape');
      await go(page, `${PAYOUTS}/${id}`);
      await page.getByRole('button', { name: 'Crear archivo: PayPal (CSV)' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Crear archivo' }).click();
      await expect(page.getByRole('link', { name: /^Descargar / })).toBeVisible();
    },
  },
  {
    route: RUN,
    state: 'a file about to be marked as sent',
    show: async (page) => {
      await page.getByRole('button', { name: /^Marcar enviado: / }).click();
      await expect(page.getByRole('dialog').getByLabel('Día en que se envió', { exact: true })).toBeVisible();
    },
  },
  {
    route: RUN,
    state: 'a payout that failed',
    show: async (page, { frozen: { affId } }) => {
      await page.keyboard.press('Escape');
      const row = page.getByRole('row').filter({ hasText: affId });
      await choose(row, 'Marcar fallido');
      await page.getByRole('alertdialog').getByLabel('Motivo').fill('cuenta cerrada');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Marcar fallido' }).click();
      await expect(row).toContainText('cuenta cerrada');
    },
  },
  {
    route: RUN,
    state: 'tried again',
    show: async (page, { frozen: { affId } }) => {
      const row = page.getByRole('row').filter({ hasText: affId });
      await choose(row, 'Reintentar');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reintentar' }).click();
      await expect(row.filter({ hasText: 'Intento 2' })).toContainText('Por enviar');
    },
  },
];

/** As an admin sees it in the publisher's panel. */
const statements: Stop<PayoutWorld>[] = [
  {
    route: '/publisher-dashboard/payments',
    state: 'the terms and the payouts of somebody',
    show: async (page, { frozen: { affId } }) => {
      await choose(page.getByRole('row').filter({ hasText: affId }).filter({ hasText: 'Intento 2' }), 'Ver sus pagos');
      await expect(page.getByRole('button', { name: 'Cambiar condiciones' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Pago / })).toHaveCount(2);
    },
  },
  {
    route: '/publisher-dashboard/payments/:id',
    show: async (page) => {
      await page
        .getByRole('row')
        .filter({ hasText: 'En camino' })
        .getByRole('link', { name: /^Pago / })
        .click();
      await expect(page.getByRole('region', { name: 'Líneas' }).getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    route: '/publisher-dashboard/payments/:id',
    state: 'one that failed',
    show: async (page) => {
      await page.goBack();
      await page
        .getByRole('row')
        .filter({ hasText: 'Fallido' })
        .getByRole('link', { name: /^Pago / })
        .click();
      await expect(page.getByText('Este pago falló')).toBeVisible();
    },
  },
];

export const ADMIN_PAYOUTS: Stop<PayoutWorld>[] = [...list, taxForms, ...proposed, ...frozen, ...statements];

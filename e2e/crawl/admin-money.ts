import { choose, expectToast } from '../people.ts';
import { expect, type Page } from '../story.ts';
import type { AdminWorld } from './admin-world.ts';
import { go } from './go.ts';
import type { Stop } from './stop.ts';

const MONEY = '/admin-dashboard/money';
const POSITION = `${MONEY}/position`;

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const accounts: Stop<AdminWorld>[] = [
  {
    route: MONEY,
    state: 'something recorded',
    show: async (page, { advertiserEmail }) => {
      await go(page, `${MONEY}?side=advertiser&search=${encodeURIComponent(advertiserEmail)}`);
      await choose(page.getByRole('row').filter({ hasText: advertiserEmail }), 'Recargar');
      await dialog(page).getByLabel('Monto (USD)').fill('20');
      await dialog(page).getByLabel('Motivo').fill('primera');
      await dialog(page).getByRole('button', { name: 'Registrar' }).click();
      await expectToast(page, 'Recarga Registrada');
    },
  },
  {
    route: MONEY,
    state: 'a limit of credit with a mistake',
    show: async (page, { advertiserEmail }) => {
      await choose(page.getByRole('row').filter({ hasText: advertiserEmail }), 'Límite de crédito');
      const limit = dialog(page).getByLabel('Límite de crédito');
      await limit.fill('20 dólares');
      await dialog(page).getByRole('button', { name: 'Registrar' }).click();
      await expect(limit).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    route: MONEY,
    state: 'every posting of an account',
    show: async (page, { advertiserEmail }) => {
      await page.keyboard.press('Escape');
      await choose(page.getByRole('row').filter({ hasText: advertiserEmail }), 'Ver asientos');
      await expect(page.getByRole('row').filter({ hasText: 'primera' })).toBeVisible();
    },
  },
];

const received: Stop<AdminWorld>[] = [
  {
    route: MONEY,
    state: 'what came by the gateway',
    show: async (page, { advertiserId }) => {
      await go(page, `${MONEY}?tab=received&account=${advertiserId}`);
      await expect(page.getByRole('row').filter({ hasText: 'Recibido' })).toBeVisible();
    },
  },
  {
    route: MONEY,
    state: 'a refund of more than came',
    show: async (page) => {
      await choose(page.getByRole('row').filter({ hasText: 'Recibido' }), 'Devolver');
      await dialog(page).getByLabel('Monto (USD)').fill('1000');
      await dialog(page).getByRole('button', { name: 'Devolver' }).click();
      await expect(dialog(page).getByLabel('Monto (USD)')).toHaveAttribute('aria-invalid', 'true');
    },
  },
];

const bankFile = (reference: string) =>
  [
    'Fecha;Concepto;Ordenante;Importe',
    `16/11/2026;${reference};Casa Aldo;1.234,56`,
    `16/11/2026;${reference.slice(0, -1)};Casa Aldo;20,00`,
    `16/11/2026;Nómina de un nombre larguísimo ${crypto.randomUUID()};Otra;30,00`,
    `17/11/2026;Comisión ${crypto.randomUUID()};Banco;-5,00`,
  ].join('\n');

const transfers: Stop<AdminWorld>[] = [
  {
    route: MONEY,
    state: "the bank's file, line by line",
    show: async (page, { reference }) => {
      await go(page, `${MONEY}?tab=transfers`);
      await press(page, 'Importar CSV');
      await dialog(page).getByLabel('Contenido del archivo').fill(bankFile(reference));
      await press(page, 'Revisar');
      await expect(
        page.getByText('1 se asienta, 2 por asignar a mano, 1 de salida, 0 se dejan como están.'),
      ).toBeVisible();
    },
  },
  {
    route: MONEY,
    state: 'transfers, one of them proposed',
    show: async (page) => {
      await press(page, 'Importar 4 líneas');
      await expectToast(page, 'Archivo Importado');
      await expect(page.getByText(/^Quizá /).first()).toBeVisible();
    },
  },
  {
    route: MONEY,
    state: 'whose a transfer is',
    show: async (page) => {
      await page.getByRole('button', { name: 'Asignar la transferencia de $30.00' }).first().click();
      await press(page, 'Abonar al saldo');
      await expect(dialog(page).getByLabel('Anunciante')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    route: MONEY,
    state: 'a match about to be undone',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await choose(page.getByRole('row').filter({ hasText: '$1,234.56' }).first(), 'Deshacer la asignación');
      await press(page, 'Deshacer');
      await expect(page.getByLabel('Motivo')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    route: MONEY,
    state: 'a transfer about to be recorded, with mistakes',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await press(page, 'Registrar transferencia');
      await press(page, 'Registrar');
      await expect(dialog(page).getByLabel('Día en que llegó', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
  {
    route: MONEY,
    state: 'the day it came, in a calendar',
    show: async (page) => {
      await page.getByRole('button', { name: /^Día en que llegó/ }).click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
];

const position: Stop<AdminWorld>[] = [
  {
    route: POSITION,
    state: 'with differences',
    show: async (page) => {
      await go(page, POSITION);
      await expect(page.getByText(/todo lo asentado suma cero/)).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'No está en los libros' }).first()).toBeVisible();
    },
  },
  {
    route: POSITION,
    state: 'a difference about to be resolved',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Resolver la diferencia/ })
        .first()
        .click();
      await press(page, 'Resolver');
      await expect(page.getByLabel('Por qué está bien así')).toHaveAttribute('aria-invalid', 'true');
    },
  },
];

export const ADMIN_MONEY: Stop<AdminWorld>[] = [...accounts, ...received, ...transfers, ...position];

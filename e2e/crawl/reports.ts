import { expect, type Page } from '../story.ts';
import { go } from './go.ts';
import type { Stop } from './stop.ts';

type Panel = 'publisher' | 'advertiser' | 'admin';

const chart = (page: Page) => page.getByRole('slider');
/** What waits for another answer is pale for a moment. */
const settled = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
const drawn = async (page: Page) => {
  await expect(chart(page)).toBeVisible();
  await expect(page.getByRole('table', { name: /día de la semana y hora$/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /por estado$/ })).toBeVisible();
  await settled(page);
};

/** As it opens, narrowed with one piece read, as tables, and what can be filtered by. */
export function reportsOf(panel: Panel): Stop[] {
  const route = `/${panel}-dashboard/reports`;
  return [
    {
      route,
      show: async (page) => {
        await go(page, route);
        await drawn(page);
      },
    },
    {
      route,
      state: 'a question, narrowed, with one day read and the figures explained',
      show: async (page) => {
        await go(page, `${route}?by=reason,day&metric=incoming&sort=incoming&state=FL,TX&grain=week`);
        await expect(page.getByRole('columnheader', { name: 'Motivo' })).toBeVisible(); // no longer what stood there before
        await drawn(page);
        await page.getByText('Qué significa cada cifra').click();
        await chart(page).focus();
        await page.keyboard.press('Home');
      },
    },
    {
      route: `/${panel}-dashboard/alerts`,
      show: async (page) => {
        await go(page, `/${panel}-dashboard/alerts`);
        await expect(page.getByText('Aún no vigilas nada.')).toBeVisible();
      },
    },
    {
      route: `/${panel}-dashboard/alerts`,
      state: 'a new one, with what is wrong in it',
      show: async (page) => {
        await page.getByRole('button', { name: 'Nueva alerta' }).click();
        await page.getByRole('button', { name: 'Guardar alerta' }).click();
        await expect(page.getByText('Escribe un monto, como 120.50.')).toBeVisible();
      },
    },
  ];
}

export const ADMIN_REPORTS = reportsOf('admin');

/** Alike for everybody. */
export const REPORT_DETAILS: Stop[] = [
  {
    route: '/publisher-dashboard/reports',
    state: 'drawings as tables',
    show: async (page) => {
      await go(page, '/publisher-dashboard/reports?metric=qualifyRate');
      await drawn(page);
      for (const _ of ['over time', 'by state'])
        await page.getByRole('button', { name: 'Tabla', exact: true }).first().click();
      await expect(page.getByRole('button', { name: 'Gráfico', exact: true })).toHaveCount(2);
    },
  },
  {
    route: '/publisher-dashboard/reports',
    state: 'what can be filtered by',
    show: async (page) => {
      await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Filtrar por' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    route: '/publisher-dashboard/reports',
    state: 'a view to be saved',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Guardar vista' }).click();
      await page.getByRole('dialog', { name: 'Guardar vista' }).getByLabel('Nombre').fill('Lo que paga cada campaña');
    },
  },
  {
    route: '/publisher-dashboard/reports',
    state: 'saved views',
    show: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar vista' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Vistas guardadas' }).click();
      await expect(page.getByRole('link', { name: 'Lo que paga cada campaña' })).toBeVisible();
    },
  },
  {
    route: '/publisher-dashboard/reports',
    state: 'when a view is mailed',
    show: async (page) => {
      await page.getByRole('button', { name: 'Programar correo' }).first().click();
      await page.getByRole('button', { name: 'Programar', exact: true }).click();
      await page.getByRole('button', { name: 'Programar correo' }).first().click();
      await expect(page.getByText(/^Próximo correo/)).toBeVisible();
    },
  },
  {
    route: '/publisher-dashboard/reports',
    state: 'too far back for its question',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await go(page, '/publisher-dashboard/reports?by=sub1&period=all');
      await expect(page.getByRole('link', { name: 'Ver los últimos 30 días' }).first()).toBeVisible();
      await settled(page);
    },
  },
];

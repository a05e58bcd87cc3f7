import { expect, type Page } from '../story.ts';
import { go } from './go.ts';
import type { Stop } from './stop.ts';

const CARRIERS = '/admin-dashboard/carriers';
const NAME = 'SignalWire del recorrido';

/** A number of it is bought, one is its own. */
async function anAccount(page: Page): Promise<void> {
  const data = {
    ...{ kind: 'signalwire', name: NAME, space: 'recorrido', localMonthlyCents: 50 },
    ...{ accountSid: '00000000-0000-4000-8000-00000000c4a1', token: 'simulated-crawl' },
  };
  const added = await page.request.post('/api/admin/carriers', { data });
  if (!added.ok()) return; // by the crawl before, in this network
  const { id: accountId } = await added.json();
  const order = { id: crypto.randomUUID(), accountId, number: '+17135550188', monthlyCents: 50 };
  const bought = await page.request.post('/api/admin/number-orders', { data: order });
  expect(bought.ok(), await bought.text()).toBe(true);
}

const inCard = (page: Page) => page.getByRole('region', { name: NAME });

const HEALTH = '/admin-dashboard/health';

const health: Stop[] = [
  {
    route: HEALTH,
    show: async (page) => {
      await go(page, HEALTH);
      await expect(page.getByRole('region', { name: 'Servidores' })).toContainText('Último latido');
    },
  },
  {
    route: HEALTH,
    state: 'every scheduled job',
    show: async (page) => {
      await page.getByText(/^\d+ tareas al día$/).click();
      await expect(page.getByText('sweep-expired')).toBeVisible();
    },
  },
];

export const ADMIN_CARRIERS: Stop[] = [
  {
    route: CARRIERS,
    show: async (page) => {
      await anAccount(page);
      await go(page, CARRIERS);
      await expect(inCard(page)).toBeVisible();
    },
  },
  {
    route: CARRIERS,
    state: 'an account with mistakes',
    show: async (page) => {
      await page.getByRole('button', { name: 'Añadir cuenta' }).click();
      await page.getByRole('button', { name: 'Probar y guardar' }).click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    },
  },
  {
    route: CARRIERS,
    state: 'an account of Telnyx',
    show: async (page) => {
      await page.getByRole('combobox', { name: 'Operador', exact: true }).click();
      await page.getByRole('option', { name: 'Telnyx' }).click();
      await expect(page.getByLabel('Clave pública')).toBeVisible();
    },
  },
  {
    route: CARRIERS,
    state: 'numbers on offer',
    show: async (page) => {
      await go(page, CARRIERS);
      await inCard(page).getByRole('button', { name: 'Comprar números' }).click();
      await page.getByRole('dialog').getByLabel('Prefijo').fill('312');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    route: CARRIERS,
    state: 'what the account has',
    show: async (page) => {
      await go(page, CARRIERS);
      await inCard(page).getByRole('button', { name: 'Importar números' }).click();
      await expect(page.getByRole('dialog').getByText('Importado antes')).toBeVisible();
    },
  },
  ...health,
];

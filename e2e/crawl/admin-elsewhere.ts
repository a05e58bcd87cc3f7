import { expect, open, type Page } from '../story.ts';
import type { Stop } from './stop.ts';

/** A publisher who was rejected. */
export type Elsewhere = { rejectedId: string };

const viewed = (page: Page) => page.getByRole('region', { name: 'Cuenta que se está viendo' });
const openChoice = (page: Page) => viewed(page).getByRole('button', { name: 'Elegir cuenta' }).click();

function choiceOfAccount(panel: 'publisher' | 'advertiser', name: string): Stop {
  const route = `/${panel}-dashboard/dashboard`;
  return {
    route,
    state: 'an admin chooses an account',
    show: async (page) => {
      await open(page, route);
      await openChoice(page);
      await page.getByPlaceholder('Busca por nombre, correo o empresa').fill(name);
      await expect(page.getByRole('option', { name })).toBeVisible();
    },
  };
}

async function openFailingChoice(page: Page): Promise<void> {
  await page.route('**/api/admin/accounts?*', (route) => route.abort());
  await open(page, '/publisher-dashboard/security?account=nonsense');
  await expect(viewed(page)).toContainText('una cuenta que no existe');
  await openChoice(page);
  await expect(page.getByText('No se pudieron cargar las cuentas: No podemos')).toBeVisible();
  await page.unroute('**/api/admin/accounts?*');
}

/** What an admin sees in the panels of others. */
export const ADMIN_ELSEWHERE: Stop<Elsewhere>[] = [
  choiceOfAccount('publisher', 'Lucía Campos'),
  choiceOfAccount('advertiser', 'Andrea Salas'),
  {
    route: '/publisher-dashboard/security',
    state: 'an account that does not exist, and a choice that cannot be loaded',
    show: openFailingChoice,
    showOnPhone: openFailingChoice,
  },
  {
    route: '/publisher-dashboard/account',
    state: 'an admin looks at a rejected account',
    show: async (page, { rejectedId }) => {
      await open(page, `/publisher-dashboard/account?account=${rejectedId}`);
      await expect(page.getByText('Aún no hay método de pago.')).toBeVisible();
    },
  },
  {
    route: '/advertiser-dashboard/billing',
    state: 'an admin has to choose an account',
    show: async (page) => {
      await open(page, '/advertiser-dashboard/billing');
      await expect(page.getByText('Elige una cuenta para ver su dinero.')).toBeVisible();
    },
  },
];

import { expect, type Page } from '../story.ts';
import type { AdminWorld } from './admin-world.ts';
import type { Advertiser } from './advertiser-panel.ts';
import { go } from './go.ts';
import type { Stop } from './stop.ts';

const ACCOUNT = '/admin-dashboard/users';
const CAMPAIGN = '/advertiser-dashboard/campaigns';

/** Nothing waits for an answer any more. */
async function goToTab(page: Page, address: string, name: string): Promise<void> {
  await go(page, address);
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const ACCOUNT_TABS = {
  summary: 'Resumen',
  calls: 'Llamadas',
  campaigns: 'Campañas',
  money: 'Dinero',
  tickets: 'Tickets',
  history: 'Auditoría',
};

/** The page of an account, tab by tab. */
export const ADMIN_ACCOUNT: Stop<AdminWorld>[] = [
  ...Object.entries(ACCOUNT_TABS).map(
    ([tab, name]): Stop<AdminWorld> => ({
      route: `${ACCOUNT}/:id`,
      state: name,
      show: (page, { advertiserId }) => goToTab(page, `${ACCOUNT}/${advertiserId}?tab=${tab}`, name),
    }),
  ),
  {
    route: `${ACCOUNT}/:id`,
    state: 'a note without words',
    show: async (page, { advertiserId }) => {
      await goToTab(page, `${ACCOUNT}/${advertiserId}?tab=notes`, 'Notas');
      await page.getByRole('button', { name: 'Guardar nota' }).click();
      await expect(page.getByText('Escribe algo primero.')).toBeVisible();
    },
  },
  {
    route: '/admin-dashboard/campaigns/:id',
    state: 'nobody promotes it',
    show: async (page, { submitted }) => {
      await goToTab(page, `/admin-dashboard/campaigns/${submitted.id}?tab=publishers`, 'Editores');
      await expect(page.getByText('Nadie promociona esta campaña todavía.')).toBeVisible();
    },
  },
];

const CAMPAIGN_TABS = {
  performance: 'Rendimiento',
  publishers: 'Editores',
  targets: 'Destinos',
  terms: 'Condiciones',
  versions: 'Versiones',
};

/** The page of a campaign, tab by tab. */
export const ADVERTISER_CAMPAIGN: Stop<Advertiser>[] = Object.entries(CAMPAIGN_TABS).map(([tab, name]) => ({
  route: `${CAMPAIGN}/:id`,
  state: name,
  show: (page, { campaign }) => goToTab(page, `${CAMPAIGN}/${campaign.id}?tab=${tab}`, name),
}));

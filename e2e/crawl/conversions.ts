import { followedLink, postbackToken, reported } from '../conversions.ts';
import { toastOn } from '../people.ts';
import { expect, type Page } from '../story.ts';
import { go } from './go.ts';
import type { Member } from './panel.ts';
import { decidedPage } from './panel.ts';
import type { Stop } from './stop.ts';

type WithCampaign = { campaign: { id: string; publicId: string } };

const LIST = '/advertiser-dashboard/conversions';

const newest = async (page: Page): Promise<string> => {
  const { data }: { data: { id: string }[] } = await (await page.request.get('/api/conversions?limit=1')).json();
  return data[0]?.id ?? '';
};

/** From nothing to a test that arrived, what was received, and the conversion it made. */
export const ADVERTISER_CONVERSIONS: Stop<WithCampaign>[] = [
  {
    route: LIST,
    state: 'none yet',
    show: async (page) => {
      await go(page, `${LIST}?period=all`);
      await expect(page.getByText('No has reportado conversiones aún.')).toBeVisible();
    },
  },
  {
    route: LIST,
    state: 'a token and a test that arrived',
    show: async (page, { campaign }) => {
      await go(page, `${LIST}?tab=setup&for=${campaign.id}`);
      await page.getByRole('button', { name: 'Crear token' }).click();
      await expect(page.getByText('Cópialo ahora: no se vuelve a mostrar.')).toBeVisible();
      await page.getByRole('button', { name: 'Empezar una prueba' }).click();
      const address = page.locator('code').filter({ hasText: /^http.*click_id=clk_/ });
      await page.request.get((await address.textContent()) ?? '');
      await expect(page.getByText('Llegó.', { exact: true })).toBeVisible({ timeout: 60_000 });
      await expect(toastOn(page)).toHaveCount(0); // on a phone it lies over the button that copies the token
    },
  },
  {
    route: LIST,
    state: 'the token about to be exchanged',
    show: async (page) => {
      await page.getByRole('button', { name: 'Cambiar token' }).click();
      await expect(page.getByRole('alertdialog', { name: '¿Cambiar el token?' })).toBeVisible();
    },
  },
  {
    route: LIST,
    state: 'received, accepted and refused',
    show: async (page, { campaign }) => {
      const token = await postbackToken(page.request, campaign.id);
      await reported(page.request, token, { click_id: '{click_id}' });
      await go(page, `${LIST}?tab=received`);
      await expect(page.getByText('No conocemos ese click_id.')).toBeVisible();
      await page.getByText('Lo que se envió').first().click();
    },
  },
  {
    route: LIST,
    state: 'one beside the list',
    show: async (page) => {
      await go(page, `${LIST}?conversion=${await newest(page)}`);
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Lo que pasó' })).toBeVisible();
    },
  },
  {
    route: `${LIST}/:id`,
    show: async (page) => {
      await go(page, `${LIST}/${await newest(page)}`);
      await expect(page.getByRole('list', { name: 'Lo que pasó' })).toBeVisible();
    },
  },
];

/** A campaign of the network that takes clicks at any hour: they ask to join, an admin lets them, and reports a sale. */
async function aSale(page: Page, { administration }: Member, offer: string): Promise<void> {
  await page.request.post(`/api/campaigns/${offer}/applications`, { data: { message: 'Hola' } });
  const { session } = await (await page.request.get('/api/session')).json();
  const asked = await administration.get(`/api/applications?campaign=${offer}&search=${session.profile.affId}`);
  const { data: applications }: { data: { id: string }[] } = await asked.json();
  await administration.post(`/api/applications/${applications[0]?.id}/decision`, { data: { decision: 'approve' } });
  const found = await administration.get(`/api/admin/campaigns?search=${offer}`);
  const { data: campaigns }: { data: { id: string }[] } = await found.json();
  const token = await postbackToken(administration, campaigns[0]?.id ?? '');
  await expect(async () => {
    const said = { click_id: await followedLink(page.request, { request: page.request }, offer), amount: '49.90' };
    const answer = await reported(page.request, token, said);
    expect(answer.ok(), await answer.text()).toBe(true);
  }).toPass({ timeout: 60_000 });
}

const OWN = '/publisher-dashboard/conversions';
const SOLD_BY_CLICK = 'DN001';

export const PUBLISHER_CONVERSIONS: Stop<Member>[] = [
  {
    route: OWN,
    state: 'one that earned, or waits for money',
    show: async (page, member) => {
      await aSale(page, member, SOLD_BY_CLICK);
      await go(page, OWN);
      await expect(page.getByRole('link', { name: /^Abrir la conversión/ }).first()).toBeVisible();
    },
  },
  {
    route: `${OWN}/:id`,
    show: async (page) => {
      await go(page, `${OWN}/${await newest(page)}`);
      await expect(page.getByRole('list', { name: 'Lo que pasó' })).toBeVisible();
    },
  },
];

const ALL = '/admin-dashboard/conversions';

/** Whatever the network has by now. */
export const ADMIN_CONVERSIONS: Stop[] = [
  {
    route: ALL,
    state: 'nothing found',
    show: async (page) => {
      await go(page, `${ALL}?search=conv_nothing`);
      await expect(page.getByText('No hay conversiones que coincidan con los filtros.')).toBeVisible();
    },
  },
  {
    route: `${ALL}/:id`,
    state: 'one that is not there',
    show: async (page) => {
      await go(page, `${ALL}/conv_nothing`);
      await expect(page.getByText('Esa conversión no existe, o no es tuya.')).toBeVisible();
    },
  },
];

export const RESTRICTED_CONVERSIONS = decidedPage(
  'advertiser',
  'conversions',
  'pending',
  'Tu cuenta no está aprobada para ver conversiones.',
);

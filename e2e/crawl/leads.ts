import { expect, type Page } from '../story.ts';
import { go } from './go.ts';
import { decidedPage } from './panel.ts';
import type { Stop } from './stop.ts';

type Panel = 'admin' | 'publisher' | 'advertiser';
const listOf = (panel: Panel) => `/${panel}-dashboard/leads`;

const noneYet = (panel: Panel, none: string): Stop => ({
  route: listOf(panel),
  state: 'none yet',
  show: async (page) => {
    await go(page, `${listOf(panel)}?period=all`);
    await expect(page.getByText(none)).toBeVisible();
  },
});

const notThere = (panel: Panel): Stop[] => {
  const list = listOf(panel);
  const missing = (route: string, address: string, said: string): Stop => ({
    route,
    state: 'one that is not there',
    show: async (page) => {
      await go(page, address);
      await expect(page.getByText(said)).toBeVisible();
    },
  });
  return [
    missing(`${list}/:id`, `${list}/lead_nothing`, 'Ese lead no existe, o no es tuyo.'),
    missing(
      `${list}/:id/certificate`,
      `${list}/lead_nothing/certificate`,
      'Este lead no trae consentimiento, o no es tuyo.',
    ),
  ];
};

/** Of the demo: one that was paid for, one that waits for an admin. */
const aLead = async (page: Page, billing: string): Promise<string> => {
  const found = await page.request.get(`/api/leads?limit=1&billing=${billing}`);
  const { data }: { data: { id: string }[] } = await found.json();
  expect(data, `a lead that is ${billing}`).toHaveLength(1);
  return data[0]?.id ?? '';
};

/** The list, one beside it, one by itself and what was agreed to. */
const someOf = (panel: Panel): Stop[] => {
  const list = listOf(panel);
  const one = async (page: Page, address: string) => {
    await go(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  };
  return [
    {
      route: list,
      state: 'some of the last weeks',
      show: async (page) => {
        await go(page, `${list}?period=all`);
        await expect(page.getByRole('link', { name: /^Abrir el lead del/ }).first()).toBeVisible();
      },
    },
    {
      route: list,
      state: 'one beside the list',
      show: async (page) => {
        await go(page, `${list}?lead=${await aLead(page, 'held')}`);
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      },
    },
    {
      route: `${list}/:id`,
      state: 'one that is returned',
      show: async (page) => one(page, `${list}/${await aLead(page, 'disputed')}`),
    },
    {
      route: `${list}/:id/certificate`,
      state: 'of one that is held',
      show: async (page) => one(page, `${list}/${await aLead(page, 'held')}/certificate`),
    },
  ];
};

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOT_THERE = /^Error al cargar: /;

const seen = (route: string, state: string, said: string | RegExp): Stop => ({
  route,
  state,
  show: async (page) => {
    await go(page, route.replace(':id', NOBODY));
    await expect(page.getByText(said).first()).toBeVisible();
  },
});

/** How leads of a campaign are asked for and sent on. */
const ofCampaign = (panel: 'admin' | 'advertiser'): Stop[] => [
  seen(
    `/${panel}-dashboard/campaigns/:id/lead-form`,
    'of a campaign that is not there',
    'Esta campaña ya no existe o no admite leads.',
  ),
  seen(`/${panel}-dashboard/campaigns/:id/delivery`, 'of a campaign that is not there', NOT_THERE),
];

const integrationsOf = (panel: Panel, state: string, said: string, tab = 'keys'): Stop => ({
  ...{ route: `/${panel}-dashboard/integrations`, state },
  show: async (page) => {
    await go(page, `/${panel}-dashboard/integrations?tab=${tab}`);
    await expect(page.getByText(said).first()).toBeVisible();
  },
});
const NO_REQUEST = 'Tus claves no han pedido nada en los últimos 7 días.';

/** The whole form, with a body and a secret. */
const newPostback: Stop = {
  route: '/publisher-dashboard/integrations',
  state: 'a new postback',
  show: async (page) => {
    await go(page, '/publisher-dashboard/integrations?tab=postbacks');
    await page.getByRole('button', { name: 'Nuevo postback' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo postback' });
    await form.getByRole('combobox', { name: /Empezar con/ }).click();
    await page.getByRole('option', { name: 'API de conversiones de Meta: llamadas' }).click();
    await form.getByText('Macros', { exact: true }).click();
    await expect(form.getByRole('button', { name: '{secret.access_token}' })).toBeVisible();
  },
};

export const PUBLISHER_LEADS = [
  noneYet('publisher', 'No tienes leads aún.'),
  ...notThere('publisher'),
  seen('/publisher-dashboard/leads/imports', 'none yet', 'Aún no has traído ningún archivo.'),
  seen('/publisher-dashboard/leads/imports/:id', 'one that is not there', 'Esa importación no existe.'),
  integrationsOf('publisher', 'no key yet', 'Aún no tienes ninguna clave.'),
  integrationsOf('publisher', 'no webhook yet', 'Aún no avisamos a ninguna dirección tuya.', 'webhooks'),
  integrationsOf('publisher', 'no postback yet', 'Aún no llamamos a ningún tracker tuyo.', 'postbacks'),
  integrationsOf('publisher', 'no request yet', NO_REQUEST, 'requests'),
  newPostback,
];
export const ADVERTISER_LEADS = [
  noneYet('advertiser', 'No has recibido leads aún.'),
  ...notThere('advertiser'),
  ...ofCampaign('advertiser'),
  integrationsOf('advertiser', 'no key yet', 'Aún no tienes ninguna clave.'),
  integrationsOf('advertiser', 'no webhook yet', 'Aún no avisamos a ninguna dirección tuya.', 'webhooks'),
  integrationsOf('advertiser', 'no request yet', NO_REQUEST, 'requests'),
];
export const ADMIN_LEADS = [
  ...notThere('admin'),
  ...someOf('admin'),
  ...ofCampaign('admin'),
  seen('/admin-dashboard/people', 'nobody looked for', 'Personas'),
  integrationsOf('admin', 'no key yet', 'Aún no tienes ninguna clave.'),
  integrationsOf('admin', 'requests', 'Peticiones a la API', 'requests'),
];

const IMPORTS = '/publisher-dashboard/leads/imports';

/** Of the demo's publisher. */
export const BUSY_PUBLISHER_LEADS: Stop[] = [
  ...someOf('publisher'),
  seen(IMPORTS, 'one that is through', 'feria-del-automovil.csv'),
  {
    route: `${IMPORTS}/:id`,
    state: 'through, with rows that were refused',
    show: async (page) => {
      const { data }: { data: { id: string }[] } = await (
        await page.request.get('/api/publisher/lead-imports?limit=1')
      ).json();
      await go(page, `${IMPORTS}/${data[0]?.id}`);
      await expect(page.getByText('La importación terminó').first()).toBeVisible();
    },
  },
  integrationsOf('publisher', 'a key', 'Comparador de seguros'),
];

const campaignOf = async (page: Page, title: string): Promise<string> => {
  const found = await page.request.get(`/api/advertiser/campaigns?search=${encodeURIComponent(title)}`);
  const { data }: { data: { id: string }[] } = await found.json();
  return data[0]?.id ?? '';
};

/** Of the demo's advertiser of leads: how a campaign asks, where its leads go, and what came. */
export const LEAD_ADVERTISER: Stop[] = [
  {
    route: '/advertiser-dashboard',
    state: 'of leads',
    show: async (page) => {
      await go(page, '/advertiser-dashboard');
      await expect(page.getByRole('article').filter({ hasText: 'Campañas Activas' })).toContainText('3');
    },
  },
  ...someOf('advertiser'),
  {
    route: '/advertiser-dashboard/campaigns/:id/lead-form',
    state: 'a form in steps',
    show: async (page) => {
      await go(page, `/advertiser-dashboard/campaigns/${await campaignOf(page, 'Seguro de auto')}/lead-form`);
      await expect(page.getByTestId('lead-form-preview')).toBeVisible();
    },
  },
  {
    route: '/advertiser-dashboard/campaigns/:id/delivery',
    state: 'a mailbox that decides, and a log',
    show: async (page) => {
      await go(page, `/advertiser-dashboard/campaigns/${await campaignOf(page, 'Seguro de vida')}/delivery`);
      await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible();
    },
  },
];

export const RESTRICTED_LEADS = decidedPage(
  'advertiser',
  'leads',
  'pending',
  'Tu cuenta no está aprobada para ver leads.',
);

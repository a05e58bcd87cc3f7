import { expect } from '../story.ts';
import { go } from './go.ts';
import { decidedPage } from './panel.ts';
import type { Stop } from './stop.ts';

const nothingOf = (panel: 'admin' | 'publisher' | 'advertiser', none: string): Stop[] => {
  const list = `/${panel}-dashboard/leads`;
  const missing = (route: string, address: string, said: string): Stop => ({
    route,
    state: 'one that is not there',
    show: async (page) => {
      await go(page, address);
      await expect(page.getByText(said)).toBeVisible();
    },
  });
  return [
    {
      route: list,
      state: 'none yet',
      show: async (page) => {
        await go(page, `${list}?period=all`);
        await expect(page.getByText(none)).toBeVisible();
      },
    },
    missing(`${list}/:id`, `${list}/lead_nothing`, 'Ese lead no existe, o no es tuyo.'),
    missing(
      `${list}/:id/certificate`,
      `${list}/lead_nothing/certificate`,
      'Este lead no trae consentimiento, o no es tuyo.',
    ),
  ];
};

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOT_OFFERED = /La red aún no ofrece esto/;

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
  seen(`/${panel}-dashboard/campaigns/:id/delivery`, 'before it is offered', NOT_OFFERED),
];

export const PUBLISHER_LEADS = [
  ...nothingOf('publisher', 'No tienes leads aún.'),
  seen('/publisher-dashboard/leads/imports', 'none yet', 'Aún no has traído ningún archivo.'),
  seen('/publisher-dashboard/leads/imports/:id', 'one that is not there', 'Esa importación no existe.'),
  seen('/publisher-dashboard/integrations', 'before they are offered', NOT_OFFERED),
];
export const ADVERTISER_LEADS = [
  ...nothingOf('advertiser', 'No has recibido leads aún.'),
  ...ofCampaign('advertiser'),
  seen('/advertiser-dashboard/integrations', 'before they are offered', NOT_OFFERED),
];
export const ADMIN_LEADS = [
  ...nothingOf('admin', 'No hay leads en la red aún.'),
  ...ofCampaign('admin'),
  seen('/admin-dashboard/people', 'nobody looked for', 'Personas'),
];

export const RESTRICTED_LEADS = decidedPage(
  'advertiser',
  'leads',
  'pending',
  'Tu cuenta no está aprobada para ver leads.',
);

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

export const PUBLISHER_LEADS = nothingOf('publisher', 'No tienes leads aún.');
export const ADVERTISER_LEADS = nothingOf('advertiser', 'No has recibido leads aún.');
export const ADMIN_LEADS = nothingOf('admin', 'No hay leads en la red aún.');

export const RESTRICTED_LEADS = decidedPage(
  'advertiser',
  'leads',
  'pending',
  'Tu cuenta no está aprobada para ver leads.',
);

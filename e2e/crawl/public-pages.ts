import { open } from '../story.ts';
import type { Stop } from './stop.ts';

type PublicPage = { route: string; address: string };

/** A few cards are as good as all of them, and axe looks at every element. */
const PAGES: PublicPage[] = [
  { route: '/', address: '/?' },
  { route: '/public-offers', address: '/public-offers?category=legal&' },
  { route: '/market-campaigns', address: '/market-campaigns?category=rehab&' },
  { route: '/offer/:offerId', address: '/offer/HS001?' },
  { route: '/contact', address: '/contact?' },
  { route: '/faq', address: '/faq?' },
  { route: '/terms', address: '/terms?' },
  { route: '/privacy', address: '/privacy?' },
  { route: '/dev/ui', address: '/dev/ui?' },
];

export const PUBLIC_PAGES: Stop[] = PAGES.map(({ route, address }) => ({
  route,
  state: 'in English, and in Spanish on a phone',
  show: (page) => open(page, `${address}lang=en`),
  showOnPhone: (page) => open(page, `${address}lang=es`),
}));

import type { Panel } from '@callstead/domain/identity/panel';

export const withQuery = (path: string, query: Record<string, string | undefined> = {}) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** The address of one thing in a list. */
export const oneOf = (list: string) => (id: string) => `${list}/${encodeURIComponent(id)}`;

/** A link that is mailed and works once. */
const withToken = (path: string) => (token: string) => withQuery(path, { token });

/** Ends a mail somebody asked for: a page of the server's own, without script and without a login. */
export const unsubscribePath = (token: string, lang: string) => withQuery('/unsubscribe', { token, lang });

/** How programs speak to the network: pages of the server's own, in English. */
export const docsPath = '/docs';

/** What to do when something is wrong, for whoever runs the network. */
export const runbookPath = '/docs/runbook';

/** The guides, by the page that leads to all of them: pages of the server's own, in both languages. */
export const helpHome = '/help';

/** What anybody can open: all that the pages before a login need to know of the panels' addresses is where each begins. */
export const publicPaths = {
  home: '/',
  offers: '/public-offers',
  offer: oneOf('/offer'),
  market: '/market-campaigns',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  register: '/register',
  registerAs: (type: 'publisher' | 'advertiser') => withQuery('/register', { type }),
  registerThrough: (ref: string) => withQuery('/register', { ref }),
  login: '/login',
  loginThen: (redirect: string) => withQuery('/login', { redirect }),
  adminLogin: '/super-admin-login',
  adminCheck: '/admin-check',
  signInLink: withToken('/login-link'),
  updatePassword: withToken('/update-password'),
  confirmEmail: withToken('/confirm-email'),
  confirmEmailChange: withToken('/confirm-email-change'),
  firstAdmin: withToken('/first-admin'),
  acceptInvitation: withToken('/accept-invitation'),
} as const;

export type PanelName = 'admin' | 'publisher' | 'advertiser';

const HOMES = {
  admin: '/admin-dashboard',
  publisher: '/publisher-dashboard',
  advertiser: '/advertiser-dashboard',
} as const satisfies Record<PanelName, Panel>;

/** Which panel an address lies in; public pages lie in none. */
export function panelAt(pathname: string): PanelName | undefined {
  const names = ['admin', 'publisher', 'advertiser'] as const;
  return names.find((name) => pathname === HOMES[name] || pathname.startsWith(`${HOMES[name]}/`));
}

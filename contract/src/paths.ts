import type { Panel } from '@callstead/domain/identity/panel';

type Query<Name extends string> = { [Each in Name]?: string | undefined };

const withQuery = (path: string, query: Record<string, string | undefined> = {}) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** The address of one thing in a list. */
const oneOf = (list: string) => (id: string) => `${list}/${encodeURIComponent(id)}`;

/** A link that is mailed and works once. */
const withToken = (path: string) => (token: string) => withQuery(path, { token });

/** What stands in every panel, for whoever is at home there. */
const inPanel = <Home extends Panel>(home: Home) => ({
  home,
  calls: (query?: Record<string, string>) => withQuery(`${home}/calls`, query),
  call: oneOf(`${home}/calls`),
  explainCall: `${home}/calls/explain`,
  conversions: (query?: Record<string, string>) => withQuery(`${home}/conversions`, query),
  conversion: oneOf(`${home}/conversions`),
  leads: (query?: Record<string, string>) => withQuery(`${home}/leads`, query),
  lead: oneOf(`${home}/leads`),
  leadCertificate: (id: string) => `${oneOf(`${home}/leads`)(id)}/certificate`,
  reports: (query?: Record<string, string>) => withQuery(`${home}/reports`, query),
  tickets: (query?: Query<'ticket' | 'status' | 'new' | 'subject' | 'message'>) => withQuery(`${home}/tickets`, query),
  alerts: `${home}/alerts`,
  security: `${home}/security`,
});

/** Ends a mail somebody asked for: a page of the server's own, without script and without a login. */
export const unsubscribePath = (token: string, lang: string) => withQuery('/unsubscribe', { token, lang });

/** How programs speak to the network: pages of the server's own, in English. */
export const docsPath = '/docs';

/** Every address of this site, named once: screens, notifications and mails lead to the same places. */
export const paths = {
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
  /** With demo data only. */
  uiGallery: '/dev/ui',
  admin: {
    ...inPanel('/admin-dashboard'),
    overview: '/admin-dashboard/overview',
    users: (query?: Query<'status' | 'detail'>) => withQuery('/admin-dashboard/users', query),
    publishers: '/admin-dashboard/publishers',
    advertisers: '/admin-dashboard/advertisers',
    campaigns: (query?: Query<'account' | 'status'>) => withQuery('/admin-dashboard/campaigns', query),
    campaign: oneOf('/admin-dashboard/campaigns'),
    editCampaign: (id: string) => `${oneOf('/admin-dashboard/campaigns')(id)}/edit`,
    materials: (id: string) => `${oneOf('/admin-dashboard/campaigns')(id)}/materials`,
    leadDelivery: (id: string) => `${oneOf('/admin-dashboard/campaigns')(id)}/delivery`,
    leadForm: (id: string) => `${oneOf('/admin-dashboard/campaigns')(id)}/lead-form`,
    applications: (query?: Query<'status'>) => withQuery('/admin-dashboard/applications', query),
    persons: '/admin-dashboard/people',
    numbers: '/admin-dashboard/numbers',
    numbersOf: (pool: string) => withQuery('/admin-dashboard/numbers', { pool }),
    corrections: '/admin-dashboard/corrections',
    correction: oneOf('/admin-dashboard/corrections'),
    money: '/admin-dashboard/money',
    position: '/admin-dashboard/money/position',
    received: (account?: string) => withQuery('/admin-dashboard/money', { tab: 'received', account }),
    postings: (account?: string) => withQuery('/admin-dashboard/money', { tab: 'postings', account }),
    transfers: (query?: Query<'state'>) => withQuery('/admin-dashboard/money', { tab: 'transfers', ...query }),
    payoutRuns: (query?: Query<'status'>) => withQuery('/admin-dashboard/payouts', query),
    payoutRun: oneOf('/admin-dashboard/payouts'),
    taxForms: '/admin-dashboard/payouts/tax-forms',
    settings: '/admin-dashboard/settings',
    integrations: '/admin-dashboard/integrations',
    audit: (query?: Query<'subjectType' | 'subjectId'>) => withQuery('/admin-dashboard/audit', query),
  },
  publisher: {
    ...inPanel('/publisher-dashboard'),
    dashboard: '/publisher-dashboard/dashboard',
    campaigns: '/publisher-dashboard/campaigns',
    joinedCampaign: (publicId: string) => withQuery('/publisher-dashboard/campaigns', { search: publicId }),
    links: '/publisher-dashboard/links',
    integrations: '/publisher-dashboard/integrations',
    materials: (query?: Query<'campaign'>) => withQuery('/publisher-dashboard/materials', query),
    leadImports: '/publisher-dashboard/leads/imports',
    leadImport: oneOf('/publisher-dashboard/leads/imports'),
    payments: (query?: Query<'account'>) => withQuery('/publisher-dashboard/payments', query),
    clicks: '/publisher-dashboard/clicks',
    payout: oneOf('/publisher-dashboard/payments'),
    account: '/publisher-dashboard/account',
    taxForm: '/publisher-dashboard/account/tax-form',
  },
  advertiser: {
    ...inPanel('/advertiser-dashboard'),
    dashboard: '/advertiser-dashboard/dashboard',
    campaigns: (query?: Query<'account' | 'status'>) => withQuery('/advertiser-dashboard/campaigns', query),
    editCampaign: (id: string) => `${oneOf('/advertiser-dashboard/campaigns')(id)}/edit`,
    materials: (id: string) => `${oneOf('/advertiser-dashboard/campaigns')(id)}/materials`,
    leadDelivery: (id: string) => `${oneOf('/advertiser-dashboard/campaigns')(id)}/delivery`,
    integrations: '/advertiser-dashboard/integrations',
    leadForm: (id: string) => `${oneOf('/advertiser-dashboard/campaigns')(id)}/lead-form`,
    createCampaign: (query?: Query<'account'>) => withQuery('/advertiser-dashboard/create-campaign', query),
    applications: '/advertiser-dashboard/applications',
    /** How this campaign's conversions are reported. */
    conversionSetup: (campaign: string) =>
      withQuery('/advertiser-dashboard/conversions', { tab: 'setup', for: campaign }),
    billing: (query?: Query<'account' | 'payment' | 'canceled' | 'method'>) =>
      withQuery('/advertiser-dashboard/billing', query),
    invoice: oneOf('/advertiser-dashboard/billing/invoices'),
    account: '/advertiser-dashboard/account',
  },
} as const;

export type PanelName = 'admin' | 'publisher' | 'advertiser';

/** Which panel an address lies in; public pages lie in none. */
export function panelAt(pathname: string): PanelName | undefined {
  const names = ['admin', 'publisher', 'advertiser'] as const;
  return names.find((name) => pathname === paths[name].home || pathname.startsWith(`${paths[name].home}/`));
}

/** Where Google Ads fetches a file of conversions. */
export const conversionFeedPath = (token: string) => `/feeds/google-ads/${token}.csv`;

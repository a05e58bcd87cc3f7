import type { Panel } from '@callstead/domain/identity/panel';
import { oneOf, publicPaths, withQuery } from './public-paths.ts';

type Query<Name extends string> = { [Each in Name]?: string | undefined };

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
  tickets: (query?: Query<'ticket' | 'status' | 'new' | 'subject' | 'message' | 'about'>) =>
    withQuery(`${home}/tickets`, query),
  callDispute: oneOf(`${home}/disputes/call`),
  leadDispute: oneOf(`${home}/disputes/lead`),
  conversionDispute: oneOf(`${home}/disputes/conversion`),
  alerts: `${home}/alerts`,
  security: `${home}/security`,
  preferences: `${home}/preferences`,
});

/** Every address of this site, named once: screens, notifications and mails lead to the same places. */
export const paths = {
  ...publicPaths,
  /** With demo data only. */
  uiGallery: '/dev/ui',
  admin: {
    ...inPanel('/admin-dashboard'),
    overview: '/admin-dashboard/overview',
    users: (query?: Query<'status' | 'detail'>) => withQuery('/admin-dashboard/users', query),
    account: oneOf('/admin-dashboard/users'),
    publishers: '/admin-dashboard/publishers',
    advertisers: '/admin-dashboard/advertisers',
    campaigns: (query?: Query<'account' | 'status'>) => withQuery('/admin-dashboard/campaigns', query),
    campaign: oneOf('/admin-dashboard/campaigns'),
    editCampaign: (id: string) => `${oneOf('/admin-dashboard/campaigns')(id)}/edit`,
    materials: (id: string) => `${oneOf('/admin-dashboard/campaigns')(id)}/materials`,
    leadDelivery: (id: string) => `${oneOf('/admin-dashboard/campaigns')(id)}/delivery`,
    leadForm: (id: string) => `${oneOf('/admin-dashboard/campaigns')(id)}/lead-form`,
    applications: (query?: Query<'status'>) => withQuery('/admin-dashboard/applications', query),
    inbox: (query?: Query<'ticket' | 'state'>) => withQuery('/admin-dashboard/tickets/inbox', query),
    disputes: (query?: Query<'turn' | 'case'>) => withQuery('/admin-dashboard/disputes', query),
    persons: '/admin-dashboard/people',
    numbers: '/admin-dashboard/numbers',
    numbersOf: (pool: string) => withQuery('/admin-dashboard/numbers', { pool }),
    carriers: '/admin-dashboard/carriers',
    health: '/admin-dashboard/health',
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
    setup: '/admin-dashboard/setup',
    integrations: '/admin-dashboard/integrations',
    audit: (query?: Query<'subjectType' | 'subjectId'>) => withQuery('/admin-dashboard/audit', query),
  },
  publisher: {
    ...inPanel('/publisher-dashboard'),
    dashboard: '/publisher-dashboard/dashboard',
    campaigns: '/publisher-dashboard/campaigns',
    listedCampaign: (publicId: string) => withQuery('/publisher-dashboard/campaigns', { search: publicId }),
    joinedCampaigns: '/publisher-dashboard/campaigns?tab=mine',
    joinedCampaign: (publicId: string) =>
      withQuery('/publisher-dashboard/campaigns', { tab: 'mine', search: publicId }),
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
    campaign: oneOf('/advertiser-dashboard/campaigns'),
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

/** Where Google Ads fetches a file of conversions. */
export const conversionFeedPath = (token: string) => `/feeds/google-ads/${token}.csv`;

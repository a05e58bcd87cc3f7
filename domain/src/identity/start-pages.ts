import { OFFERED } from '../offered.ts';
import type { UserType } from './account.ts';

export const START_PAGES = [
  'users',
  'overview',
  'dashboard',
  'inbox',
  'tickets',
  'disputes',
  'applications',
  'campaigns',
  'calls',
  'leads',
  'reports',
  'links',
  'money',
  'payouts',
  'payments',
  'billing',
  'health',
] as const;
export type StartPage = (typeof START_PAGES)[number];

const PUBLISHER: readonly StartPage[] = [
  'dashboard',
  'campaigns',
  'calls',
  'leads',
  'links',
  'reports',
  'payments',
  'tickets',
];

/** Where each may begin, inside their panel; the first is where the panel itself leads. */
const PAGES: Record<UserType, readonly StartPage[]> = {
  admin: [
    'users',
    'overview',
    'inbox',
    'applications',
    'disputes',
    'campaigns',
    'calls',
    'leads',
    'reports',
    'money',
    'payouts',
    'health',
  ],
  publisher: PUBLISHER,
  affiliate: PUBLISHER,
  advertiser: ['dashboard', 'campaigns', 'applications', 'calls', 'leads', 'reports', 'billing', 'tickets'],
};

const isOffered = (page: StartPage) => (page !== 'leads' || OFFERED.leads) && (page !== 'links' || OFFERED.links);

/** Those somebody may choose from; the first is the one they have without choosing. */
export const startPagesOf = (userType: UserType): StartPage[] => PAGES[userType].filter(isOffered);

/** What they chose; null where that is another panel's page, is not offered any more, or is where they begin anyway. */
export function ownStartPage(userType: UserType, chosen: StartPage | null): StartPage | null {
  const [, ...others] = startPagesOf(userType);
  return chosen !== null && others.includes(chosen) ? chosen : null;
}

import type { HelpGuide } from '@callstead/contract/help-paths';
import { type PanelName, panelAt } from '@callstead/contract/public-paths';

type Sections = Record<string, string>;

/** Which part of a panel's guide speaks of a screen, by the first part of its address. */
export const HELP_SECTIONS: Record<PanelName, Sections> = {
  publisher: {
    campaigns: 'campaigns',
    links: 'links',
    clicks: 'links',
    materials: 'links',
    calls: 'calls',
    disputes: 'calls',
    leads: 'leads',
    payments: 'payments',
    account: 'payments',
    tickets: 'support',
  },
  advertiser: {
    campaigns: 'campaigns',
    'create-campaign': 'campaigns',
    billing: 'billing',
    applications: 'applications',
    calls: 'calls',
    disputes: 'calls',
    leads: 'leads',
    conversions: 'leads',
    reports: 'reports',
    tickets: 'support',
  },
  admin: {
    setup: 'setup',
    settings: 'setup',
    carriers: 'setup',
    numbers: 'setup',
    overview: 'desk',
    users: 'accounts',
    publishers: 'accounts',
    advertisers: 'accounts',
    campaigns: 'campaigns',
    applications: 'campaigns',
    disputes: 'disputes',
    corrections: 'disputes',
    payouts: 'payouts',
    money: 'money',
    health: 'health',
  },
};

/** The guide of whoever is here, at the part that speaks of this screen if one does. */
export function helpOf(pathname: string): { guide: HelpGuide | undefined; section?: string } {
  const [, , screen = ''] = pathname.split('/');
  if (screen === 'integrations') return { guide: 'integrator' };
  const guide = panelAt(pathname);
  const section = guide && HELP_SECTIONS[guide][screen];
  return { guide, ...(section && { section }) };
}

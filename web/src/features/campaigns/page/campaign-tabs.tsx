import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Versions } from '../shared/versions-dialog.tsx';
import { campaignPageMessages } from './messages.ts';

/** What other parts of the product tell of a campaign. */
export type CampaignParts = {
  Performance: ComponentType<{ campaign: Campaign }>;
  Publishers: ComponentType<{ campaign: Campaign }>;
  Targets: ComponentType<{ campaign: Campaign }>;
};

const TABS = ['performance', 'publishers', 'targets', 'terms', 'versions'] as const;
type Tab = (typeof TABS)[number];

type CampaignTabsProps = { campaign: Campaign; parts: CampaignParts; terms: ReactNode };

/** One thing at a time about a campaign; which, says the address. */
export function CampaignTabs({ campaign, parts, terms }: CampaignTabsProps) {
  const t = useTexts(campaignPageMessages);
  const { Performance, Publishers, Targets } = parts;
  const [params, setParams] = useSearchParams();
  const tabs = tabsOf(campaign);
  const chosen = tabs.find((each) => each === params.get('tab')) ?? usualTab(campaign);
  const choose = (tab: Tab) => setParams((old) => withTab(old, tab), { replace: true, preventScrollReset: true });
  const content: Record<Tab, ReactNode> = {
    performance: <Performance campaign={campaign} />,
    publishers: <Publishers campaign={campaign} />,
    targets: <Targets campaign={campaign} />,
    terms,
    versions: (
      <>
        <h2 className="mb-4 text-20">{t('tabs.versions')}</h2>
        <Versions campaign={campaign} />
      </>
    ),
  };
  return (
    <Tabs
      label={t('about')}
      value={chosen}
      onChange={choose}
      tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`), content: value === chosen && content[value] }))}
      className="min-w-0"
    />
  );
}

/** Leads are sent to no number. */
const tabsOf = ({ type }: Campaign): readonly Tab[] =>
  type === 'call' ? TABS : TABS.filter((tab) => tab !== 'targets');

/** What never ran has nothing to show but what it says. */
const usualTab = ({ status }: Campaign): Tab =>
  status === 'draft' || status === 'pending_review' ? 'terms' : 'performance';

/** The period stays, what was open or turned to in another tab does not. */
function withTab(params: URLSearchParams, tab: Tab): URLSearchParams {
  const kept = [...params].filter(([name]) => ['period', 'from', 'to', 'account'].includes(name));
  return new URLSearchParams([...kept, ['tab', tab]]);
}

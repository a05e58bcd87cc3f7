import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { JoinedCampaigns } from '../joined/joined-campaigns.tsx';
import { Discover } from './discover.tsx';
import { publisherCampaignsMessages } from './messages.ts';
import type { ApplicationSlot } from './publisher-campaign-card.tsx';

const TABS = ['discover', 'mine'] as const;

export function PublisherCampaignsPage({ Application }: { Application: ApplicationSlot }) {
  const t = useTexts(publisherCampaignsMessages);
  const [params, setParams] = useSearchParams();
  const chosen = TABS.find((tab) => tab === params.get('tab')) ?? 'discover';
  const account = params.get('account');
  const open = (tab: (typeof TABS)[number]) =>
    setParams({ ...(tab !== 'discover' && { tab }), ...(account && { account }) }, { preventScrollReset: true });
  const content = {
    discover: <Discover Application={Application} />,
    mine: <JoinedCampaigns Application={Application} />,
  };
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <Tabs
        label={t('title')}
        value={chosen}
        onChange={open}
        className="min-w-0"
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`), content: value === chosen && content[value] }))}
      />
    </>
  );
}

import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import { advertiserDashboard } from '@callstead/contract/reports/dashboards-endpoints';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Inbox, Megaphone, ReceiptText, SquarePlus } from 'lucide';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { LoadingUser } from '../../../session/loading-user.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { DashboardCharts } from '../charts/dashboard-charts.tsx';
import { dashboardMessages } from '../shared/dashboard-messages.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { QuickLinks } from '../shared/quick-links.tsx';
import { StatGrid } from '../shared/stat-grid.tsx';
import { useLiveFigures } from '../shared/use-live-figures.ts';
import { AdvertiserCards } from './advertiser-cards.tsx';
import { CampaignMeters } from './campaign-meters.tsx';
import { advertiserDashboardMessages } from './messages.ts';
import { Restricted } from './restricted.tsx';

export function AdvertiserDashboardPage({ lastArrivals }: { lastArrivals: ReactNode }) {
  const t = useTexts(dashboardMessages);
  const { profile } = useAuth();
  // Restrictions are for advertisers: an admin looks around freely.
  const isOpen = can(useActor(), 'dashboard.advertiser');
  return (
    <>
      <title>{t('advertiser.pageTitle')}</title>
      {profile && isOpen && <Summary profile={profile} lastArrivals={lastArrivals} />}
      {!isOpen && <h1 className="text-28">{t('advertiser.title')}</h1>}
      {profile && !isOpen && <Restricted profile={profile} />}
      {!profile && <LoadingUser />}
    </>
  );
}

type SummaryProps = { profile: Profile; lastArrivals: ReactNode };

function Summary({ profile, lastArrivals }: SummaryProps) {
  const t = useTexts(dashboardMessages);
  const period = usePeriod();
  return (
    <>
      <PageHeader title={t('advertiser.title')}>
        <PeriodPicker period={period} />
      </PageHeader>
      <Banner tone="success" title={t('advertiser.approvedTitle', { name: profile.fullName })}>
        {t('advertiser.approved')}
      </Banner>
      <FiguresOf period={period} lastArrivals={lastArrivals} />
    </>
  );
}

type FiguresProps = { period: ReturnType<typeof usePeriod>; lastArrivals: ReactNode };

function FiguresOf({ period, lastArrivals }: FiguresProps) {
  const account = useViewedAccount();
  const figures = useQuery(
    dashboardQuery('advertiser', (query) => call(advertiserDashboard, { query }), { period, account }),
  );
  useLiveFigures(['calls', 'leads', 'conversions', 'money', 'campaigns']);
  return (
    <>
      <StatGrid query={figures} cards={4}>
        {(data) => <AdvertiserCards data={data} period={period} />}
      </StatGrid>
      <DashboardCharts view="advertiser" />
      {figures.data && <CampaignMeters meters={figures.data.meters} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {lastArrivals}
        <Links />
      </div>
    </>
  );
}

function Links() {
  const t = useTexts(advertiserDashboardMessages);
  return (
    <QuickLinks
      links={[
        { label: t('manageCampaigns'), to: paths.advertiser.campaigns(), icon: Megaphone },
        { label: t('createCampaign'), to: paths.advertiser.createCampaign(), icon: SquarePlus },
        { label: t('reports'), to: paths.advertiser.reports(), icon: ChartColumn },
        { label: t('billing'), to: paths.advertiser.billing(), icon: ReceiptText },
        { label: t('decideApplications'), to: paths.advertiser.applications, icon: Inbox },
      ]}
    />
  );
}

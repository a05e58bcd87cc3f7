import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import { publisherDashboard } from '@callstead/contract/reports/dashboards-endpoints';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, Megaphone } from 'lucide';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { LoadingUser } from '../../../session/loading-user.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { DashboardCharts } from '../charts/dashboard-charts.tsx';
import { dashboardMessages } from '../shared/dashboard-messages.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { QuickLinks } from '../shared/quick-links.tsx';
import { StatGrid } from '../shared/stat-grid.tsx';
import { useLiveFigures } from '../shared/use-live-figures.ts';
import { AccountState } from './account-state.tsx';
import { EarningsSummary } from './earnings-summary.tsx';
import { publisherDashboardMessages } from './messages.ts';
import { PublisherCards } from './publisher-cards.tsx';
import { UnpaidReasons, UntakenReasons } from './unpaid-reasons.tsx';

export function PublisherDashboardPage({ lastArrivals }: { lastArrivals: ReactNode }) {
  const t = useTexts(dashboardMessages);
  const { profile } = useAuth();
  return (
    <>
      <title>{t('publisher.pageTitle')}</title>
      {profile ? <Summary profile={profile} lastArrivals={lastArrivals} /> : <LoadingUser />}
    </>
  );
}

type SummaryProps = { profile: Profile; lastArrivals: ReactNode };

function Summary({ profile, lastArrivals }: SummaryProps) {
  const t = useTexts(dashboardMessages);
  const period = usePeriod();
  return (
    <>
      <PageHeader title={t('publisher.greeting', { name: profile.fullName || t('publisher.fallbackName') })}>
        <PeriodPicker period={period} />
      </PageHeader>
      <AccountState profile={profile} />
      <FiguresOf period={period} lastArrivals={lastArrivals} />
    </>
  );
}

type FiguresProps = { period: ReturnType<typeof usePeriod>; lastArrivals: ReactNode };

function FiguresOf({ period, lastArrivals }: FiguresProps) {
  const t = useTexts(publisherDashboardMessages);
  const account = useViewedAccount();
  const figures = useQuery(
    dashboardQuery('publisher', (query) => call(publisherDashboard, { query }), { period, account }),
  );
  useLiveFigures(['calls', 'leads', 'conversions', 'money', 'tickets', 'applications']);
  return (
    <>
      <StatGrid query={figures} cards={6}>
        {(data) => <PublisherCards data={data} period={period} />}
      </StatGrid>
      {figures.data && <EarningsSummary earnings={figures.data.earnings} />}
      <DashboardCharts view="publisher" />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {lastArrivals}
        <div className="grid gap-4">
          {figures.data && <UnpaidReasons reasons={figures.data.reasons} period={period} />}
          {figures.data && <UntakenReasons reasons={figures.data.leadReasons} period={period} />}
          <QuickLinks
            links={[
              { label: t('viewCampaigns'), to: paths.publisher.campaigns, icon: Megaphone },
              { label: t('newTicket'), to: paths.publisher.tickets({ new: '1' }), icon: LifeBuoy },
            ]}
          />
        </div>
      </div>
    </>
  );
}

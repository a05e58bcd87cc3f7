import { adminOverview } from '@callstead/contract/reports/dashboards-endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { useZoneName } from '../../../ui/period/zones.ts';
import { DashboardCharts } from '../charts/dashboard-charts.tsx';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { StatGrid } from '../shared/stat-grid.tsx';
import { useLiveFigures } from '../shared/use-live-figures.ts';
import { overviewMessages } from './messages.ts';
import { Movers } from './movers.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { Waiting } from './waiting.tsx';

type OverviewPageProps = {
  /** What a new network still needs. */
  setup: ReactNode;
  /** How those do who bring calls. */
  carriers: ReactNode;
  lastArrivals: ReactNode;
};

export function OverviewPage({ setup, carriers, lastArrivals }: OverviewPageProps) {
  const t = useTexts(overviewMessages);
  const zoneName = useZoneName();
  const { zone } = usePeriod('today');
  const asked = { period: { from: undefined, to: undefined, zone }, account: undefined };
  const overview = useQuery(dashboardQuery('admin', ({ zone }) => call(adminOverview, { query: { zone } }), asked));
  useLiveFigures(['calls', 'leads', 'conversions', 'money', 'accounts', 'campaigns', 'applications', 'tickets']);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={zone ? t('zone', { zone: zoneName(zone) }) : '\u00a0'} />
      {setup}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          {!overview.error && <Waiting waiting={overview.data?.waiting} />}
          {overview.data && <Movers zone={zone} />}
        </div>
        <StatGrid query={overview} cards={6} isColumn>
          {(data) => <OverviewCards data={data} />}
        </StatGrid>
      </div>
      <DashboardCharts view="admin" />
      {lastArrivals}
      {carriers}
    </>
  );
}

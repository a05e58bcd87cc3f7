import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import type { PublisherDashboard } from '@callstead/contract/reports/dashboards';
import { publisherDashboard } from '@callstead/contract/reports/dashboards-endpoints';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, Megaphone } from 'lucide';
import { lazy, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { LoadingUser } from '../../../session/loading-user.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { DashboardCharts } from '../charts/dashboard-charts.tsx';
import { LazyDrawing } from '../charts/lazy-drawing.tsx';
import { dashboardMessages } from '../shared/dashboard-messages.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { QuickLinks } from '../shared/quick-links.tsx';
import { StatGrid } from '../shared/stat-grid.tsx';
import { useLiveFigures } from '../shared/use-live-figures.ts';
import { AccountState } from './account-state.tsx';
import { EarningsPlace, EarningsSummary } from './earnings-summary.tsx';
import { FirstSteps } from './first-steps.tsx';
import { JoinedCampaigns } from './joined-campaigns.tsx';
import { publisherDashboardMessages } from './messages.ts';
import { PublisherCards } from './publisher-cards.tsx';
import { UnpaidReasons, UntakenReasons } from './unpaid-reasons.tsx';

const drawings = () => import('../charts/publisher-drawings.tsx');
const PublisherFunnel = lazy(async () => ({ default: (await drawings()).PublisherFunnel }));
const PublisherPlaces = lazy(async () => ({ default: (await drawings()).PublisherPlaces }));

type HomeProps = {
  lastArrivals: ReactNode;
  /** Rings the own number to see that it works. */
  testCall: ReactNode;
};

export function PublisherDashboardPage(props: HomeProps) {
  const t = useTexts(dashboardMessages);
  const { profile } = useAuth();
  return (
    <>
      <title>{t('publisher.pageTitle')}</title>
      {profile ? <Summary {...props} profile={profile} /> : <LoadingUser />}
    </>
  );
}

function Summary({ profile, ...home }: HomeProps & { profile: Profile }) {
  const t = useTexts(dashboardMessages);
  const period = usePeriod();
  return (
    <>
      <PageHeader title={t('publisher.greeting', { name: profile.fullName || t('publisher.fallbackName') })}>
        <PeriodPicker period={period} />
      </PageHeader>
      <AccountState profile={profile} />
      <FiguresOf {...home} period={period} />
    </>
  );
}

type FiguresProps = HomeProps & { period: Period };

function FiguresOf(props: FiguresProps) {
  const { period, testCall } = props;
  const account = useViewedAccount();
  const figures = useQuery(
    dashboardQuery('publisher', (query) => call(publisherDashboard, { query }), { period, account }),
  );
  useLiveFigures(['calls', 'leads', 'conversions', 'money', 'tickets', 'applications']);
  const { data } = figures;
  return (
    <>
      {data?.firstSteps && <FirstSteps steps={data.firstSteps} testCall={testCall} />}
      {data && !data.firstSteps && <EarningsSummary earnings={data.earnings} />}
      {!data && !figures.error && <EarningsPlace />}
      <StatGrid query={figures} cards={6}>
        {(data) => <PublisherCards data={data} period={period} />}
      </StatGrid>
      {data && <BelowFigures {...props} data={data} />}
    </>
  );
}

/** Nobody is shown drawings of nothing: they come with the first call. */
function BelowFigures({ data, period, lastArrivals }: FiguresProps & { data: PublisherDashboard }) {
  const hasBegun = data.firstSteps === null;
  return (
    <>
      {hasBegun && <DashboardCharts view="publisher" />}
      {hasBegun && (
        <div className="drawn-when-seen grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <JoinedCampaigns campaigns={data.campaigns} />
          <div className="grid min-w-0 gap-4">
            <LazyDrawing place="h-100">
              <PublisherFunnel />
            </LazyDrawing>
            <UnpaidReasons reasons={data.reasons} period={period} />
            <UntakenReasons reasons={data.leadReasons} period={period} />
          </div>
        </div>
      )}
      {hasBegun && (
        <LazyDrawing place="h-80 max-sm:h-250">
          <PublisherPlaces />
        </LazyDrawing>
      )}
      <div className="drawn-when-seen grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {lastArrivals}
        <Links />
      </div>
    </>
  );
}

function Links() {
  const t = useTexts(publisherDashboardMessages);
  return (
    <QuickLinks
      links={[
        { label: t('viewCampaigns'), to: paths.publisher.campaigns, icon: Megaphone },
        { label: t('newTicket'), to: paths.publisher.tickets({ new: '1' }), icon: LifeBuoy },
      ]}
    />
  );
}

import { paths } from '@callstead/contract/paths';
import type { AdvertiserDashboard } from '@callstead/contract/reports/dashboards';
import { advertiserDashboard } from '@callstead/contract/reports/dashboards-endpoints';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Inbox, Megaphone, ReceiptText, SquarePlus } from 'lucide';
import { lazy, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { LoadingUser } from '../../../session/loading-user.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { DashboardCharts } from '../charts/dashboard-charts.tsx';
import { LazyDrawing } from '../charts/lazy-drawing.tsx';
import { isBudgeted, NoBudget } from '../charts/no-budget.tsx';
import { ApplicationsCard } from '../queues/applications-card.tsx';
import { dashboardMessages } from '../shared/dashboard-messages.ts';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { QuickLinks } from '../shared/quick-links.tsx';
import { StatGrid } from '../shared/stat-grid.tsx';
import { useLiveFigures } from '../shared/use-live-figures.ts';
import { AdvertiserCards } from './advertiser-cards.tsx';
import { CampaignMeters } from './campaign-meters.tsx';
import { advertiserDashboardMessages } from './messages.ts';
import { Restricted } from './restricted.tsx';

const BudgetPace = lazy(async () => ({ default: (await import('../charts/budget-pace.tsx')).BudgetPace }));
const UnansweredHours = lazy(async () => ({
  default: (await import('../charts/unanswered-hours.tsx')).UnansweredHours,
}));

type HomeProps = {
  /** What is left to spend, how long it lasts, and the way to more. */
  balance: ReactNode;
  /** What was bought last, to be heard. */
  lastBought: ReactNode;
};

export function AdvertiserDashboardPage(props: HomeProps) {
  const t = useTexts(dashboardMessages);
  const { profile } = useAuth();
  // Restrictions are for advertisers: an admin looks around freely.
  const isOpen = can(useActor(), 'dashboard.advertiser');
  return (
    <>
      <title>{t('advertiser.pageTitle')}</title>
      {profile && isOpen && <Summary {...props} />}
      {!isOpen && <h1 className="text-28">{t('advertiser.title')}</h1>}
      {profile && !isOpen && <Restricted profile={profile} />}
      {!profile && <LoadingUser />}
    </>
  );
}

function Summary(props: HomeProps) {
  const t = useTexts(dashboardMessages);
  const period = usePeriod();
  return (
    <>
      <PageHeader title={t('advertiser.title')} intro={t('advertiser.approved')}>
        <PeriodPicker period={period} />
      </PageHeader>
      {props.balance}
      <FiguresOf {...props} period={period} />
    </>
  );
}

function FiguresOf({ period, lastBought }: HomeProps & { period: Period }) {
  const account = useViewedAccount();
  const figures = useQuery(
    dashboardQuery('advertiser', (query) => call(advertiserDashboard, { query }), { period, account }),
  );
  useLiveFigures(['calls', 'leads', 'conversions', 'money', 'campaigns', 'applications']);
  return (
    <>
      <StatGrid query={figures} cards={4}>
        {(data) => <AdvertiserCards data={data} period={period} />}
      </StatGrid>
      {figures.data && <BelowFigures data={figures.data} lastBought={lastBought} />}
    </>
  );
}

type BelowProps = Pick<HomeProps, 'lastBought'> & { data: AdvertiserDashboard };

/** All at once: nothing that stands already is pushed down by what comes later. */
function BelowFigures({ data, lastBought }: BelowProps) {
  return (
    <>
      <Today data={data} />
      <DashboardCharts view="advertiser" />
      <div className="drawn-when-seen grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {lastBought}
        <Links />
      </div>
      <LazyDrawing place="h-74 max-sm:h-185">
        <UnansweredHours />
      </LazyDrawing>
      <CampaignMeters meters={data.meters} />
    </>
  );
}

/** What may need somebody today: the budget, and who waits for an answer. */
function Today({ data }: { data: AdvertiserDashboard }) {
  const budgeted = data.meters.filter(isBudgeted);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {budgeted.length > 0 ? (
        <LazyDrawing place="h-118">
          <BudgetPace budgeted={budgeted} />
        </LazyDrawing>
      ) : (
        <NoBudget />
      )}
      <ApplicationsCard applications={data.applications} />
    </div>
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

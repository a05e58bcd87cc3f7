import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { useReport } from '../shared/report-query.ts';
import { useLiveFigures } from '../shared/use-live-figures.ts';
import { FunnelPanel } from './funnel-panel.tsx';
import { MapPanel } from './map-panel.tsx';
import { Meanings } from './meanings.tsx';
import { reportMessages } from './messages.ts';
import { Questions } from './questions.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { TimePanel } from './time-panel.tsx';
import { type Shown, useReportPage } from './use-report-page.ts';
import { WeekPanel } from './week-panel.tsx';

/** One page for the three panels: the panel it stands in says who looks. */
export function ReportPage() {
  const t = useTexts(reportMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const account = useViewedAccount();
  const isShut = useIsShut('report.read');
  if (profile && isShut) {
    return (
      <>
        <title>{t('pageTitle')}</title>
        <PageHeader title={t(`titles.${view}`)} />
        <RestrictedNotice profile={profile} text={t('restricted')} />
      </>
    );
  }
  return <Reports key={account ?? ''} />;
}

function Reports() {
  const t = useTexts(reportMessages);
  const zoneName = useZoneName();
  const shown = useReportPage();
  const { view, period, scope, grain, address } = shown;
  const overTime = useReport(scope, {
    by: [grain],
    limit: 500,
    compare: address.isCompared && period.days !== undefined,
  });
  useLiveFigures(['calls', 'leads', 'conversions', 'money']);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t(`titles.${view}`)} intro={period.zone && t('intro', { zone: zoneName(period.zone) })}>
        <ReportActions shown={shown} />
      </PageHeader>
      <Questions shown={shown} />
      <ReportFilters shown={shown} />
      <TimePanel shown={shown} answer={overTime} />
      <Parts shown={shown} overTime={overTime} />
      <Meanings view={view} />
    </>
  );
}

/** Most of it is far down. */
const PART_CLASS = 'drawn-when-seen grid min-w-0 grid-cols-1 gap-4';

type PartsProps = { shown: Shown; overTime: ReturnType<typeof useReport> };

/** What the table is grouped by is what is asked about: the drawing that shows it best stands above it. */
function Parts({ shown, overTime }: PartsProps) {
  const { by } = shown.address;
  const table = (
    <div key="table" className={PART_CLASS}>
      <ReportTable shown={shown} />
    </div>
  );
  const losses = (
    <div key="losses" className={`${PART_CLASS} lg:grid-cols-2`}>
      <FunnelPanel shown={shown} totals={overTime.data?.totals} />
      <ReasonsPanel shown={shown} />
    </div>
  );
  const map = (
    <div key="map" className={PART_CLASS}>
      <MapPanel shown={shown} />
    </div>
  );
  const week = (
    <div key="week" className={PART_CLASS}>
      <WeekPanel shown={shown} />
    </div>
  );
  if (by.includes('weekday') || by.includes('hourOfDay')) return [week, table, losses, map];
  if (by.includes('state')) return [map, table, losses, week];
  if (by.includes('reason') || by.includes('outcome')) return [losses, table, map, week];
  return [table, losses, map, week];
}

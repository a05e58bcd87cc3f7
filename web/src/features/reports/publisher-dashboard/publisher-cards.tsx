import { paths } from '@callstead/contract/paths';
import type { PublisherDashboard } from '@callstead/contract/reports/dashboards';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { statMessages } from '../shared/stat-messages.ts';
import { useChange, usePeriodBefore } from '../shared/use-change.ts';
import { useLists } from '../shared/use-lists.ts';
import { useShare } from '../shared/use-share.ts';
import { publisherDashboardMessages } from './messages.ts';

type CardsProps = { data: PublisherDashboard; period: Period };

export function PublisherCards(props: CardsProps) {
  return (
    <>
      <Earnings {...props} />
      <Calls {...props} />
      <Standing {...props} />
    </>
  );
}

function Earnings({ data, period }: CardsProps) {
  const t = useTexts(publisherDashboardMessages);
  const stats = useTexts(statMessages);
  const money = useMoney();
  const change = useChange();
  const than = usePeriodBefore(period);
  const lists = useLists('publisher');
  const { amountCents, sold, before, series } = data.period;
  const { today } = data;
  return (
    <>
      <StatCard
        label={t('earnings')}
        value={money(amountCents)}
        money
        change={change(than, { now: amountCents, before: before?.amountCents, wish: 'more' })}
        sparkline={{ values: series.map((piece) => piece.amountCents), isUnfinished: period.isUnfinished }}
        link={lists.sold(sold, period.params)}
      />
      <StatCard
        label={t('earningsToday')}
        value={money(today.amountCents)}
        money
        index={1}
        change={change(stats('yesterday'), { now: today.amountCents, before: today.beforeCents, wish: 'more' })}
        link={lists.sold(today.sold, { period: 'today' })}
      />
    </>
  );
}

function Calls({ data, period }: CardsProps) {
  const t = useTexts(publisherDashboardMessages);
  const formats = useFormats();
  const change = useChange();
  const than = usePeriodBefore(period);
  const stats = useTexts(statMessages);
  const lists = useLists('publisher');
  const { calls, leadsIn, leads, sold, before, series } = data.period;
  const { shareOfVisits } = useShare();
  return (
    <>
      <StatCard
        label={t('calls')}
        value={formats.number(calls)}
        index={2}
        change={change(than, { now: calls, before: before?.calls, wish: 'more' })}
        sparkline={{ values: series.map((piece) => piece.calls), isUnfinished: period.isUnfinished }}
        note={leadsIn > 0 ? stats('leadsIn', { count: leadsIn }) : undefined}
        link={lists.came(data.period, period.params)}
      />
      <StatCard
        label={t('leads')}
        value={formats.number(leads)}
        index={3}
        change={change(than, { now: leads, before: before?.leads, wish: 'more' })}
        note={shareOfVisits(data.period)}
        sparkline={{ values: series.map((piece) => piece.leads), isUnfinished: period.isUnfinished }}
        link={lists.sold(sold, period.params)}
      />
    </>
  );
}

/** What stands now, whatever the period. */
function Standing({ data }: CardsProps) {
  const t = useTexts(publisherDashboardMessages);
  const formats = useFormats();
  const keepAccount = useKeepAccount();
  return (
    <>
      <StatCard
        label={t('applications')}
        value={formats.number(data.applications)}
        index={4}
        note={t('now')}
        link={{ label: t('applicationsLink'), to: keepAccount(paths.publisher.campaigns) }}
      />
      <StatCard
        label={t('tickets')}
        value={formats.number(data.openTickets)}
        index={5}
        note={t('now')}
        link={{ label: t('ticketsLink'), to: keepAccount(paths.publisher.tickets()) }}
      />
    </>
  );
}

import { paths } from '@callstead/contract/paths';
import type { AdvertiserDashboard, Figures } from '@callstead/contract/reports/dashboards';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { useChange, usePeriodBefore } from '../shared/use-change.ts';
import { useLists } from '../shared/use-lists.ts';
import { useShare } from '../shared/use-share.ts';
import { advertiserDashboardMessages } from './messages.ts';

type CardsProps = { data: AdvertiserDashboard; period: Period };

export function AdvertiserCards(props: CardsProps) {
  return (
    <>
      <Leads {...props} />
      <Spend {...props} />
      <ActiveCampaigns {...props} />
    </>
  );
}

function Leads({ data, period }: CardsProps) {
  const t = useTexts(advertiserDashboardMessages);
  const formats = useFormats();
  const change = useChange();
  const than = usePeriodBefore(period);
  const lists = useLists('advertiser');
  const { leads, sold, before, series } = data.period;
  const { shareOfVisits } = useShare();
  return (
    <StatCard
      label={t('leads')}
      value={formats.number(leads)}
      change={change(than, { now: leads, before: before?.leads, wish: 'more' })}
      note={shareOfVisits(data.period)}
      sparkline={{ values: series.map((piece) => piece.leads), isUnfinished: period.isUnfinished }}
      link={lists.sold(sold, period.params)}
    />
  );
}

/** Null where nothing was bought: nothing costs no price. */
const costOfLead = ({ leads, amountCents }: Figures) => (leads > 0 ? amountCents / leads : null);

function Spend({ data, period }: CardsProps) {
  const t = useTexts(advertiserDashboardMessages);
  const money = useMoney();
  const change = useChange();
  const than = usePeriodBefore(period);
  const lists = useLists('advertiser');
  const { amountCents, sold, before, series } = data.period;
  const cost = costOfLead(data.period);
  const costBefore = before && costOfLead(before);
  return (
    <>
      <StatCard
        label={t('spend')}
        value={money(amountCents)}
        money
        index={1}
        change={change(than, { now: amountCents, before: before?.amountCents })}
        sparkline={{ values: series.map((piece) => piece.amountCents), isUnfinished: period.isUnfinished }}
        link={lists.sold(sold, period.params)}
      />
      <StatCard
        label={t('cost')}
        value={cost === null ? <Nothing /> : money(cost)}
        money
        index={2}
        change={cost === null ? undefined : change(than, { now: cost, before: costBefore, wish: 'less' })}
        sparkline={{ values: series.map(costOfLead).filter((piece) => piece !== null) }}
        link={lists.came(data.period, period.params)}
      />
    </>
  );
}

function ActiveCampaigns({ data }: CardsProps) {
  const t = useTexts(advertiserDashboardMessages);
  const formats = useFormats();
  const keepAccount = useKeepAccount();
  return (
    <StatCard
      label={t('active')}
      value={formats.number(data.activeCampaigns)}
      index={3}
      note={t('now')}
      link={{ label: t('activeLink'), to: keepAccount(paths.advertiser.campaigns({ status: 'active' })) }}
    />
  );
}

import type { AdminOverview, DayFigures } from '@callstead/contract/reports/dashboards';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { SOLD, useCallsAddress } from '../shared/calls-address.ts';
import { statMessages } from '../shared/stat-messages.ts';
import { useChange } from '../shared/use-change.ts';
import { useShare } from '../shared/use-share.ts';
import { overviewMessages } from './messages.ts';

type CardsProps = { data: AdminOverview };

const TODAY = { period: 'today' };

export function OverviewCards({ data }: CardsProps) {
  const t = useTexts(overviewMessages);
  const formats = useFormats();
  const callsAddress = useCallsAddress('admin');
  const { calls, leads } = data.today;
  const { share } = useShare();
  return (
    <>
      <StatCard
        label={t('live')}
        value={<span className="text-signal">{formats.number(data.liveCalls)}</span>}
        note={t('liveNote')}
        link={{ label: t('liveLink'), to: callsAddress({}) }}
      />
      <Today data={data} figure="calls" index={1} to={callsAddress(TODAY)} />
      <Today data={data} figure="leads" index={2} to={callsAddress({ ...TODAY, ...SOLD })} />
      <Today data={data} figure="revenueCents" index={3} to={callsAddress({ ...TODAY, ...SOLD })} />
      <Today data={data} figure="marginCents" index={4} to={callsAddress({ ...TODAY, ...SOLD })} />
      <StatCard label={t('conversion')} value={share({ calls, leads }) ?? '–'} index={5} note={t('conversionNote')} />
    </>
  );
}

type TodayProps = CardsProps & { figure: keyof DayFigures; index: number; to: string };

/** One figure of today beside the last two weeks. */
function Today({ data, figure, index, to }: TodayProps) {
  const t = useTexts(overviewMessages);
  const stats = useTexts(statMessages);
  const money = useMoney();
  const formats = useFormats();
  const change = useChange();
  const isMoney = figure.endsWith('Cents');
  const { today, days } = data;
  return (
    <StatCard
      label={t(`today.${figure}`)}
      value={isMoney ? money(today[figure]) : formats.number(today[figure])}
      money={isMoney}
      index={index}
      change={change(stats('yesterday'), { now: today[figure], before: today.before[figure], wish: 'more' })}
      sparkline={{ values: days.map((day) => day[figure]), isUnfinished: true }}
      link={{ label: t(`links.${figure}`), to }}
    />
  );
}

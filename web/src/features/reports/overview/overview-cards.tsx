import type { AdminOverview, DayFigures } from '@callstead/contract/reports/dashboards';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { StatCard, type StatLink } from '../../../ui/chart/stat-card.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { statMessages } from '../shared/stat-messages.ts';
import { useChange } from '../shared/use-change.ts';
import { useLists } from '../shared/use-lists.ts';
import { useShare } from '../shared/use-share.ts';
import { overviewMessages } from './messages.ts';

type CardsProps = { data: AdminOverview };

const TODAY = { period: 'today' };
const KINDS = ['calls', 'leads', 'conversions'] as const;

export function OverviewCards({ data }: CardsProps) {
  const t = useTexts(overviewMessages);
  const formats = useFormats();
  const stats = useTexts(statMessages);
  const lists = useLists('admin');
  const { today } = data;
  const sold = lists.sold(today.sold, TODAY);
  const partsOf = useParts();
  const { share } = useShare();
  return (
    <>
      <StatCard
        label={t('live')}
        value={<span className="text-signal">{formats.number(data.liveCalls)}</span>}
        note={t('liveNote')}
        link={{ label: t('liveLink'), to: lists.addressOf('calls', {}) }}
      />
      <Today
        data={data}
        figure="calls"
        index={1}
        note={today.leadsIn > 0 ? stats('leadsIn', { count: today.leadsIn }) : undefined}
        link={lists.came(today, TODAY)}
      />
      <Today data={data} figure="leads" index={2} note={partsOf(today.sold)} link={sold} />
      <Today data={data} figure="revenueCents" index={3} link={sold} />
      <Today data={data} figure="marginCents" index={4} link={sold} />
      <StatCard label={t('conversion')} value={share(today) ?? '–'} index={5} note={t('conversionNote')} />
    </>
  );
}

/** '12 llamadas y 3 leads', where they are of more than one kind. */
function useParts() {
  const stats = useTexts(statMessages);
  const formats = useFormats();
  return (sold: AdminOverview['today']['sold']): string | undefined => {
    const kinds = KINDS.filter((kind) => sold[kind] > 0);
    if (kinds.length < 2) return undefined;
    return formats.list(kinds.map((kind) => stats(`soldParts.${kind}`, { count: sold[kind] })));
  };
}

type TodayProps = CardsProps & {
  figure: Exclude<keyof DayFigures, 'leadsIn'>;
  index: number;
  note?: string | undefined;
  link: readonly StatLink[];
};

/** One figure of today beside the last two weeks. */
function Today({ data, figure, index, note, link }: TodayProps) {
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
      note={note}
      link={link}
    />
  );
}

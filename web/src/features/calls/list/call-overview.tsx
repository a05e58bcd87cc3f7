import type { CallSummary } from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ListOverview } from '../../../ui/list/list-overview.tsx';
import type { Total } from '../../../ui/list/totals-strip.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { callsMessages } from '../shared/calls-messages.ts';

type CallOverviewProps = { summary: UseQueryResult<CallSummary>; period: Period; view: CallView };

export function CallOverview({ summary, period, view }: CallOverviewProps) {
  const t = useTexts(callsMessages);
  return (
    <ListOverview
      query={summary}
      label={t('overview')}
      series={{ counted: t('totals.qualified'), others: t('totals.others') }}
      totals={useTotals(summary.data, view)}
      period={period}
    />
  );
}

/** Five figures; the money is that of the panel's side. */
function useTotals(data: CallSummary | undefined, view: CallView): Total[] {
  const t = useTexts(callsMessages);
  const formats = useFormats();
  const money = useMoney();
  const rows = data?.count.rows ?? 0;
  const {
    qualified = 0,
    talkSeconds = 0,
    priceCents = null,
    payoutCents = null,
    marginCents = null,
  } = data?.totals ?? {};
  const share = rows > 0 ? qualified / rows : 0;
  const each = (cents: number | null, count: number) => (cents === null || count === 0 ? null : cents / count);
  const amounts = {
    publisher: [
      { label: t('totals.payout'), cents: payoutCents },
      { label: t('totals.perCall'), cents: each(payoutCents, rows) },
    ],
    advertiser: [
      { label: t('totals.cost'), cents: priceCents },
      { label: t('totals.perQualified'), cents: each(priceCents, qualified) },
    ],
    admin: [
      { label: t('columns.price'), cents: priceCents },
      { label: t('columns.margin'), cents: marginCents },
    ],
  }[view];
  const known = (text: string) => (data ? text : undefined);
  return [
    { label: t('title'), value: known(`${formats.number(rows)}${data?.count.isMore ? '+' : ''}`) },
    {
      label: t('totals.qualified'),
      value: known(
        `${formats.number(qualified)} · ${formats.number(share, { style: 'percent', maximumFractionDigits: 1 })}`,
      ),
    },
    { label: t('totals.talk'), value: known(talkText(talkSeconds)) },
    ...amounts.map(({ label, cents }) => ({
      label,
      value: known(cents === null ? '–' : money(cents)),
      isMoney: cents !== null && cents > 0,
    })),
  ];
}

const HOUR_SECONDS = 3600;

/** '9 h 12 min': the same in both languages. */
function talkText(seconds: number): string {
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / 60);
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}

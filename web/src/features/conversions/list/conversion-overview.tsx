import type { ConversionSummary } from '@callstead/contract/conversions/conversions';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ListOverview } from '../../../ui/list/list-overview.tsx';
import type { Total } from '../../../ui/list/totals-strip.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { conversionsMessages } from '../shared/conversions-messages.ts';

type ConversionOverviewProps = { summary: UseQueryResult<ConversionSummary>; period: Period; view: CallView };

export function ConversionOverview({ summary, period, view }: ConversionOverviewProps) {
  const t = useTexts(conversionsMessages);
  return (
    <ListOverview
      query={summary}
      label={t('overview')}
      series={{ counted: t('totals.sold'), others: t('totals.others') }}
      totals={useTotals(summary.data, view)}
      period={period}
    />
  );
}

/** The money is that of the panel's side. */
function useTotals(data: ConversionSummary | undefined, view: CallView): Total[] {
  const t = useTexts(conversionsMessages);
  const formats = useFormats();
  const money = useMoney();
  const rows = data?.count.rows ?? 0;
  const { sold = 0, priceCents = null, payoutCents = null, marginCents = null } = data?.totals ?? {};
  const each = (cents: number | null) => (cents === null || sold === 0 ? null : cents / sold);
  const amounts = {
    publisher: [
      { label: t('columns.payout'), cents: payoutCents },
      { label: t('totals.each'), cents: each(payoutCents) },
    ],
    advertiser: [
      { label: t('totals.cost'), cents: priceCents },
      { label: t('totals.each'), cents: each(priceCents) },
    ],
    admin: [
      { label: t('columns.price'), cents: priceCents },
      { label: t('columns.margin'), cents: marginCents },
    ],
  }[view];
  const share = formats.number(rows > 0 ? sold / rows : 0, { style: 'percent', maximumFractionDigits: 1 });
  const known = (text: string) => (data ? text : undefined);
  return [
    { label: t('title'), value: known(`${formats.number(rows)}${data?.count.isMore ? '+' : ''}`) },
    { label: t('totals.sold'), value: known(`${formats.number(sold)} · ${share}`) },
    ...amounts.map(({ label, cents }) => ({
      label,
      value: known(cents === null ? '–' : money(cents)),
      isMoney: cents !== null && cents > 0,
    })),
  ];
}

import type { LeadSummary } from '@callstead/contract/leads/leads';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ListOverview } from '../../../ui/list/list-overview.tsx';
import type { Total } from '../../../ui/list/totals-strip.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { leadsMessages } from '../shared/leads-messages.ts';

type LeadOverviewProps = { summary: UseQueryResult<LeadSummary>; period: Period; view: CallView };

export function LeadOverview({ summary, period, view }: LeadOverviewProps) {
  const t = useTexts(leadsMessages);
  return (
    <ListOverview
      query={summary}
      label={t('overview')}
      series={{ counted: t('totals.accepted'), others: t('totals.others') }}
      totals={useTotals(summary.data, view)}
      period={period}
    />
  );
}

/** The money is that of the panel's side. */
function useTotals(data: LeadSummary | undefined, view: CallView): Total[] {
  const t = useTexts(leadsMessages);
  const formats = useFormats();
  const money = useMoney();
  const rows = data?.count.rows ?? 0;
  const { accepted = 0, priceCents = null, payoutCents = null, marginCents = null } = data?.totals ?? {};
  const each = (cents: number | null) => (cents === null || accepted === 0 ? null : cents / accepted);
  const amounts = {
    publisher: [
      { label: t('totals.payout'), cents: payoutCents },
      { label: t('totals.perLead'), cents: each(payoutCents) },
    ],
    advertiser: [
      { label: t('totals.cost'), cents: priceCents },
      { label: t('totals.perLead'), cents: each(priceCents) },
    ],
    admin: [
      { label: t('columns.price'), cents: priceCents },
      { label: t('columns.margin'), cents: marginCents },
    ],
  }[view];
  const share = formats.number(rows > 0 ? accepted / rows : 0, { style: 'percent', maximumFractionDigits: 1 });
  const known = (text: string) => (data ? text : undefined);
  return [
    { label: t('title'), value: known(`${formats.number(rows)}${data?.count.isMore ? '+' : ''}`) },
    { label: t('totals.accepted'), value: known(`${formats.number(accepted)} · ${share}`) },
    ...amounts.map(({ label, cents }) => ({
      label,
      value: known(cents === null ? '–' : money(cents)),
      isMoney: cents !== null && cents > 0,
    })),
  ];
}

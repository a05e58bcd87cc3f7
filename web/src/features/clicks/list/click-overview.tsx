import type { ClickSummary } from '@callstead/contract/clicks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { ListOverview } from '../../../ui/list/list-overview.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { clicksMessages } from './messages.ts';

type ClickOverviewProps = { summary: UseQueryResult<ClickSummary>; period: Period };

export function ClickOverview({ summary, period }: ClickOverviewProps) {
  const t = useTexts(clicksMessages);
  const formats = useFormats();
  const { data } = summary;
  const known = (value: number | undefined) => (value === undefined ? undefined : formats.number(value));
  const rows = known(data?.count.rows);
  return (
    <ListOverview
      query={summary}
      label={t('overview')}
      series={{ counted: t('totals.counted'), others: t('totals.others') }}
      totals={[
        { label: t('title'), value: rows && `${rows}${data?.count.isMore ? '+' : ''}` },
        { label: t('totals.counted'), value: known(data?.totals.counted) },
        { label: t('totals.unique'), value: known(data?.totals.unique) },
      ]}
      period={period}
    />
  );
}

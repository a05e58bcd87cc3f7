import type { UnbookedPayment } from '@callstead/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { StackedDateTime } from '../../../ui/format/date-time.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { unbookedQuery } from './api.ts';
import { receivedMessages } from './messages.ts';

/** Shown only where there is any: each is money that somebody misses. */
export function Unbooked() {
  const t = useTexts(receivedMessages);
  const errorText = useErrorText();
  const unbooked = useQuery(unbookedQuery);
  const columns = useUnbookedColumns();
  if (unbooked.isError && !unbooked.data) {
    const message = t('unbooked.failed', { message: errorText(unbooked.error) });
    return (
      <Card>
        <ErrorState message={message} onRetry={() => void unbooked.refetch()} />
      </Card>
    );
  }
  if (!unbooked.data?.data.length) return null;
  return (
    <div className="grid min-w-0 gap-3">
      <Banner tone="warning" title={t('unbooked.title')}>
        {t('unbooked.text')}
      </Banner>
      <DataTable
        query={{ ...unbooked, data: unbooked.data.data }}
        columns={columns}
        rowKey={({ intentRef }) => intentRef}
        caption={t('unbooked.title')}
        empty={null}
      />
    </div>
  );
}

function useUnbookedColumns(): Column<UnbookedPayment>[] {
  const t = useTexts(receivedMessages);
  return [
    { id: 'found', header: t('unbooked.found'), cell: ({ foundAt }) => <StackedDateTime value={foundAt} /> },
    { id: 'amount', header: t('unbooked.amount'), align: 'right', cell: (payment) => <Amount {...payment} /> },
    { id: 'why', header: t('unbooked.why'), cell: ({ reason }) => t(`unbooked.reasons.${reason}`) },
    { id: 'who', header: t('unbooked.who'), cell: ({ advertiser }) => advertiser?.name ?? <Nothing /> },
    {
      id: 'ref',
      header: t('unbooked.ref'),
      cell: ({ intentRef }) => <span className="wrap-anywhere font-mono text-13">{intentRef}</span>,
    },
  ];
}

/** In whichever currency it came: that may be why it is not booked. */
function Amount({ amountCents, currency }: UnbookedPayment) {
  const formats = useFormats();
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return <span className="whitespace-nowrap tabular-nums">{formats.number(amountCents / 100, style)}</span>;
}

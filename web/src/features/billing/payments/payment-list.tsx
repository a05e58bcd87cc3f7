import type { Payment } from '@callstead/contract/payments';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { HelpLink } from '../../../ui/action/help-link.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StackedDateTime } from '../../../ui/format/date-time.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { PaymentAmount, PaymentSequels, PaymentSource, PaymentState } from '../../../ui/payment/payment-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { fundingQuery, paymentListQuery } from './api.ts';
import { fundingMessages } from './messages.ts';

/** Every payment with its state and what became of it. Nobody is told of none where the network takes none. */
export function PaymentList({ account }: { account: string | undefined }) {
  const t = useTexts(fundingMessages);
  const errorText = useErrorText();
  const { data: funding } = useQuery(fundingQuery(account));
  const list = useInfiniteQuery(paymentListQuery(account));
  const columns = usePaymentColumns();
  const payments = list.data?.pages.flatMap((page) => page.data);
  if (!funding?.isOffered && !payments?.length) return list.isPending ? <Coming /> : null;
  const errorMessage = t('payments.failed', { message: errorText(list.error) });
  return (
    <div className="grid min-w-0 gap-3">
      <div className="grid gap-1">
        <h2 className="text-20">{t('payments.title')}</h2>
        <p className="max-w-prose text-13 text-muted">{t('payments.text')}</p>
      </div>
      <DataTable
        query={{ ...list, data: payments }}
        columns={columns}
        rowKey={(payment) => payment.id}
        caption={t('payments.title')}
        skeletonRows={3}
        empty={
          <EmptyState
            message={t('payments.empty')}
            hint={t('payments.emptyHint')}
            action={<HelpLink guide="advertiser" section="billing" />}
          />
        }
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
    </div>
  );
}

function usePaymentColumns(): Column<Payment>[] {
  const t = useTexts(fundingMessages);
  return [
    { id: 'date', header: t('payments.date'), cell: (payment) => <When payment={payment} /> },
    {
      id: 'source',
      header: t('payments.source'),
      wideOnly: true,
      cell: (payment) => <PaymentSource payment={payment} />,
    },
    {
      id: 'amount',
      header: t('payments.amount'),
      align: 'right',
      cell: (payment) => <PaymentAmount payment={payment} />,
    },
    { id: 'state', header: t('payments.state'), cell: (payment) => <PaymentState payment={payment} /> },
    { id: 'sequels', header: t('payments.sequels'), cell: (payment) => <PaymentSequels payment={payment} /> },
  ];
}

/** On a phone its kind stands below it, and the amount beside it. */
function When({ payment }: { payment: Payment }) {
  return (
    <div className="grid">
      <StackedDateTime value={payment.createdAt} />
      <div className="text-13 sm:hidden">
        <PaymentSource payment={payment} />
      </div>
    </div>
  );
}

import { paths } from '@callstead/contract/paths';
import type { AdminPayment } from '@callstead/contract/payments';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { StackedDateTime } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { PaymentAmount, PaymentSequels, PaymentSource, PaymentState } from '../../../ui/payment/payment-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { receivedMessages } from './messages.ts';

export function useReceivedColumns(): Column<AdminPayment>[] {
  const t = useTexts(receivedMessages);
  return [
    { id: 'date', header: t('columns.date'), cell: ({ createdAt }) => <StackedDateTime value={createdAt} /> },
    { id: 'advertiser', header: t('columns.advertiser'), cell: (payment) => <Advertiser payment={payment} /> },
    { id: 'source', header: t('columns.source'), cell: (payment) => <PaymentSource payment={payment} /> },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'right',
      cell: (payment) => <AmountWithFee payment={payment} />,
    },
    { id: 'state', header: t('columns.state'), cell: (payment) => <PaymentState payment={payment} /> },
    { id: 'sequels', header: t('columns.sequels'), cell: (payment) => <PaymentSequels payment={payment} /> },
  ];
}

/** The fee is the network's expense: what came counts in full. */
function AmountWithFee({ payment }: { payment: AdminPayment }) {
  const t = useTexts(receivedMessages);
  const money = useMoney();
  return (
    <span className="inline-grid justify-items-end">
      <PaymentAmount payment={payment} />
      {payment.feeCents !== null && (
        <span className="whitespace-nowrap text-12 text-muted tabular-nums">
          {t('fee', { amount: money(payment.feeCents) })}
        </span>
      )}
    </span>
  );
}

/** With the gateway's own name for the payment, by which it is found there. */
function Advertiser({ payment: { advertiser, intentRef } }: { payment: AdminPayment }) {
  return (
    <div className="min-w-36">
      <p className="font-medium">{advertiser.name}</p>
      {intentRef && <p className="wrap-anywhere font-mono text-12 text-muted">{intentRef}</p>}
    </div>
  );
}

type PaymentMenuProps = { payment: AdminPayment; onRefund: () => void; onNarrow: () => void };

export function PaymentMenu({ payment, onRefund, onNarrow }: PaymentMenuProps) {
  const t = useTexts(receivedMessages);
  const money = useMoney();
  const navigate = useNavigate();
  const { advertiser, amountCents, refundableCents } = payment;
  const toBilling = () => void navigate(paths.advertiser.billing({ account: advertiser.id }));
  const items = [
    ...(refundableCents > 0 ? [{ label: t('refund'), onSelect: onRefund }] : []),
    { label: t('onlyThis'), onSelect: onNarrow },
    { label: t('billing'), onSelect: toBilling },
  ];
  return <RowMenu label={t('actions', { amount: money(amountCents), name: advertiser.name })} items={items} />;
}

import { type AdminPayment, AdminPaymentListQuery } from '@callstead/contract/payments';
import { PAYMENT_STATUSES } from '@callstead/domain/payments/payment';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDetailQuery } from '../../../api/account-detail-query.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { paymentMessages } from '../../../i18n/payment-messages.ts';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { paymentListQuery } from './api.ts';
import { receivedMessages } from './messages.ts';
import { PaymentMenu, useReceivedColumns } from './received-columns.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SimulatorLink } from './simulator-link.tsx';
import { Unbooked } from './unbooked.tsx';

const Filter = AdminPaymentListQuery.pick({ account: true, status: true });
type Asked = Pick<AdminPaymentListQuery, 'account' | 'status'>;

const PAYMENT_LIST: ListDescription<Asked> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['account', 'status'],
};

/** Everything that came, or was to come, by the gateway. */
export function Received() {
  const t = useTexts(receivedMessages);
  const errorText = useErrorText();
  const address = useListAddress(PAYMENT_LIST);
  const list = useInfiniteQuery(paymentListQuery(address.asked));
  const [refunded, setRefunded] = useState<AdminPayment | null>(null);
  const columns = useReceivedColumns();
  const narrow = (payment: AdminPayment) => address.change({ account: payment.advertiser.id });
  const errorMessage = t('failed', { message: errorText(list.error) });
  return (
    <div className="grid min-w-0 gap-4">
      <Unbooked />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-14 text-muted">{t('text')}</p>
        <SimulatorLink />
      </div>
      <Filters address={address} asked={address.asked} />
      <DataTable
        query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
        columns={columns}
        rowKey={(payment) => payment.id}
        caption={t('caption')}
        rowMenu={(payment) => (
          <PaymentMenu payment={payment} onRefund={() => setRefunded(payment)} onNarrow={() => narrow(payment)} />
        )}
        empty={<NothingFound address={address} message={t('empty')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(null)} />}
    </div>
  );
}

function Filters({ address, asked }: { address: ListAddress; asked: Asked }) {
  const t = useTexts(receivedMessages);
  const words = useTexts(paymentMessages);
  const holder = useQuery({ ...accountDetailQuery(asked.account ?? ''), enabled: asked.account !== undefined });
  const statuses = PAYMENT_STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) }));
  const ofOne = { name: 'account', label: t('only', { name: holder.data?.fullName ?? '…' }) };
  return (
    <FilterBar
      address={address}
      choices={[{ name: 'status', label: t('status'), any: t('anyStatus'), options: statuses }]}
      narrowed={asked.account ? [ofOne] : []}
    />
  );
}

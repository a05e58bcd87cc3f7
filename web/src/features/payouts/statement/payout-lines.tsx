import type { PayoutLine, PayoutLinesQuery, PayoutStatement } from '@callstead/contract/payouts/statements';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { entryMessages } from '../../../i18n/entry-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DateTime, StackedDateTime } from '../../../ui/format/date-time.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { FundedBadge } from '../../../ui/payment/funded-badge.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { payoutLinesQuery } from './api.ts';
import { payoutStatementMessages } from './messages.ts';

/** Leads to a call or conversion, in the panel one is in. */
export type SoldLink = ComponentType<{ sold: Pick<PayoutLine, 'callId' | 'conversionId' | 'leadId'> }>;

const LINE_LIST: ListDescription<Pick<PayoutLinesQuery, 'after' | 'before'>> = {
  read: (params) => ({ after: params.get('after') ?? undefined, before: params.get('before') ?? undefined }),
  filters: [],
};

/** Down to each call and conversion. */
export function PayoutLines({ payout, Sold }: { payout: PayoutStatement; Sold: SoldLink }) {
  const t = useTexts(payoutStatementMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const address = useListAddress(LINE_LIST);
  const page = useQuery(payoutLinesQuery(payout.id, { language, ...address.asked }));
  const columns = useLineColumns(Sold, page.data?.data.some(({ funded }) => funded !== null) ?? false);
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="text-20">{t('lines')}</h2>
      <DataTable
        query={{ ...page, data: page.data?.data }}
        columns={columns}
        rowKey={(line) => line.id}
        caption={t('lines')}
        empty={<EmptyState message={t('linesEmpty')} />}
        errorMessage={t('linesFailed', { message: errorText(page.error) })}
      />
      <Pager {...address.pages(page.data)} />
    </div>
  );
}

function useLineColumns(Sold: SoldLink, isMarked: boolean): Column<PayoutLine>[] {
  const t = useTexts(payoutStatementMessages);
  const funded: Column<PayoutLine> = {
    id: 'funded',
    header: t('columns.funded'),
    wideOnly: true,
    cell: ({ funded: mark }) => (mark ? <FundedBadge mark={mark} /> : <Nothing />),
  };
  return [
    {
      id: 'at',
      header: t('columns.at'),
      pinned: false,
      wideOnly: true,
      cell: ({ at }) => <StackedDateTime value={at} />,
    },
    { id: 'concept', header: t('columns.concept'), pinned: true, cell: (line) => <Concept line={line} Sold={Sold} /> },
    {
      id: 'call',
      header: t('columns.call'),
      wideOnly: true,
      cell: (line) => (line.callId || line.conversionId || line.leadId ? <Sold sold={line} /> : <Nothing />),
    },
    ...(isMarked ? [funded] : []),
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'right',
      cell: ({ amountCents }) => <SignedMoney cents={amountCents} />,
    },
  ];
}

function Concept({ line, Sold }: { line: PayoutLine; Sold: SoldLink }) {
  const t = useTexts(payoutStatementMessages);
  const entries = useTexts(entryMessages);
  const { kind, campaign, reason, arrivedAt } = line;
  return (
    <div className="min-w-40 max-w-44 sm:max-w-80">
      <p className="font-medium">{entries(`kinds.${kind}`)}</p>
      {campaign && (
        <p className="truncate text-13 text-muted">
          {campaign.id} · {campaign.title}
        </p>
      )}
      {arrivedAt && (
        <p className="text-13 text-muted">
          {t('arrived')} <DateTime value={arrivedAt} />
        </p>
      )}
      {reason && <p className="wrap-anywhere text-13 text-muted">{reason}</p>}
      <OnPhones line={line} Sold={Sold} />
    </div>
  );
}

/** There the amount stands beside it, and the other columns do not. */
function OnPhones({ line, Sold }: { line: PayoutLine; Sold: SoldLink }) {
  return (
    <div className="grid justify-items-start gap-1 text-13 text-muted sm:hidden">
      <DateTime value={line.at} />
      <Sold sold={line} />
      {line.funded && <FundedBadge mark={line.funded} />}
    </div>
  );
}

import { paths } from '@callstead/contract/paths';
import type { Payout } from '@callstead/contract/payouts/statements';
import { exportPayoutLines, readPayoutPdf } from '@callstead/contract/payouts/statements-endpoints';
import { listPayouts as readByPrograms } from '@callstead/contract/v1/payouts-endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { DateTime, useTimeZone } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { usePaymentText } from '../../../ui/payment/use-payment-text.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { PayoutBadge } from '../shared/payout-badge.tsx';
import { ownPayoutMessages } from '../shared/payout-messages.ts';
import { payoutListQuery } from './api.ts';
import { paymentsMessages } from './messages.ts';

/** Everything that was paid to somebody, or was to be. */
export function PayoutList({ account }: { account: string | undefined }) {
  const t = useTexts(paymentsMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(payoutListQuery(account));
  const columns = usePayoutColumns();
  const errorMessage = t('payouts.failed', { message: errorText(list.error) });
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-20">{t('payouts.title')}</h2>
          <p className="max-w-prose text-13 text-muted">{t('payouts.text')}</p>
        </div>
        <AsApiRequest endpoint={readByPrograms} query={{ account }} />
      </div>
      <DataTable
        query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
        columns={columns}
        rowKey={(payout) => payout.id}
        caption={t('payouts.title')}
        skeletonRows={3}
        empty={<EmptyState message={t('payouts.empty')} hint={t('payouts.emptyHint')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
    </div>
  );
}

function usePayoutColumns(): Column<Payout>[] {
  const t = useTexts(paymentsMessages);
  const paymentText = usePaymentText();
  return [
    { id: 'number', header: t('payouts.number'), cell: (payout) => <NumberLink payout={payout} /> },
    { id: 'date', header: t('payouts.date'), cell: (payout) => <When payout={payout} /> },
    {
      id: 'amount',
      header: t('payouts.amount'),
      align: 'right',
      cell: ({ amountCents, status }) => (
        <Money cents={amountCents} isGivenBack={status === 'failed' || status === 'returned'} />
      ),
    },
    { id: 'status', header: t('payouts.status'), cell: (payout) => <Status payout={payout} /> },
    { id: 'method', header: t('payouts.method'), cell: ({ method }) => paymentText(method) },
    { id: 'files', header: t('payouts.statement'), cell: (payout) => <Downloads payout={payout} /> },
  ];
}

function NumberLink({ payout: { id, number } }: { payout: Payout }) {
  const t = useTexts(ownPayoutMessages);
  const keepAccount = useKeepAccount();
  return (
    <Link
      to={keepAccount(paths.publisher.payout(id))}
      className="whitespace-nowrap font-medium underline decoration-border underline-offset-4 hover:decoration-current"
    >
      {t('payout', { number })}
    </Link>
  );
}

/** The day it left; until then, when it was approved. */
function When({ payout: { sentOn, frozenAt } }: { payout: Payout }) {
  return sentOn ? <CalendarDay day={sentOn} /> : <DateTime value={frozenAt} only="date" />;
}

function Status({ payout: { status, failureReason } }: { payout: Payout }) {
  return (
    <div className="grid min-w-28 max-w-72 justify-items-start gap-1">
      <PayoutBadge status={status} />
      {failureReason && <p className="wrap-anywhere text-13 text-muted">{failureReason}</p>}
    </div>
  );
}

/** What failed has nothing to show: its lines stand in a later one. */
function Downloads({ payout: { id, number, status } }: { payout: Payout }) {
  const t = useTexts(paymentsMessages);
  const words = useTexts(ownPayoutMessages);
  const { language } = useLanguage();
  const zone = useTimeZone() ?? undefined;
  if (status === 'failed' || status === 'returned') return <Nothing />;
  return (
    <span className="flex items-center gap-1">
      <ExportLink
        to={endpointHref(readPayoutPdf, { params: { id } })}
        variant="ghost"
        size="sm"
        aria-label={t('payouts.pdfOne', { number })}
      >
        {words('pdf')}
      </ExportLink>
      <ExportLink
        to={endpointHref(exportPayoutLines, { params: { id }, query: { language, zone } })}
        variant="ghost"
        size="sm"
        aria-label={t('payouts.csvOne', { number })}
      >
        {words('csv')}
      </ExportLink>
    </span>
  );
}

import { readInvoicePdf } from '@callstead/contract/billing/documents-endpoints';
import type { InvoiceSummary } from '@callstead/contract/billing/statements';
import { exportInvoice } from '@callstead/contract/billing/statements-endpoints';
import { paths } from '@callstead/contract/paths';
import { listInvoices as readByPrograms } from '@callstead/contract/v1/invoices-endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money, useMoney } from '../../../ui/format/money.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { invoiceListQuery } from '../shared/api.ts';
import { InvoiceStatusBadge } from '../shared/invoice-status-badge.tsx';
import { billingMessages } from '../shared/messages.ts';
import { useMonthName } from '../shared/use-month-name.ts';
import { YearDownload } from './year-download.tsx';

export function Invoices({ account }: { account: string | undefined }) {
  const t = useTexts(billingMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(invoiceListQuery(account));
  const columns = useInvoiceColumns();
  const invoices = list.data?.pages.flatMap((page) => page.data);
  return (
    <div className="steady grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-20">{t('invoices.title')}</h2>
          <p className="max-w-prose text-13 text-muted">{t('invoices.text')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <AsApiRequest endpoint={readByPrograms} query={{ account }} />
          <YearDownload account={account} />
        </div>
      </div>
      {list.isPending ? <Coming /> : <Overdue invoices={invoices ?? []} />}
      <DataTable
        query={{ ...list, data: invoices }}
        columns={columns}
        rowKey={(invoice) => invoice.id}
        caption={t('invoices.title')}
        skeletonRows={3}
        empty={<EmptyState message={t('invoices.empty')} hint={t('invoices.emptyHint')} />}
        errorMessage={t('invoices.failed', { message: errorText(list.error) })}
      />
      <LoadMore list={list} />
    </div>
  );
}

/** On a phone the table does not show its states without being pushed aside. */
function Overdue({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  const t = useTexts(billingMessages);
  const money = useMoney();
  const overdue = invoices.filter(({ status }) => status === 'overdue');
  if (overdue.length === 0) return null;
  const openCents = overdue.reduce((sum, invoice) => sum + invoice.openCents, 0);
  return <Banner tone="danger">{t('invoices.overdue', { count: overdue.length, amount: money(openCents) })}</Banner>;
}

function useInvoiceColumns(): Column<InvoiceSummary>[] {
  const t = useTexts(billingMessages);
  const monthName = useMonthName();
  return [
    { id: 'number', header: t('invoices.number'), cell: (invoice) => <NumberLink invoice={invoice} /> },
    { id: 'month', header: t('invoices.month'), cell: ({ month }) => monthName(month) },
    {
      id: 'issued',
      header: t('invoices.issued'),
      wideOnly: true,
      cell: ({ issuedAt }) => <DateTime value={issuedAt} only="date" />,
    },
    { id: 'calls', header: t('invoices.calls'), align: 'right', wideOnly: true, cell: ({ calls }) => calls },
    {
      id: 'amount',
      header: t('invoices.amount'),
      align: 'right',
      cell: ({ amountCents }) => <Money cents={amountCents} />,
    },
    { id: 'status', header: t('invoices.status'), cell: (invoice) => <InvoiceStatusBadge invoice={invoice} /> },
    { id: 'download', header: t('invoices.file'), cell: (invoice) => <Downloads invoice={invoice} /> },
  ];
}

function NumberLink({ invoice }: { invoice: InvoiceSummary }) {
  const keepAccount = useKeepAccount();
  return (
    <Link
      to={keepAccount(paths.advertiser.invoice(invoice.id))}
      className="whitespace-nowrap font-medium font-mono text-13 underline decoration-border underline-offset-4 hover:decoration-current"
    >
      {invoice.number}
    </Link>
  );
}

function Downloads({ invoice: { id, number } }: { invoice: InvoiceSummary }) {
  const t = useTexts(billingMessages);
  const { language } = useLanguage();
  return (
    <span className="flex items-center gap-1">
      <ExportLink
        to={endpointHref(readInvoicePdf, { params: { id } })}
        variant="ghost"
        size="sm"
        aria-label={t('invoices.downloadOne', { number })}
      >
        {t('invoices.pdf')}
      </ExportLink>
      <ExportLink
        to={endpointHref(exportInvoice, { params: { id }, query: { language } })}
        variant="ghost"
        size="sm"
        aria-label={t('invoices.downloadCsv', { number })}
      >
        {t('invoices.csv')}
      </ExportLink>
    </span>
  );
}

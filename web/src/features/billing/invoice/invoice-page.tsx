import { readInvoicePdf } from '@callstead/contract/billing/documents-endpoints';
import type { Invoice } from '@callstead/contract/billing/statements';
import { exportInvoice } from '@callstead/contract/billing/statements-endpoints';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Printer } from 'lucide';
import { useParams } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { UnknownOrFailed } from '../../../ui/feedback/unknown-or-failed.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { PrintHeader } from '../../../ui/layout/print-header.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { invoiceQuery } from '../shared/api.ts';
import { InvoiceStatusBadge } from '../shared/invoice-status-badge.tsx';
import { billingMessages } from '../shared/messages.ts';
import { useMonthName } from '../shared/use-month-name.ts';
import { CreditNotes } from './credit-notes.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

/** One invoice, as it can be printed. */
export default function InvoicePage() {
  const t = useTexts(billingMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const invoice = useQuery(invoiceQuery(id));
  const isUnknown = isRefusal(invoice.error, 'not_found') || isRefusal(invoice.error, 'validation_failed');
  return (
    <>
      <title>{t('invoice.pageTitle', { number: invoice.data?.number ?? '' })}</title>
      {!invoice.data && <h1 className="text-28">{t('invoice.heading')}</h1>}
      {invoice.isPending && <Skeleton className="h-96 w-full" />}
      {invoice.data && <InvoiceSheet invoice={invoice.data} />}
      {!invoice.data && invoice.isError && (
        <UnknownOrFailed
          isUnknown={isUnknown}
          unknown={t('invoice.unknown')}
          failed={t('invoice.failed', { message: errorText(invoice.error) })}
          back={<BackLink />}
          onRetry={() => void invoice.refetch()}
        />
      )}
    </>
  );
}

function BackLink() {
  const t = useTexts(billingMessages);
  const keepAccount = useKeepAccount();
  return (
    <ButtonLink to={keepAccount(paths.advertiser.billing())} variant="secondary">
      {t('invoice.back')}
    </ButtonLink>
  );
}

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const t = useTexts(billingMessages);
  const zoneName = useZoneName();
  return (
    <>
      <PrintHeader
        title={t('invoice.title', { number: invoice.number })}
        badge={<InvoiceStatusBadge invoice={invoice} />}
      >
        <Tools invoice={invoice} />
      </PrintHeader>
      <Card>
        <div className="grid gap-6">
          <Facts invoice={invoice} />
          <InvoiceLines invoice={invoice} />
          <CreditNotes notes={invoice.creditNotes} />
          <p className="max-w-prose text-13 text-muted">{t('invoice.note', { zone: zoneName(invoice.zone) })}</p>
        </div>
      </Card>
    </>
  );
}

function Tools({ invoice }: { invoice: Invoice }) {
  const t = useTexts(billingMessages);
  const { language } = useLanguage();
  return (
    <>
      <BackLink />
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {t('invoice.print')}
      </Button>
      <ExportLink to={endpointHref(exportInvoice, { params: { id: invoice.id }, query: { language } })}>
        {t('invoices.csv')}
      </ExportLink>
      <ExportLink to={endpointHref(readInvoicePdf, { params: { id: invoice.id } })} variant="primary">
        {t('invoices.pdf')}
      </ExportLink>
    </>
  );
}

function Facts({ invoice }: { invoice: Invoice }) {
  const t = useTexts(billingMessages);
  const monthName = useMonthName();
  const { issuer, recipient } = usePartyLines(invoice);
  const isOpen = invoice.dueOn !== null && invoice.openCents > 0;
  return (
    <dl className={clsx('grid gap-4 sm:grid-cols-2', isOpen ? 'lg:grid-cols-8' : 'lg:grid-cols-7')}>
      {issuer && (
        <Fact label={t('invoice.issuer')} className="lg:col-span-2">
          {issuer.join('\n')}
        </Fact>
      )}
      <Fact label={t('invoice.billTo')} className="lg:col-span-2">
        {recipient.join('\n')}
      </Fact>
      <Fact label={t('invoices.month')}>{monthName(invoice.month)}</Fact>
      <Fact label={t('invoices.issued')}>
        <DateTime value={invoice.issuedAt} only="date" />
      </Fact>
      <Fact label={t(isOpen ? 'invoice.amount' : 'invoice.total')}>
        <span className="font-display font-semibold text-20">
          <Money cents={invoice.amountCents} />
        </span>
      </Fact>
      {isOpen && (
        <Fact label={t('invoice.open')}>
          <span className="font-display font-semibold text-20">
            <Money cents={invoice.openCents} />
          </span>
          <span className="block text-13 text-muted">
            {t('invoice.due')} <CalendarDay day={invoice.dueOn ?? ''} />
          </span>
        </Fact>
      )}
    </dl>
  );
}

/** Both sides as the document names them: by law where they said so. */
function usePartyLines({ issuer, billTo }: Invoice) {
  const t = useTexts(billingMessages);
  const taxLine = (id: string | null) => id && t('invoice.taxId', { id });
  const said = (lines: (string | null)[]) => lines.filter((line) => line !== null && line !== '');
  const { name, companyName, email, address, legal } = billTo;
  const known = [companyName, name, address];
  const byLaw = legal && [legal.legalName, taxLine(legal.taxId), legal.addressLine1, legal.addressLine2, legal.country];
  return {
    issuer: issuer && said([issuer.name, taxLine(issuer.taxId), ...issuer.addressLines, issuer.email]),
    recipient: said([...(byLaw ?? known), email]),
  };
}

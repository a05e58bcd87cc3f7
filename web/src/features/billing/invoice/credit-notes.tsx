import { readCreditNotePdf } from '@callstead/contract/billing/documents-endpoints';
import type { Invoice } from '@callstead/contract/billing/statements';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { billingMessages } from '../shared/messages.ts';
import { useMonthName } from '../shared/use-month-name.ts';

/** What the invoice gives back of earlier ones, a document for each. */
export function CreditNotes({ notes }: { notes: Invoice['creditNotes'] }) {
  const t = useTexts(billingMessages);
  const monthName = useMonthName();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="credit-notes" className="grid gap-2">
      <h2 id="credit-notes" className="text-16">
        {t('invoice.creditNotes')}
      </h2>
      <ul className="grid divide-y border-y">
        {notes.map(({ id, number, chargedMonth, originalNumber, amountCents }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              <span className="font-medium font-mono text-13">{number}</span>{' '}
              <span className="text-13 text-muted">
                {originalNumber
                  ? t('invoice.creditOfInvoice', { number: originalNumber, month: monthName(chargedMonth) })
                  : t('invoice.credit', { month: monthName(chargedMonth) })}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <Money cents={amountCents} />
              <span className="print:hidden">
                <ExportLink
                  to={endpointHref(readCreditNotePdf, { params: { id } })}
                  variant="ghost"
                  size="sm"
                  aria-label={t('invoices.downloadOne', { number })}
                >
                  {t('invoices.pdf')}
                </ExportLink>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Invoice } from '@callstead/contract/billing/statements';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { billingMessages } from '../shared/messages.ts';
import { useMonthName } from '../shared/use-month-name.ts';

type Line = Invoice['lines'][number];

export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useTexts(billingMessages);
  const columns = useColumns();
  return (
    <DataTable
      query={{ data: invoice.lines, isPending: false, isError: false }}
      columns={columns}
      rowKey={(line) => `${line.kind} ${line.campaign.id} ${line.chargedMonth}`}
      caption={t('invoice.lines')}
      errorMessage=""
      empty={null}
    />
  );
}

function useColumns(): Column<Line>[] {
  const t = useTexts(billingMessages);
  return [
    { id: 'campaign', header: t('invoice.campaign'), cell: (line) => <Campaign line={line} /> },
    { id: 'calls', header: t('invoices.calls'), align: 'right', cell: ({ calls }) => calls },
    {
      id: 'amount',
      header: t('invoices.amount'),
      align: 'right',
      cell: ({ amountCents }) => <Money cents={amountCents} />,
    },
  ];
}

/** A credit says when its calls were charged. */
function Campaign({ line: { kind, campaign, chargedMonth } }: { line: Line }) {
  const t = useTexts(billingMessages);
  const { language } = useLanguage();
  const monthName = useMonthName();
  return (
    <div className="min-w-40">
      <p className="font-medium">{campaign.title[language]}</p>
      <p className="text-13 text-muted">
        {campaign.id}
        {kind === 'credit' && chargedMonth && <> · {t('invoice.credit', { month: monthName(chargedMonth) })}</>}
        {kind === 'late' && <> · {t('invoice.late')}</>}
      </p>
    </div>
  );
}

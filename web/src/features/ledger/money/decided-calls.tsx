import type { CallRow } from '@callstead/contract/calls/calls';
import { useQuery } from '@tanstack/react-query';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { moneyMessages } from '../shared/messages.ts';
import { SoldLink } from '../shared/sold-link.tsx';
import { decidedCallsQuery } from './api.ts';
import { DECIDED_BILLINGS, decidedCallsAsked } from './decided-calls-asked.ts';
import { ledgerMessages } from './messages.ts';

const DECIDED_LIST: ListDescription<object> = { read: () => ({}), filters: [] };

/** What waits for a decision about money, and what was given back. */
export function DecidedCalls({ period }: { period: Period }) {
  const t = useTexts(ledgerMessages);
  const names = useTexts(callMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const address = useListAddress(DECIDED_LIST);
  const { billing, isOpen, query } = decidedCallsAsked(address.params, period, language);
  const page = useQuery({ ...decidedCallsQuery(query), enabled: period.zone !== null });
  const columns = useDecidedCallColumns();
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-2">
        <FilterChips
          label={t('calls.billing')}
          options={DECIDED_BILLINGS.map((value) => ({ value, label: names(`billings.${value}`) }))}
          chosen={billing}
          addressOf={(each) => address.addressWith({ billing: each })}
        />
        <p className="text-13 text-muted">{t(isOpen ? 'calls.anyDate' : 'calls.byArrival')}</p>
      </div>
      <DataTable
        query={{ ...page, data: page.data?.data }}
        columns={columns}
        rowKey={(call) => call.id}
        caption={t('tabs.calls')}
        empty={<EmptyState message={t(isOpen ? 'calls.emptyOpen' : 'calls.empty')} />}
        errorMessage={t('calls.failed', { message: errorText(page.error) })}
      />
      <Pager {...address.pages(page.data)} />
    </div>
  );
}

function useDecidedCallColumns(): Column<CallRow>[] {
  const t = useTexts(ledgerMessages);
  const words = useTexts(moneyMessages);
  return [
    { id: 'call', header: words('columns.call'), cell: ({ id }) => <SoldLink sold={{ callId: id }} /> },
    { id: 'at', header: words('columns.at'), cell: ({ arrivedAt }) => <DateTime value={arrivedAt} /> },
    {
      id: 'campaign',
      header: t('calls.campaign'),
      cell: ({ campaign }) => campaign && <span className="block max-w-64 truncate">{campaign.title}</span>,
    },
    { id: 'advertiser', header: t('calls.advertiser'), cell: ({ advertiser }) => advertiser?.name },
    { id: 'publisher', header: t('calls.publisher'), cell: ({ publisher }) => publisher?.name ?? publisher?.affId },
    { id: 'price', header: t('calls.price'), align: 'right', cell: ({ priceCents }) => <Money cents={priceCents} /> },
    {
      id: 'payout',
      header: t('calls.payout'),
      align: 'right',
      cell: ({ payoutCents }) => <Money cents={payoutCents} />,
    },
  ];
}

import type { CallRow } from '@callstead/contract/calls/calls';
import type { Billing } from '@callstead/domain/calls/call';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { moneyMessages } from '../../../i18n/money-messages.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { FilterChip } from '../../../ui/table/filter-chip.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { CallLink } from '../shared/call-link.tsx';
import { placed } from '../statement/statement-section.tsx';
import { callsQuery } from './api.ts';
import { askedCalls, DECIDED_BILLINGS } from './asked-calls.ts';
import { deskMessages } from './messages.ts';

/** What waits for a decision about money, and what was given back. */
export function DecidedCalls({ period }: { period: Period }) {
  const t = useTexts(deskMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { billing, isOpen, query } = askedCalls(params, period, language);
  const page = useQuery({ ...callsQuery(query), enabled: period.zone !== null });
  const columns = useColumns();
  const { previous = null, next = null } = page.data ?? {};
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-2">
        <BillingChips chosen={billing} />
        <p className="text-13 text-muted">{t(isOpen ? 'calls.anyDate' : 'calls.byArrival')}</p>
      </div>
      <DataTable
        query={{ ...page, data: page.data?.calls }}
        columns={columns}
        rowKey={(call) => call.id}
        caption={t('tabs.calls')}
        empty={<EmptyState message={t(isOpen ? 'calls.emptyOpen' : 'calls.empty')} />}
        errorMessage={t('calls.failed', { message: errorText(page.error) })}
      />
      <Pager previous={placed(params, 'before', previous)} next={placed(params, 'after', next)} />
    </div>
  );
}

function BillingChips({ chosen }: { chosen: Billing }) {
  const t = useTexts(deskMessages);
  const names = useTexts(callMessages);
  const [params] = useSearchParams();
  const addressOf = (billing: Billing) => {
    const kept = [...params].filter(([name]) => !['billing', 'after', 'before'].includes(name));
    return `?${new URLSearchParams([...kept, ['billing', billing]])}`;
  };
  return (
    <nav aria-label={t('calls.billing')} className="flex flex-wrap gap-2">
      {DECIDED_BILLINGS.map((billing) => (
        <FilterChip key={billing} to={addressOf(billing)} selected={billing === chosen}>
          {names(`billings.${billing}`)}
        </FilterChip>
      ))}
    </nav>
  );
}

function useColumns(): Column<CallRow>[] {
  const t = useTexts(deskMessages);
  const words = useTexts(moneyMessages);
  return [
    { id: 'call', header: words('columns.call'), cell: ({ id }) => <CallLink id={id} label={words('openCall')} /> },
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

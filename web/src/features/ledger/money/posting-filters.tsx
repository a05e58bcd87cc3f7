import type { LedgerEntriesQuery } from '@callstead/contract/ledger';
import { exportLedgerEntries } from '@callstead/contract/ledger-endpoints';
import { ENTRY_KINDS } from '@callstead/domain/ledger/entry';
import { useQuery } from '@tanstack/react-query';
import { accountDetailQuery } from '../../../api/account-detail-query.ts';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { entryMessages } from '../../../i18n/entry-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { moneyMessages } from '../shared/messages.ts';
import { ledgerMessages } from './messages.ts';

type PostingFiltersProps = { address: ListAddress; asked: LedgerEntriesQuery; zone: string | null };

export function PostingFilters({ address, asked, zone }: PostingFiltersProps) {
  const t = useTexts(ledgerMessages);
  const words = useTexts(moneyMessages);
  const entries = useTexts(entryMessages);
  const { after: _after, before: _before, limit: _limit, ...filter } = asked;
  const kinds = ENTRY_KINDS.map((value) => ({ value, label: entries(`kinds.${value}`) }));
  const holder = useQuery({ ...accountDetailQuery(filter.account ?? ''), enabled: filter.account !== undefined });
  const ofOne = { name: 'account', label: t('postings.only', { name: holder.data?.fullName ?? '…' }) };
  return (
    <FilterBar
      address={address}
      search={{ name: 'callId', label: t('postings.callId'), hint: 'call_…', maxLength: 40 }}
      choices={[{ name: 'kind', label: words('columns.concept'), any: t('postings.anyKind'), options: kinds }]}
      narrowed={filter.account ? [ofOne] : []}
    >
      <ExportLink to={endpointHref(exportLedgerEntries, { query: { ...filter, zone: zone ?? undefined } })}>
        {words('csv')}
      </ExportLink>
    </FilterBar>
  );
}

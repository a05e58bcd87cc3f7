import { LedgerEntriesQuery } from '@callstead/contract/ledger';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { entriesQuery } from './api.ts';
import { ledgerMessages } from './messages.ts';
import { usePostingColumns } from './posting-columns.tsx';
import { PostingFilters } from './posting-filters.tsx';

const POSTING_LIST: ListDescription<LedgerEntriesQuery> = {
  read: (params) => LedgerEntriesQuery.parse(Object.fromEntries(params)),
  filters: ['account', 'kind', 'callId'],
};

/** Every entry of the books in the period, by posting date. */
export function Postings({ period: { from, to, zone } }: { period: Period }) {
  const t = useTexts(ledgerMessages);
  const errorText = useErrorText();
  const address = useListAddress(POSTING_LIST);
  // Days stand in the address, moments are asked for.
  const asked = { ...address.asked, from, to };
  const page = useQuery({ ...entriesQuery(asked), enabled: zone !== null });
  return (
    <div className="grid min-w-0 gap-4">
      <PostingFilters address={address} asked={asked} zone={zone} />
      <DataTable
        query={{ ...page, data: page.data?.data }}
        columns={usePostingColumns()}
        rowKey={(entry) => entry.id}
        caption={t('tabs.postings')}
        empty={<NothingFound address={address} message={t('postings.empty')} />}
        errorMessage={t('postings.failed', { message: errorText(page.error) })}
      />
      <Pager {...address.pages(page.data)} />
    </div>
  );
}

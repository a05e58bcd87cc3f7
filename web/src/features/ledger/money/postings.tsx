import { LedgerEntriesQuery } from '@callstead/contract/ledger';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { toQueryString } from '../../../api/query-string.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { placed } from '../statement/statement-section.tsx';
import { entriesQuery } from './api.ts';
import { deskMessages } from './messages.ts';
import { usePostingColumns } from './posting-columns.tsx';
import { PostingFilters } from './posting-filters.tsx';

/** Every entry of the books in the period, by posting date. */
export function Postings({ period }: { period: Period }) {
  const t = useTexts(deskMessages);
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const { from, to, zone } = period;
  // Days stand in the address, moments are asked for.
  const { account, kind, callId, after, before } = LedgerEntriesQuery.parse(Object.fromEntries(params));
  const filter = { from, to, account, kind, callId };
  const page = useQuery({
    ...entriesQuery(toQueryString({ ...filter, after, before }).toString()),
    enabled: zone !== null,
  });
  const columns = usePostingColumns();
  const { previous = null, next = null } = page.data ?? {};
  return (
    <div className="grid min-w-0 gap-4">
      <PostingFilters filter={filter} zone={zone} />
      <DataTable
        query={{ ...page, data: page.data?.entries }}
        columns={columns}
        rowKey={(entry) => entry.id}
        caption={t('tabs.postings')}
        empty={<EmptyState message={t('postings.empty')} />}
        errorMessage={t('postings.failed', { message: errorText(page.error) })}
      />
      <Pager previous={placed(params, 'before', previous)} next={placed(params, 'after', next)} />
    </div>
  );
}

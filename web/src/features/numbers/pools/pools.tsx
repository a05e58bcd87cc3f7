import { type NumberPool, NumberPoolListQuery } from '@callstead/contract/number-pools';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { poolListQuery } from './api.ts';
import { poolsMessages } from './messages.ts';
import { usePoolColumns } from './pool-columns.tsx';
import { EditPoolDialog, NewPoolDialog } from './pool-dialogs.tsx';

const Filter = NumberPoolListQuery.pick({ search: true });
const POOL_LIST: ListDescription<Pick<NumberPoolListQuery, 'search'>> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search'],
};

/** Numbers that visitors of publishers' pages borrow, and how that goes. */
export function Pools() {
  const t = useTexts(poolsMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const address = useListAddress(POOL_LIST);
  const list = useInfiniteQuery(poolListQuery({ ...address.asked, language }));
  const [edited, setEdited] = useState<NumberPool | 'new' | null>(null);
  const columns = usePoolColumns(setEdited);
  const errorMessage = t('loadFailed', { message: errorText(list.error) });
  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-muted">{t('intro')}</p>
        <Button icon={Plus} variant="secondary" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </div>
      <FilterBar address={address} search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }} />
      <div className="grid min-w-0 gap-3">
        <DataTable
          query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
          columns={columns}
          rowKey={(pool) => pool.applicationId}
          caption={t('caption')}
          empty={<NothingFound address={address} message={t(address.isFiltered ? 'emptyFiltered' : 'empty')} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={list} errorMessage={errorMessage} />
      </div>
      {edited === 'new' && <NewPoolDialog onClose={() => setEdited(null)} />}
      {edited && edited !== 'new' && <EditPoolDialog pool={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

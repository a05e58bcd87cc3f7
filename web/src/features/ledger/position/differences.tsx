import { type BooksDifference, DifferenceListQuery } from '@callstead/contract/reconciliation';
import { DIFFERENCE_KINDS, PLACES } from '@callstead/domain/reconciliation/difference';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type DifferenceFilter, differenceListQuery } from './api.ts';
import { DifferenceMenu, useDifferenceColumns } from './difference-columns.tsx';
import { positionMessages } from './messages.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

const Filter = DifferenceListQuery.pick({ state: true, place: true, kind: true });

const DIFFERENCE_LIST: ListDescription<DifferenceFilter> = {
  read: readFilter,
  filters: ['state', 'place', 'kind'],
};

/** Open ones are what is shown where nothing was chosen. */
function readFilter(params: URLSearchParams): DifferenceFilter {
  const { state, ...chosen } = Filter.parse(Object.fromEntries(params));
  return { ...chosen, ...(state !== 'open' && { state }) };
}

/** What the books and the outside disagree about, by name, and what to do about it. */
export function Differences() {
  const t = useTexts(positionMessages);
  const errorText = useErrorText();
  const address = useListAddress(DIFFERENCE_LIST);
  const list = useInfiniteQuery(differenceListQuery(address.asked));
  const [resolving, setResolving] = useState<BooksDifference | null>(null);
  const columns = useDifferenceColumns(setResolving);
  const errorMessage = t('differences.failed', { message: errorText(list.error) });
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-20">{t('differences.title')}</h2>
      <Filters address={address} />
      <DataTable
        query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
        columns={columns}
        rowKey={(difference) => difference.id}
        caption={t('differences.title')}
        rowMenu={(difference) => <DifferenceMenu difference={difference} onResolve={() => setResolving(difference)} />}
        empty={<NothingFound address={address} message={t('differences.empty')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
      {resolving && <ResolveDialog difference={resolving} onClose={() => setResolving(null)} />}
    </section>
  );
}

function Filters({ address }: { address: ListAddress }) {
  const t = useTexts(positionMessages);
  const states = (['resolved', 'closed'] as const).map((value) => ({ value, label: t(`states.${value}`) }));
  const places = PLACES.map((value) => ({ value, label: t(`places.${value}`) }));
  const kinds = DIFFERENCE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <FilterBar
      address={address}
      choices={[
        { name: 'state', label: t('differences.state'), any: t('states.open'), options: states },
        { name: 'place', label: t('differences.place'), any: t('differences.anyPlace'), options: places },
        { name: 'kind', label: t('differences.kind'), any: t('differences.anyKind'), options: kinds },
      ]}
    />
  );
}

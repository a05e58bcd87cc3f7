import type { Erasure } from '@callstead/contract/persons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { erasureListQuery } from './api.ts';
import { personsMessages } from './messages.ts';

export function ErasureList() {
  const t = useTexts(personsMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(erasureListQuery());
  const errorMessage = t('erasuresFailed', { message: errorText(list.error) });
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-20">{t('erasures')}</h2>
      <DataTable
        query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
        columns={useErasureColumns()}
        rowKey={(row) => row.id}
        caption={t('erasures')}
        empty={<EmptyState message={t('erasuresEmpty')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
    </section>
  );
}

function useErasureColumns(): Column<Erasure>[] {
  const t = useTexts(personsMessages);
  return [
    { id: 'person', header: t('person'), cell: ({ person }) => <span className="font-mono text-13">{person}</span> },
    { id: 'asked', header: t('asked'), cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    {
      id: 'done',
      header: t('done'),
      cell: ({ finishedAt }) =>
        finishedAt ? <DateTime value={finishedAt} /> : <Badge tone="info">{t('running')}</Badge>,
    },
    {
      id: 'gone',
      header: t('gone'),
      cell: ({ calls, leads, recordings }) => t('goneText', { calls, leads, recordings }),
    },
  ];
}

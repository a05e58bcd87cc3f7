import type { ReactNode } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { integrationsMessages } from './messages.ts';

type Growing<Row> = Parameters<typeof LoadMore>[0]['list'] & {
  data: { pages: readonly { data: readonly Row[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
};
type CardListProps<Row> = { list: Growing<Row>; label: string; empty: string; row: (row: Row) => ReactNode };

/** Rows of a card: loading, failed, none, or all of them. */
export function CardList<Row>({ list, label, empty, row }: CardListProps<Row>) {
  const t = useTexts(integrationsMessages);
  const errorText = useErrorText();
  if (list.isPending) return <LoadingLine>{t('loading')}</LoadingLine>;
  if (!list.data) {
    const message = t('loadFailed', { message: errorText(list.error) });
    return <ErrorState message={message} onRetry={() => void list.refetch()} />;
  }
  const rows = list.data.pages.flatMap((page) => page.data);
  if (rows.length === 0) return <EmptyState message={empty} />;
  return (
    <>
      <ul aria-label={label} className="divide-y border-y">
        {rows.map(row)}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

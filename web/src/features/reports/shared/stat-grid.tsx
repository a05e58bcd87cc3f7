import type { ReactNode } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { statMessages } from './stat-messages.ts';

type Query<Data> = { data: Data | undefined; error: Error | null; isPlaceholderData: boolean; refetch: () => unknown };
type StatGridProps<Data> = {
  query: Query<Data>;
  /** How many cards there will be. */
  cards: number;
  /** Beside something wider, where there is room for one in a row. */
  isColumn?: boolean;
  children: (data: Data) => ReactNode;
};

/** Stat cards beside each other, their outlines until the figures are here; what failed can be asked again. */
export function StatGrid<Data>({ query, cards, isColumn = false, children }: StatGridProps<Data>) {
  const t = useTexts(statMessages);
  const errorText = useErrorText();
  if (query.error && !query.data) {
    return (
      <Card>
        <ErrorState message={t('failed', { message: errorText(query.error) })} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  const columns = isColumn ? 'xl:grid-cols-1' : cards % 3 === 0 ? 'xl:grid-cols-3' : 'xl:grid-cols-4';
  return (
    <div
      className={`grid gap-4 transition-opacity aria-busy:opacity-70 sm:grid-cols-2 ${columns}`}
      aria-busy={!query.data || query.isPlaceholderData}
    >
      {query.data ? children(query.data) : <LoadingCards count={cards} />}
    </div>
  );
}

function LoadingCards({ count }: { count: number }) {
  const t = useTexts(statMessages);
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={card} className="grid gap-2.5 rounded border bg-surface p-4">
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-8 w-36" />
          <Skeleton className="h-3.5 w-48 max-w-full" />
          <Skeleton className="mt-2 h-3.5 w-24" />
        </div>
      ))}
    </>
  );
}

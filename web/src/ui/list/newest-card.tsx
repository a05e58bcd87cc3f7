import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Card } from '../layout/card.tsx';

/** So many rows a dashboard has room for. */
export const NEWEST_SHOWN = 6;

type NewestCardProps<Row> = {
  title: string;
  all: { label: string; to: string };
  query: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'refetch'>;
  empty: string;
  failed: (error: Error) => string;
  row: (row: Row) => ReactNode;
};

/** The newest of a list, and the way to all of it. */
export function NewestCard<Row>({ title, all, ...rows }: NewestCardProps<Row>) {
  const toAll = (
    <Link to={all.to} className="py-1 text-13 text-primary hover:underline">
      {all.label}
    </Link>
  );
  return (
    <Card title={title} aside={toAll}>
      <Rows {...rows} />
    </Card>
  );
}

function Rows<Row>({ query, empty, failed, row }: Omit<NewestCardProps<Row>, 'title' | 'all'>) {
  const { data, error } = query;
  if (data?.length === 0) return <EmptyState message={empty} />;
  if (data) return <ul className="-my-2 divide-y">{data.map(row)}</ul>;
  if (!error) return <Loading />;
  return <ErrorState message={failed(error)} onRetry={() => void query.refetch()} />;
}

type NewestRowProps = { to: string; title: string; money: ReactNode; badges: ReactNode; when: ReactNode };

/** What it was about, what it brought, what became of it, and when. */
export function NewestRow({ to, title, money, badges, when }: NewestRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 text-14">
      <Link to={to} className="min-w-0 break-words font-medium underline-offset-4 hover:underline">
        {title}
      </Link>
      <span className="justify-self-end">{money}</span>
      <div className="flex flex-wrap items-center gap-1.5">{badges}</div>
      <span className="text-right text-13 text-muted">{when}</span>
    </li>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      {Array.from({ length: NEWEST_SHOWN }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}

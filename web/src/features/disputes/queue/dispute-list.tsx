import type { DisputeRow } from '@callstead/contract/disputes';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Age } from '../../../ui/format/age.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { useListKeys } from '../../../ui/list/use-list-keys.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { disputeQueueMessages } from './messages.ts';

type DisputeListProps = {
  disputes: Pick<UseInfiniteQueryResult, 'error' | 'refetch'> & Parameters<typeof LoadMore>[0]['list'];
  rows: readonly DisputeRow[] | undefined;
  openedId: string | null;
};

export function DisputeList({ disputes, rows, openedId }: DisputeListProps) {
  const t = useTexts(disputeQueueMessages);
  const list = useRef<HTMLUListElement>(null);
  useListKeys({ list });
  if (!rows && disputes.error) {
    return <ErrorState message={t('loadFailed')} onRetry={() => void disputes.refetch()} />;
  }
  if (!rows) return <Skeleton className="h-64 w-full" />;
  if (rows.length === 0) return <EmptyState message={t('empty')} />;
  return (
    <div className="grid gap-3">
      <ul ref={list} aria-label={t('list')} className="divide-y overflow-hidden rounded border bg-surface">
        {rows.map((dispute) => (
          <Row key={dispute.id} dispute={dispute} isOpened={dispute.id === openedId} />
        ))}
      </ul>
      <LoadMore list={disputes} errorMessage={t('loadFailed')} />
    </div>
  );
}

function Row({ dispute, isOpened }: { dispute: DisputeRow; isOpened: boolean }) {
  const t = useTexts(disputeQueueMessages);
  const { language } = useLanguage();
  const { linkTo } = useOpened('case');
  const { kind, campaign, publisher, priceCents, openedAt, turn, appealedBy } = dispute;
  return (
    <li data-row={dispute.id}>
      <Link
        {...linkTo(dispute.id)}
        aria-current={isOpened || undefined}
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-l-2 px-3 py-2.5 text-13 -outline-offset-2 hover:bg-sunken',
          isOpened ? 'border-l-primary bg-sunken' : 'border-l-transparent',
        )}
      >
        <span className="truncate font-medium text-14">{campaign?.title[language] ?? t('noCampaign')}</span>
        <Money cents={priceCents} />
        <span className="truncate text-muted">
          {t(`kinds.${kind}`)} · {publisher}
        </span>
        <span className="text-right">
          <Age since={openedAt} />
        </span>
        {turn && (
          <span className="col-span-2 flex flex-wrap items-center gap-2 text-muted">
            {appealedBy && <Badge tone="warning">{t('appeal.badge')}</Badge>}
            {t(`turns.${turn}`)}
          </span>
        )}
      </Link>
    </li>
  );
}

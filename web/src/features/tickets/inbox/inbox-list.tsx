import type { DeskTicket } from '@callstead/contract/tickets';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Age } from '../../../ui/format/age.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { useListKeys } from '../../../ui/list/use-list-keys.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { TicketBadge } from '../shared/ticket-badge.tsx';
import { inboxMessages } from './messages.ts';

type InboxListProps = {
  tickets: Pick<UseInfiniteQueryResult, 'error' | 'refetch'> & Parameters<typeof LoadMore>[0]['list'];
  rows: readonly DeskTicket[] | undefined;
  address: ListAddress;
  openedId: string | null;
};

export function InboxList({ tickets, rows, address, openedId }: InboxListProps) {
  const t = useTexts(inboxMessages);
  const errorText = useErrorText();
  const list = useRef<HTMLUListElement>(null);
  useListKeys({ list });
  const failed = t('loadFailed', { message: errorText(tickets.error) });
  if (!rows && tickets.error) return <ErrorState message={failed} onRetry={() => void tickets.refetch()} />;
  if (!rows) return <Skeleton className="h-64 w-full" />;
  if (rows.length === 0)
    return <NothingFound address={address} message={t(address.isFiltered ? 'empty' : 'caughtUp')} />;
  return (
    <div className="grid gap-3 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
      <ul ref={list} aria-label={t('list')} className="divide-y overflow-hidden rounded border bg-surface">
        {rows.map((ticket) => (
          <InboxRow key={ticket.id} ticket={ticket} isOpened={ticket.id === openedId} />
        ))}
      </ul>
      <LoadMore list={tickets} errorMessage={failed} />
    </div>
  );
}

function InboxRow({ ticket, isOpened }: { ticket: DeskTicket; isOpened: boolean }) {
  const t = useTexts(inboxMessages);
  const { linkTo } = useOpened('ticket');
  const { subject, sender, assignee, waitingSince, status, priority } = ticket;
  return (
    <li data-row={ticket.id}>
      <Link
        {...linkTo(ticket.id)}
        aria-current={isOpened || undefined}
        className={clsx(
          'grid gap-1 border-l-2 px-3 py-2.5 text-13 -outline-offset-2 hover:bg-sunken',
          isOpened ? 'border-l-primary bg-sunken' : priority === 'high' ? 'border-l-danger' : 'border-l-transparent',
        )}
      >
        <span className="wrap-anywhere line-clamp-2 font-medium text-14">{subject}</span>
        <span className="truncate text-muted">{sender.name}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          {waitingSince ? (
            <span className="text-muted">
              {t('waits')} <Age since={waitingSince} />
            </span>
          ) : (
            <TicketBadge status={status} />
          )}
          <span className="truncate text-muted">{assignee?.name ?? t('unassigned')}</span>
        </span>
      </Link>
    </li>
  );
}

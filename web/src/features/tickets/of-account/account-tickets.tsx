import { paths } from '@callstead/contract/paths';
import type { TicketSummary } from '@callstead/contract/tickets';
import { listTickets } from '@callstead/contract/tickets-endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { growingListQuery } from '../../../api/list-query.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { ticketKeys } from '../shared/keys.ts';
import { TicketBadge } from '../shared/ticket-badge.tsx';
import { accountTicketsMessages } from './messages.ts';

/** What one account wrote to the network; each opens on the desk. */
export function AccountTickets({ accountId }: { accountId: string }) {
  const t = useTexts(accountTicketsMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(
    growingListQuery({ queryKey: ticketKeys.list, endpoint: listTickets, query: { account: accountId } }),
  );
  const columns: Column<TicketSummary>[] = [
    { id: 'subject', header: t('subject'), cell: (ticket) => <Subject ticket={ticket} /> },
    { id: 'status', header: t('status'), cell: ({ status }) => <TicketBadge status={status} /> },
    { id: 'changed', header: t('changed'), cell: ({ updatedAt }) => <RelativeTime value={updatedAt} /> },
  ];
  const errorMessage = t('failed', { message: errorText(list.error) });
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable
        query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
        columns={columns}
        rowKey={(ticket) => ticket.id}
        caption={t('caption')}
        empty={<EmptyState message={t('none')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
    </div>
  );
}

function Subject({ ticket }: { ticket: TicketSummary }) {
  return (
    <Link
      to={paths.admin.tickets({ ticket: ticket.id })}
      className="wrap-anywhere font-medium underline decoration-border underline-offset-4 hover:decoration-current"
    >
      {ticket.subject}
    </Link>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ticketMessages } from '../shared/ticket-messages.ts';
import { deskListQuery } from './api.ts';
import { ticketDeskMessages } from './messages.ts';
import { useTicketColumns } from './ticket-columns.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { TicketFilters } from './ticket-filters.tsx';
import { useDeskAddress } from './use-ticket-address.ts';
import { type TicketChanges, useTicketChanges } from './use-ticket-changes.ts';

export default function TicketsPage() {
  const t = useTexts(ticketDeskMessages);
  const errorText = useErrorText();
  const { filter, setFilter, ticketId, closeTicket } = useDeskAddress();
  const tickets = useInfiniteQuery(deskListQuery(filter));
  const rows = tickets.data?.pages.flatMap((page) => page.tickets);
  const summary = useRef<HTMLParagraphElement>(null);
  const changes = useTicketChanges(() => {
    if (ticketId) closeTicket();
    summary.current?.focus(); // the row that was acted on is gone
  });
  const empty = <NoTickets onClear={() => setFilter({ search: '', status: undefined, priority: undefined })} />;
  return (
    <>
      <title>{t('pageTitle')}</title>
      <h1 className="text-28">{t('title')}</h1>
      <TicketFilters filter={filter} isTicketOpen={ticketId !== null} onChange={setFilter} />
      <div className="grid min-w-0 gap-3">
        <p ref={summary} role="status" tabIndex={-1} className="min-h-5 text-13 text-muted outline-none">
          {rows &&
            (tickets.hasNextPage
              ? t('countOrMore', { count: String(rows.length) })
              : t('count', { count: rows.length }))}
        </p>
        <DataTable
          query={{ data: rows, isPending: tickets.isPending, isError: tickets.isError, refetch: tickets.refetch }}
          columns={useTicketColumns(changes)}
          rowKey={(ticket) => ticket.id}
          caption={t('caption')}
          empty={empty}
          errorMessage={t('loadFailed', { message: errorText(tickets.error) })}
        />
        {tickets.hasNextPage && <More tickets={tickets} />}
      </div>
      {ticketId && <TicketDialog key={ticketId} id={ticketId} changes={changes} onClose={closeTicket} />}
      {changes.deleting && <Deleting changes={changes} ticket={changes.deleting} />}
    </>
  );
}

type MoreProps = {
  tickets: {
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
};

function More({ tickets }: MoreProps) {
  const t = useTexts(ticketDeskMessages);
  const words = useTexts(ticketMessages);
  const errorText = useErrorText();
  return (
    <div className="grid justify-items-center gap-2">
      {tickets.isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {t('loadFailed', { message: errorText(tickets.error) })}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        busy={tickets.isFetchingNextPage}
        onClick={() => void tickets.fetchNextPage()}
      >
        {words('more')}
      </Button>
    </div>
  );
}

function NoTickets({ onClear }: { onClear: () => void }) {
  const t = useTexts(ticketDeskMessages);
  const clear = (
    <Button variant="secondary" size="sm" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
  return <EmptyState message={t('empty')} action={clear} />;
}

type DeletingProps = { changes: TicketChanges; ticket: NonNullable<TicketChanges['deleting']> };

function Deleting({ changes, ticket }: DeletingProps) {
  const t = useTexts(ticketDeskMessages);
  return (
    <ConfirmDialog
      open
      onOpenChange={changes.keep}
      title={t('deleteTitle')}
      description={t('deleteQuestion')}
      confirmLabel={t(changes.isDeleting ? 'deleting' : 'delete')}
      onConfirm={() => changes.delete(ticket)}
      busy={changes.isDeleting}
    >
      <p className="wrap-anywhere font-medium">{ticket.subject}</p>
    </ConfirmDialog>
  );
}

import { paths } from '@callstead/contract/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide';
import { useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListCount } from '../../../ui/list/list-count.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { managedTicketListQuery } from './api.ts';
import { ticketManageMessages } from './messages.ts';
import { useTicketColumns } from './ticket-columns.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { TICKET_LIST } from './ticket-filter.ts';
import { TicketFilters } from './ticket-filters.tsx';
import { type TicketChanges, useTicketChanges } from './use-ticket-changes.ts';

export default function TicketsPage() {
  const t = useTexts(ticketManageMessages);
  const errorText = useErrorText();
  const address = useListAddress(TICKET_LIST);
  const opened = useOpened('ticket');
  const tickets = useInfiniteQuery(managedTicketListQuery(address.asked));
  const rows = tickets.data?.pages.flatMap((page) => page.data);
  const count = rows?.length ?? 0;
  const errorMessage = t('loadFailed', { message: errorText(tickets.error) });
  const summary = useRef<HTMLParagraphElement>(null);
  const changes = useTicketChanges(() => {
    if (opened.id) opened.close();
    focusAfterAction(summary.current); // the row that was acted on is gone
  });
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')}>
        <ButtonLink to={paths.admin.inbox()} variant="secondary" size="sm" icon={Inbox}>
          {t('inbox')}
        </ButtonLink>
      </PageHeader>
      <TicketFilters address={address} />
      <div className="grid min-w-0 gap-3">
        <ListCount ref={summary}>
          {rows && (tickets.hasNextPage ? t('countOrMore', { count }) : t('count', { count }))}
        </ListCount>
        <DataTable
          query={{ ...tickets, data: rows }}
          columns={useTicketColumns(changes)}
          rowKey={(ticket) => ticket.id}
          caption={t('caption')}
          empty={<NothingFound address={address} message={t(address.isFiltered ? 'empty' : 'caughtUp')} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={tickets} errorMessage={errorMessage} />
      </div>
      {opened.id && <TicketDialog key={opened.id} id={opened.id} changes={changes} onClose={opened.close} />}
      {changes.deleting && <Deleting changes={changes} ticket={changes.deleting} />}
    </>
  );
}

type DeletingProps = { changes: TicketChanges; ticket: NonNullable<TicketChanges['deleting']> };

function Deleting({ changes, ticket }: DeletingProps) {
  const t = useTexts(ticketManageMessages);
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

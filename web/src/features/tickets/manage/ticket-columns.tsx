import type { TicketSummary } from '@callstead/contract/tickets';
import { TICKET_STATUSES } from '@callstead/domain/tickets/ticket';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { type MenuItem, RowMenu } from '../../../ui/overlay/row-menu.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { TicketBadge } from '../shared/ticket-badge.tsx';
import { ticketManageMessages } from './messages.ts';
import { PriorityMark } from './priority-mark.tsx';
import type { TicketChanges } from './use-ticket-changes.ts';

export function useTicketColumns(changes: TicketChanges): Column<TicketSummary>[] {
  const t = useTexts(ticketManageMessages);
  return [
    { id: 'subject', header: t('subject'), cell: (ticket) => <Subject ticket={ticket} /> },
    { id: 'sender', header: t('sender'), cell: (ticket) => <Sender ticket={ticket} /> },
    { id: 'type', header: t('type'), cell: ({ sender }) => t(`types.${sender.userType ?? 'anonymous'}`) },
    { id: 'status', header: t('status'), cell: ({ status }) => <TicketBadge status={status} /> },
    { id: 'priority', header: t('priority'), cell: ({ priority }) => <PriorityMark priority={priority} /> },
    { id: 'created', header: t('created'), cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    { id: 'actions', header: t('actions'), cell: (ticket) => <Actions ticket={ticket} changes={changes} /> },
  ];
}

function Subject({ ticket }: { ticket: TicketSummary }) {
  const { linkTo } = useOpened('ticket');
  return (
    <Link
      {...linkTo(ticket.id)}
      className="wrap-anywhere block min-w-28 max-w-md py-1 font-medium text-primary underline-offset-4 hover:underline"
    >
      {ticket.subject}
    </Link>
  );
}

function Sender({ ticket }: { ticket: TicketSummary }) {
  return (
    <div className="min-w-40">
      <p>{ticket.sender.name}</p>
      <p className="text-13 text-muted">{ticket.sender.email}</p>
    </div>
  );
}

function Actions({ ticket, changes }: { ticket: TicketSummary; changes: TicketChanges }) {
  const t = useTexts(ticketManageMessages);
  const { open } = useOpened('ticket');
  const statuses = TICKET_STATUSES.filter((status) => status !== ticket.status).map((status) => ({
    label: t(`setStatus.${status}`),
    onSelect: () => changes.setStatus(ticket.id, status),
  }));
  const items: MenuItem[] = [
    { label: t('view'), onSelect: () => open(ticket.id) },
    ...statuses,
    { label: t('delete'), onSelect: () => changes.askToDelete(ticket), tone: 'danger' },
  ];
  return <RowMenu label={t('actionsOf', { subject: ticket.subject })} items={items} />;
}

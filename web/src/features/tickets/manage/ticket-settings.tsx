import type { AdminTicket } from '@callstead/contract/tickets';
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketPriority,
  type TicketStatus,
} from '@callstead/domain/tickets/ticket';
import { useTexts } from '../../../i18n/language.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ticketMessages } from '../shared/ticket-messages.ts';
import { ticketManageMessages } from './messages.ts';
import type { TicketChanges } from './use-ticket-changes.ts';

export function TicketSettings({ ticket, changes }: { ticket: AdminTicket; changes: TicketChanges }) {
  const t = useTexts(ticketManageMessages);
  const words = useTexts(ticketMessages);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('status')}
        options={TICKET_STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) }))}
        value={changes.wanted.status ?? ticket.status}
        onChange={(value) => changes.setStatus(ticket.id, value as TicketStatus)}
      />
      <SelectField
        label={t('priority')}
        options={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        value={changes.wanted.priority ?? ticket.priority}
        onChange={(value) => changes.setPriority(ticket.id, value as TicketPriority)}
      />
    </div>
  );
}

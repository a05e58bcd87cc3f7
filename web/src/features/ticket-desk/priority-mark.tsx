import type { TicketPriority } from '@callstead/domain/tickets/ticket';
import { useTexts } from '../../i18n/language.tsx';
import { ticketDeskMessages } from '../../i18n/ticket-desk-messages.ts';
import { Badge } from '../../ui/badge.tsx';

/** Only what is urgent asks for the eye. */
export function PriorityMark({ priority }: { priority: TicketPriority }) {
  const t = useTexts(ticketDeskMessages);
  const text = t(`priorities.${priority}`);
  if (priority === 'high') return <Badge tone="danger">{text}</Badge>;
  return <span className={priority === 'low' ? 'text-muted' : undefined}>{text}</span>;
}

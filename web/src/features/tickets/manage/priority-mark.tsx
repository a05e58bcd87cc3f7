import type { TicketPriority } from '@callstead/domain/tickets/ticket';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ticketManageMessages } from './messages.ts';

/** Only what is urgent asks for the eye. */
export function PriorityMark({ priority }: { priority: TicketPriority }) {
  const t = useTexts(ticketManageMessages);
  const text = t(`priorities.${priority}`);
  if (priority === 'high') return <Badge tone="danger">{text}</Badge>;
  return <span className={priority === 'low' ? 'text-muted' : undefined}>{text}</span>;
}

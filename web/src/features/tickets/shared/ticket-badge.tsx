import type { TicketStatus } from '@callstead/domain/tickets/ticket';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ticketMessages } from './ticket-messages.ts';

const TONES: Record<TicketStatus, Tone> = { open: 'success', pending: 'warning', closed: 'neutral' };

export function TicketBadge({ status }: { status: TicketStatus }) {
  const t = useTexts(ticketMessages);
  // A status this page does not know yet, from a newer server, is blue and speaks for itself.
  if (!Object.hasOwn(TONES, status)) return <Badge tone="info">{status}</Badge>;
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

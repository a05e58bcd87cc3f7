import type { TicketStatus } from '@callstead/domain/tickets/ticket';
import { useTexts } from '../i18n/language.tsx';
import { ticketMessages } from '../i18n/ticket-messages.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/tone.ts';

const TONES: Record<TicketStatus, Tone> = { open: 'success', pending: 'warning', closed: 'neutral' };

export function TicketBadge({ status }: { status: TicketStatus }) {
  const t = useTexts(ticketMessages);
  // A status this page does not know yet, from a newer server, is blue and speaks for itself.
  if (!Object.hasOwn(TONES, status)) return <Badge tone="info">{status}</Badge>;
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

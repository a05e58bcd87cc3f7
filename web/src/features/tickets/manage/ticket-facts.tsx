import type { AdminTicket } from '@callstead/contract/tickets';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { ticketManageMessages } from './messages.ts';

export function TicketFacts({ ticket }: { ticket: AdminTicket }) {
  const t = useTexts(ticketManageMessages);
  const { sender } = ticket;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Fact label={t('sender')}>
        {sender.name} <span className="text-muted">· {sender.email}</span>
      </Fact>
      <Fact label={t('type')}>{t(`types.${sender.userType ?? 'anonymous'}`)}</Fact>
      <Fact label={t('source')}>{t(`sources.${ticket.source}`)}</Fact>
      <Fact label={t('created')}>
        <DateTime value={ticket.createdAt} />
      </Fact>
    </dl>
  );
}

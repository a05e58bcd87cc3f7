import type { DeskTicket } from '@callstead/contract/tickets';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ticketManageMessages } from './messages.ts';

export function TicketFacts({ ticket }: { ticket: DeskTicket }) {
  const t = useTexts(ticketManageMessages);
  const { sender } = ticket;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Fact name={t('sender')}>
        {sender.name} <span className="text-muted">· {sender.email}</span>
      </Fact>
      <Fact name={t('type')}>{t(`types.${sender.userType ?? 'anonymous'}`)}</Fact>
      <Fact name={t('source')}>{t(`sources.${ticket.source}`)}</Fact>
      <Fact name={t('created')}>
        <DateTime value={ticket.createdAt} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium text-12 text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

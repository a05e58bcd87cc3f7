import type { Ticket } from '@callstead/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { supportMessages } from '../../i18n/support-messages.ts';
import { ReplyBox } from '../../tickets/reply-box.tsx';
import { Thread } from '../../tickets/thread.tsx';
import { TicketBadge } from '../../tickets/ticket-badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ticketQuery } from './api.ts';
import { useSupportAddress } from './use-support-address.ts';

export function OpenedTicket({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const errorText = useErrorText();
  const { data: ticket, error, refetch } = useQuery(ticketQuery(id));
  if (!ticket) {
    return (
      <Card>
        {error ? (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </Card>
    );
  }
  const title = <span className="wrap-anywhere">{ticket.subject}</span>;
  return (
    <Card title={title} aside={<TicketBadge status={ticket.status} />}>
      <div className="grid gap-5">
        <Thread ticket={ticket} entries={ticket.replies} />
        {ticket.status === 'closed' && !isAdmin ? <Closed ticket={ticket} /> : <ReplyBox ticketId={ticket.id} />}
      </div>
    </Card>
  );
}

function Closed({ ticket }: { ticket: Ticket }) {
  const t = useTexts(supportMessages);
  const { addressOfNew } = useSupportAddress();
  const another = (
    <ButtonLink to={addressOfNew(t('about', { subject: ticket.subject }))} variant="secondary" size="sm">
      {t('openAnother')}
    </ButtonLink>
  );
  return (
    <Banner tone="neutral" action={another}>
      {t('closed')}
    </Banner>
  );
}

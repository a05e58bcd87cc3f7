import { paths } from '@callstead/contract/paths';
import type { Ticket } from '@callstead/contract/tickets';
import type { TicketPanel } from '@callstead/domain/tickets/ticket';
import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AboutCard } from '../shared/about-sale.tsx';
import { ReplyBox } from '../shared/reply-box.tsx';
import { Thread } from '../shared/thread.tsx';
import { TicketBadge } from '../shared/ticket-badge.tsx';
import { ticketQuery } from './api.ts';
import { supportMessages } from './messages.ts';
import { useSupportAddress } from './use-support-address.ts';

type OpenedTicketProps = { id: string; panel: TicketPanel; isAdmin: boolean };

export function OpenedTicket({ id, panel, isAdmin }: OpenedTicketProps) {
  const keepAccount = useKeepAccount();
  const t = useTexts(supportMessages);
  const errorText = useErrorText();
  const { data: ticket, error, refetch } = useQuery(ticketQuery(id));
  if (!ticket) {
    return (
      <Card>
        {isRefusal(error, 'not_found') ? (
          <EmptyState message={t('gone')} />
        ) : error ? (
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
        {ticket.about && (
          <AboutCard about={ticket.about} to={keepAccount(paths[panel][ticket.about.kind](ticket.about.id))} />
        )}
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

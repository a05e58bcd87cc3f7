import { paths } from '@callstead/contract/paths';
import type { AdminTicket } from '@callstead/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AboutCard } from '../shared/about-sale.tsx';
import { Thread } from '../shared/thread.tsx';
import { AnswerTabs } from './answer-tabs.tsx';
import { managedTicketQuery } from './api.ts';
import { ticketManageMessages } from './messages.ts';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketSettings } from './ticket-settings.tsx';
import type { TicketChanges } from './use-ticket-changes.ts';

type TicketDialogProps = { id: string; changes: TicketChanges; onClose: () => void };

export function TicketDialog({ id, changes, onClose }: TicketDialogProps) {
  const t = useTexts(ticketManageMessages);
  const { data: ticket, isFetching, error, refetch } = useQuery(managedTicketQuery(id));
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={<span className="wrap-anywhere">{ticket?.subject ?? t('ticket')}</span>}
      {...(ticket && { footer: <DeleteButton ticket={ticket} changes={changes} /> })}
    >
      {ticket && <OpenTicket key={ticket.id} ticket={ticket} isFresh={!isFetching} changes={changes} />}
      {!ticket && <NoTicket error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}

type OpenTicketProps = { ticket: AdminTicket; isFresh: boolean; changes: TicketChanges };

function OpenTicket({ ticket, isFresh, changes }: OpenTicketProps) {
  return (
    <div className="grid gap-5">
      <TicketFacts ticket={ticket} />
      <TicketSettings ticket={ticket} changes={changes} />
      {ticket.about && <AboutCard about={ticket.about} to={paths.admin[ticket.about.kind](ticket.about.id)} />}
      <Thread ticket={ticket} entries={ticket.entries} />
      <AnswerTabs ticket={ticket} isFresh={isFresh} />
    </div>
  );
}

function NoTicket({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTexts(ticketManageMessages);
  const errorText = useErrorText();
  if (isRefusal(error, 'not_found')) return <EmptyState message={t('gone')} />;
  if (error) return <ErrorState message={errorText(error)} onRetry={onRetry} />;
  return <Skeleton className="h-48 w-full" />;
}

function DeleteButton({ ticket, changes }: { ticket: AdminTicket; changes: TicketChanges }) {
  const t = useTexts(ticketManageMessages);
  return (
    <Button variant="danger" size="sm" icon={Trash2} onClick={() => changes.askToDelete(ticket)}>
      {t('delete')}
    </Button>
  );
}

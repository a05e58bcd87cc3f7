import { can } from '@callstead/domain/policy';
import type { TicketPanel } from '@callstead/domain/tickets/ticket';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useHolder, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ticketListQuery } from './api.ts';
import { supportMessages } from './messages.ts';
import { NewTicketForm } from './new-ticket-form.tsx';
import { OpenedTicket } from './opened-ticket.tsx';
import { TicketList } from './ticket-list.tsx';
import { useSupportAddress } from './use-support-address.ts';

/** The same for publishers and advertisers; an admin sees everybody's tickets of the panel, or the picked account's. */
export function SupportScreen({ panel }: { panel: TicketPanel }) {
  const t = useTexts(supportMessages);
  const account = useViewedAccount();
  const isAdmin = can(useActor(), 'ticket.manage');
  const { draft, ticketId, openForm, closeForm, showTicket } = useSupportAddress();
  const toggle = useRef<HTMLButtonElement>(null);
  const tickets = useInfiniteQuery(ticketListQuery({ panel, account }));
  useFailureToast(tickets.error);
  const rows = tickets.data?.pages.flatMap((page) => page.data);
  const shownId = ticketId ?? rows?.[0]?.id;
  const mayOpen = useHolder() !== undefined;
  return (
    <>
      <title>{t(`pageTitle.${panel}`)}</title>
      <PageHeader title={t(`title.${panel}`)}>
        {mayOpen ? (
          <Button
            ref={toggle}
            variant={draft ? 'secondary' : 'primary'}
            icon={draft ? X : Plus}
            aria-expanded={draft !== null}
            onClick={draft ? closeForm : openForm}
          >
            {t(draft ? 'cancel' : 'newTicket')}
          </Button>
        ) : (
          <p className="text-muted">{t('pickAccount')}</p>
        )}
      </PageHeader>
      {draft && mayOpen && (
        <NewTicketForm
          key={`${draft.subject}\n${draft.message}\n${draft.about}`}
          draft={draft}
          account={account}
          onOpened={(id) => {
            toggle.current?.focus(); // the button that was pressed is about to disappear
            showTicket(id);
          }}
        />
      )}
      <TicketList tickets={tickets} rows={rows} shownId={shownId} isAdmin={isAdmin} />
      {shownId && <OpenedTicket key={shownId} id={shownId} panel={panel} isAdmin={isAdmin} />}
    </>
  );
}

function useFailureToast(error: Error | null) {
  const t = useTexts(supportMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const complain = useEffectEvent((error: Error) =>
    toast({ title: t('loadFailed'), description: errorText(error), tone: 'danger' }),
  );
  useEffect(() => {
    if (error) complain(error);
  }, [error]);
}

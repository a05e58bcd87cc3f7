import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { withOpened } from '../../../ui/list/list-address.ts';
import type { Answered, AnswerProps } from '../answering/use-answer.ts';
import { AboutCard } from '../shared/about-sale.tsx';
import { Thread } from '../shared/thread.tsx';
import { TicketBadge } from '../shared/ticket-badge.tsx';
import { AnswerBox } from './answer-box.tsx';
import { inboxTicketQuery } from './api.ts';
import { AssigneeField } from './assignee-field.tsx';
import { inboxMessages } from './messages.ts';

type ConversationProps = Answered & { id: string };

export function Conversation({ id, ...answered }: ConversationProps) {
  const t = useTexts(inboxMessages);
  const errorText = useErrorText();
  const { data: ticket, isFetching, error, refetch } = useQuery(inboxTicketQuery(id));
  return (
    <div className="grid gap-4">
      <PhonePanes />
      {ticket && <OpenConversation ticket={ticket} isFresh={!isFetching} {...answered} />}
      {!ticket && isRefusal(error, 'not_found') && <EmptyState message={t('gone')} />}
      {!ticket && error && !isRefusal(error, 'not_found') && (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      )}
      {!ticket && !error && <Skeleton className="h-64 w-full" />}
    </div>
  );
}

/** The other panes, where there is room for one. */
function PhonePanes() {
  const t = useTexts(inboxMessages);
  const [params] = useSearchParams();
  const link = 'flex min-h-11 items-center gap-1.5 text-14 text-primary hover:underline';
  return (
    <nav aria-label={t('title')} className="flex justify-between gap-3 lg:hidden">
      <Link to={`?${withOpened(params, 'ticket', undefined)}`} className={link}>
        <Icon of={ArrowLeft} /> {t('back')}
      </Link>
      <Link to={`?${withOpened(params, 'pane', 'requester')}`} className={link}>
        {t('requester')}
      </Link>
    </nav>
  );
}

function OpenConversation(props: AnswerProps) {
  const { ticket } = props;
  const { about } = ticket;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []); // screen readers follow to what was opened
  return (
    <article className="grid min-w-0 gap-4 rounded border bg-surface p-4">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 ref={heading} tabIndex={-1} className="wrap-anywhere min-w-0 flex-1 text-20 outline-none">
            {ticket.subject}
          </h2>
          <TicketBadge status={ticket.status} />
        </div>
        <AssigneeField ticket={ticket} />
      </header>
      {about && <AboutCard about={about} to={paths.admin[about.kind](about.id)} />}
      <Thread ticket={ticket} entries={ticket.entries} />
      <AnswerBox {...props} />
    </article>
  );
}

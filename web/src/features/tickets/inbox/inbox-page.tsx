import { paths } from '@callstead/contract/paths';
import type { DeskTicket } from '@callstead/contract/tickets';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { List } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import type { Draft } from '../answering/use-answer.ts';
import { inboxQuery } from './api.ts';
import { Conversation } from './conversation.tsx';
import { INBOX_LIST } from './inbox-filter.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { inboxMessages } from './messages.ts';
import { RequesterPane } from './requester-pane.tsx';

/** Three panes side by side: who waits, what was said, and who asks. A phone shows one at a time. */
export default function InboxPage() {
  const t = useTexts(inboxMessages);
  const address = useListAddress(INBOX_LIST);
  const tickets = useInfiniteQuery(inboxQuery(address.asked));
  const rows = tickets.data?.pages.flatMap((page) => page.data);
  const opened = useOpened('ticket');
  const [params] = useSearchParams();
  const [drafts] = useState<Drafts>(() => new Map());
  const isRequester = params.get('pane') === 'requester';
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')}>
        <ButtonLink to={paths.admin.tickets()} variant="secondary" size="sm" icon={List}>
          {t('asList')}
        </ButtonLink>
      </PageHeader>
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)_15rem]">
        <div className={clsx('grid min-w-0 gap-3', opened.id && 'max-lg:hidden')}>
          <InboxFilters address={address} />
          <InboxList tickets={tickets} rows={rows} address={address} openedId={opened.id} />
        </div>
        {opened.id ? (
          <Opened key={opened.id} drafts={drafts} id={opened.id} rows={rows} isRequester={isRequester} />
        ) : (
          <div className="max-lg:hidden xl:col-span-2">
            <EmptyState message={t('choose')} />
          </div>
        )}
      </div>
    </>
  );
}

type Drafts = Map<string, Draft>;

type OpenedProps = {
  /** What was typed for one ticket is there again when somebody comes back to it. */
  drafts: Drafts;
  id: string;
  rows: readonly DeskTicket[] | undefined;
  isRequester: boolean;
};

function Opened({ drafts, id, rows = [], isRequester }: OpenedProps) {
  const opened = useOpened('ticket');
  const at = rows.findIndex((row) => row.id === id);
  const next = rows[at + 1] ?? rows[at - 1];
  return (
    <>
      <div className={clsx('min-w-0', isRequester && 'max-lg:hidden')}>
        <Conversation
          id={id}
          begun={drafts.get(id)}
          onTyped={(draft) => drafts.set(id, draft)}
          onClosed={() => (next ? opened.goTo(next.id) : opened.close())}
        />
      </div>
      <div className={clsx('min-w-0 lg:max-xl:col-start-2', !isRequester && 'max-lg:hidden')}>
        <RequesterPane id={id} />
      </div>
    </>
  );
}

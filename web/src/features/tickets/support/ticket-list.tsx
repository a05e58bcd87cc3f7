import type { TicketSummary } from '@callstead/contract/tickets';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { TicketBadge } from '../shared/ticket-badge.tsx';
import { supportMessages } from './messages.ts';
import { useSupportAddress } from './use-support-address.ts';

type TicketListProps = {
  tickets: {
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  rows: readonly TicketSummary[] | undefined;
  shownId: string | undefined;
  isAdmin: boolean;
};

export function TicketList(props: TicketListProps) {
  const t = useTexts(supportMessages);
  const { tickets, rows } = props;
  return (
    <div className="overflow-hidden rounded border bg-surface">
      {tickets.isPending && <Loading />}
      {!tickets.isPending && !rows && <ErrorState onRetry={() => void tickets.refetch()} />}
      {rows?.length === 0 && <EmptyState message={t('empty')} />}
      {rows && rows.length > 0 && <Rows {...props} rows={rows} />}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-5 p-4">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}

function Rows({ tickets, rows, shownId, isAdmin }: TicketListProps & { rows: readonly TicketSummary[] }) {
  const t = useTexts(supportMessages);
  return (
    <div className="max-h-[200px] overflow-y-auto">
      <ul aria-label={t(isAdmin ? 'listForAdmin' : 'list')}>
        {rows.map((ticket) => (
          <li key={ticket.id} className="border-b last:border-b-0">
            <Row ticket={ticket} shown={ticket.id === shownId} sender={isAdmin ? ticket.sender.name : undefined} />
          </li>
        ))}
      </ul>
      <LoadMore list={tickets} variant="ghost" />
    </div>
  );
}

type RowProps = { ticket: TicketSummary; shown: boolean; sender: string | undefined };

function Row({ ticket, shown, sender }: RowProps) {
  const { addressOf } = useSupportAddress();
  return (
    <Link
      to={addressOf(ticket.id)}
      preventScrollReset
      aria-current={shown ? 'true' : undefined}
      className={clsx(
        'flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-l-2 px-4 py-2 -outline-offset-2 hover:bg-canvas',
        shown ? 'border-l-primary bg-canvas' : 'border-l-transparent',
      )}
    >
      <span className="wrap-anywhere min-w-0 flex-1 basis-40 font-medium">{ticket.subject}</span>
      {sender && <span className="text-13 text-muted">{sender}</span>}
      <span className="text-13 text-muted">
        <DateTime only="date" value={ticket.createdAt} />
      </span>
      <TicketBadge status={ticket.status} />
    </Link>
  );
}

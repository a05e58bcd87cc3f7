import type { CallRow } from '@callstead/contract/calls/calls';
import { paths } from '@callstead/contract/paths';
import type { AdminTicket } from '@callstead/contract/tickets';
import { PANEL_TYPES, type TicketPanel } from '@callstead/domain/tickets/ticket';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Link, useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { withOpened } from '../../../ui/list/list-address.ts';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { inboxTicketQuery, type Requester, requesterCallsQuery } from './api.ts';
import { inboxMessages } from './messages.ts';
import { RequesterMoney } from './requester-money.tsx';

/** Who asks: their money and their latest calls, so that nobody has to look for them. */
export function RequesterPane({ id }: { id: string }) {
  const t = useTexts(inboxMessages);
  const [params] = useSearchParams();
  const { data: ticket } = useQuery(inboxTicketQuery(id));
  return (
    <aside aria-label={t('requester')} className="grid gap-4">
      <Link
        to={`?${withOpened(params, 'pane', undefined)}`}
        className="flex min-h-11 items-center gap-1.5 text-14 text-primary hover:underline lg:hidden"
      >
        <Icon of={ArrowLeft} /> {t('conversation')}
      </Link>
      {ticket ? <Known ticket={ticket} /> : <Skeleton className="h-48 w-full" />}
    </aside>
  );
}

function Known({ ticket }: { ticket: AdminTicket }) {
  const t = useTexts(inboxMessages);
  const { sender, accountId } = ticket;
  const panel = panelOf(sender.userType);
  return (
    <div className="grid gap-4 rounded border bg-surface p-4 text-14">
      <div className="grid gap-0.5">
        <h2 className="wrap-anywhere text-16">{sender.name}</h2>
        <p className="wrap-anywhere text-13 text-muted">{sender.email}</p>
        {accountId && <TextLink to={paths.admin.users({ detail: accountId })}>{t('account')}</TextLink>}
      </div>
      {accountId && panel ? (
        <>
          <RequesterMoney account={accountId} panel={panel} />
          <Calls account={accountId} panel={panel} />
        </>
      ) : (
        <p className="text-13 text-muted">{t('visitor')}</p>
      )}
    </div>
  );
}

function panelOf(userType: AdminTicket['sender']['userType']): TicketPanel | undefined {
  if (!userType) return undefined;
  return (['publisher', 'advertiser'] as const).find((panel) => PANEL_TYPES[panel].includes(userType));
}

function Calls({ account, panel }: Requester) {
  const t = useTexts(inboxMessages);
  const { language } = useLanguage();
  const { data: calls, error, refetch } = useQuery(requesterCallsQuery({ account, panel }, language));
  return (
    <section className="grid gap-2">
      <h3 className="text-14">{t('lastCalls')}</h3>
      {!calls && error && <ErrorState message={t('callsFailed')} onRetry={() => void refetch()} />}
      {!calls && !error && <Skeleton className="h-24 w-full" />}
      {calls?.length === 0 && <p className="text-13 text-muted">{t('noCalls')}</p>}
      <ul className="grid gap-2">
        {calls?.map((each) => (
          <Call key={each.id} call={each} panel={panel} />
        ))}
      </ul>
      {calls && calls.length > 0 && <TextLink to={paths[panel].calls({ account })}>{t('allCalls')}</TextLink>}
    </section>
  );
}

function Call({ call, panel }: { call: CallRow; panel: TicketPanel }) {
  const t = useTexts(inboxMessages);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 text-13">
      <Link to={paths.admin.call(call.id)} className="truncate underline-offset-4 hover:underline">
        {call.campaign?.title ?? t('noCampaign')}
      </Link>
      <span className="justify-self-end">
        <Money cents={panel === 'publisher' ? call.payoutCents : call.priceCents} />
      </span>
      <span>
        <BillingBadge billing={call.billing} />
      </span>
      <span className="justify-self-end text-muted">
        <RelativeTime value={call.arrivedAt} />
      </span>
    </li>
  );
}

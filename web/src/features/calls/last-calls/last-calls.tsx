import type { CallRow } from '@callstead/contract/calls/calls';
import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import type { CallScope } from '../shared/api.ts';
import { CallStatusBadge, OutcomeBadge, ReasonChip } from '../shared/call-badges.tsx';
import { lastCallsMessages } from './messages.ts';

const SHOWN = 6;

const lastCallsQuery = (scope: CallScope) =>
  queryOptions({
    queryKey: ['calls', 'last', scope],
    queryFn: async () => (await call(listCalls, { query: { ...scope, limit: SHOWN } })).data,
  });

/** Did it track? The newest calls, each with what became of it and why. */
export function LastCalls({ view }: { view: CallView }) {
  const t = useTexts(lastCallsMessages);
  const keepAccount = useKeepAccount();
  const all = (
    <Link to={keepAccount(paths[view].calls())} className="py-1 text-13 text-primary hover:underline">
      {t('all')}
    </Link>
  );
  return (
    <Card title={t('title')} aside={all}>
      <Calls view={view} />
    </Card>
  );
}

function Calls({ view }: { view: CallView }) {
  const t = useTexts(lastCallsMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const account = useViewedAccount();
  const calls = useQuery(lastCallsQuery({ view, language, account }));
  if (calls.data?.length === 0) return <EmptyState message={t('empty')} />;
  if (calls.data) {
    return (
      <ul className="-my-2 divide-y">
        {calls.data.map((call) => (
          <Call key={call.id} call={call} view={view} />
        ))}
      </ul>
    );
  }
  if (!calls.error) return <Loading />;
  const message = t('failed', { message: errorText(calls.error) });
  return <ErrorState message={message} onRetry={() => void calls.refetch()} />;
}

function Call({ call, view }: { call: CallRow; view: CallView }) {
  const t = useTexts(lastCallsMessages);
  const keepAccount = useKeepAccount();
  const address = keepAccount(paths[view].call(call.id));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 text-14">
      <Link to={address} className="min-w-0 break-words font-medium underline-offset-4 hover:underline">
        {call.campaign?.title ?? t('noCampaign')}
      </Link>
      <span className="justify-self-end">
        <Money
          cents={view === 'publisher' ? call.payoutCents : call.priceCents}
          isGivenBack={isGivenBack(call.billing)}
        />
      </span>
      <div className="flex flex-wrap items-center gap-1.5">
        <WhatBecameOfIt call={call} />
      </div>
      <span className="text-right text-13 text-muted">
        <RelativeTime value={call.arrivedAt} />
      </span>
    </li>
  );
}

function WhatBecameOfIt({ call }: { call: CallRow }) {
  if (call.outcome === null) return <CallStatusBadge status={call.status} />;
  return (
    <>
      <OutcomeBadge outcome={call.outcome} />
      {call.billing !== 'none' && <BillingBadge billing={call.billing} />}
      {call.reason && <ReasonChip reason={call.reason} />}
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      {Array.from({ length: SHOWN }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}

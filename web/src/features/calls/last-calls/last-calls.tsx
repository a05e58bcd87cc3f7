import type { CallRow } from '@callstead/contract/calls/calls';
import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Money } from '../../../ui/format/money.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { NEWEST_SHOWN, NewestCard, NewestRow } from '../../../ui/list/newest-card.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import type { CallScope } from '../shared/api.ts';
import { CallStatusBadge, OutcomeBadge, ReasonChip } from '../shared/call-badges.tsx';
import { lastCallsMessages } from './messages.ts';

const lastCallsQuery = (scope: CallScope) =>
  queryOptions({
    queryKey: ['calls', 'last', scope],
    queryFn: async () => (await call(listCalls, { query: { ...scope, limit: NEWEST_SHOWN } })).data,
  });

export function useLastCalls(view: CallView) {
  const { language } = useLanguage();
  const account = useViewedAccount();
  return useQuery(lastCallsQuery({ view, language, account }));
}

/** Did it track? The newest calls, each with what became of it and why. */
export function LastCalls({ view }: { view: CallView }) {
  const t = useTexts(lastCallsMessages);
  const errorText = useErrorText();
  const keepAccount = useKeepAccount();
  return (
    <NewestCard
      title={t('title')}
      all={{ label: t('all'), to: keepAccount(paths[view].calls()) }}
      query={useLastCalls(view)}
      empty={t('empty')}
      failed={(error) => t('failed', { message: errorText(error) })}
      row={(each) => <Call key={each.id} call={each} view={view} />}
    />
  );
}

function Call({ call, view }: { call: CallRow; view: CallView }) {
  const t = useTexts(lastCallsMessages);
  const keepAccount = useKeepAccount();
  const cents = view === 'publisher' ? call.payoutCents : call.priceCents;
  return (
    <NewestRow
      to={keepAccount(paths[view].call(call.id))}
      title={call.campaign?.title ?? t('noCampaign')}
      money={<Money cents={cents} isGivenBack={isGivenBack(call.billing)} />}
      badges={<WhatBecameOfIt call={call} />}
      when={<RelativeTime value={call.arrivedAt} />}
    />
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

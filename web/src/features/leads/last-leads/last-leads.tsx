import type { LeadRow } from '@callstead/contract/leads/leads';
import { listLeads } from '@callstead/contract/leads/leads-endpoints';
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
import type { LeadScope } from '../shared/api.ts';
import { LeadStatusBadge } from '../shared/lead-badges.tsx';
import { lastLeadsMessages } from './messages.ts';

const lastLeadsQuery = (scope: LeadScope) =>
  queryOptions({
    queryKey: ['leads', 'last', scope],
    queryFn: async () => (await call(listLeads, { query: { ...scope, limit: NEWEST_SHOWN } })).data,
  });

export function useLastLeads(view: CallView) {
  const { language } = useLanguage();
  const account = useViewedAccount();
  return useQuery(lastLeadsQuery({ view, language, account }));
}

/** The newest leads, each with what became of it and why; who they are stands in the list. */
export function LastLeads({ view }: { view: CallView }) {
  const t = useTexts(lastLeadsMessages);
  const errorText = useErrorText();
  const keepAccount = useKeepAccount();
  return (
    <NewestCard
      title={t('title')}
      all={{ label: t('all'), to: keepAccount(paths[view].leads()) }}
      query={useLastLeads(view)}
      empty={t('empty')}
      failed={(error) => t('failed', { message: errorText(error) })}
      row={(each) => <Lead key={each.id} lead={each} view={view} />}
    />
  );
}

function Lead({ lead, view }: { lead: LeadRow; view: CallView }) {
  const keepAccount = useKeepAccount();
  const cents = view === 'publisher' ? lead.payoutCents : lead.priceCents;
  return (
    <NewestRow
      to={keepAccount(paths[view].lead(lead.id))}
      title={lead.campaign.title}
      money={<Money cents={cents} isGivenBack={isGivenBack(lead.billing)} />}
      badges={
        <>
          <LeadStatusBadge lead={lead} />
          {lead.billing !== 'none' && <BillingBadge billing={lead.billing} isOfLead />}
        </>
      }
      when={<RelativeTime value={lead.arrivedAt} />}
    />
  );
}

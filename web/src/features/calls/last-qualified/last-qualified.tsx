import type { CallRow } from '@callstead/contract/calls/calls';
import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { paths } from '@callstead/contract/paths';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Play, X } from 'lucide';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { NEWEST_SHOWN, NewestCard } from '../../../ui/list/newest-card.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import type { CallScope } from '../shared/api.ts';
import { CallerText } from '../shared/caller-text.tsx';
import { lastQualifiedMessages } from './messages.ts';

/** Plays the recording of a call; `app/` says who does. */
type Recording = ComponentType<{ callId: string }>;

const lastQualifiedQuery = (scope: CallScope) =>
  queryOptions({
    queryKey: ['calls', 'last-qualified', scope],
    queryFn: async () => {
      const query = { ...scope, outcome: 'qualified' as const, limit: NEWEST_SHOWN };
      return (await call(listCalls, { query })).data;
    },
  });

/** What an advertiser paid for last, each to be heard where it stands. */
export function LastQualified({ Recording }: { Recording: Recording }) {
  const t = useTexts(lastQualifiedMessages);
  const errorText = useErrorText();
  const keepAccount = useKeepAccount();
  const { language } = useLanguage();
  const account = useViewedAccount();
  const [heard, setHeard] = useState<string | null>(null);
  return (
    <NewestCard
      title={t('title')}
      all={{ label: t('all'), to: keepAccount(paths.advertiser.calls({ outcome: 'qualified' })) }}
      query={useQuery(lastQualifiedQuery({ view: 'advertiser', language, account }))}
      empty={t('empty')}
      failed={(error) => t('failed', { message: errorText(error) })}
      row={(each) => (
        <Call
          key={each.id}
          call={each}
          isHeard={heard === each.id}
          onHear={() => setHeard(heard === each.id ? null : each.id)}
          Recording={Recording}
        />
      )}
    />
  );
}

type CallProps = { call: CallRow; isHeard: boolean; onHear: () => void; Recording: Recording };

function Call({ call, isHeard, onHear, Recording }: CallProps) {
  const t = useTexts(lastQualifiedMessages);
  const keepAccount = useKeepAccount();
  const title = call.campaign?.title ?? t('noCampaign');
  return (
    <li className="grid gap-2 py-2.5 text-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <Link
            to={keepAccount(paths.advertiser.call(call.id))}
            className="line-clamp-1 font-medium underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <p className="flex flex-wrap gap-x-2 text-13 text-muted">
            <CallerText call={call} />
            {call.talkSeconds !== null && <span className="tabular-nums">· {clockText(call.talkSeconds)}</span>}
            <span>
              · <RelativeTime value={call.arrivedAt} />
            </span>
          </p>
        </div>
        <BillingBadge billing={call.billing} />
        <Money cents={call.priceCents} isGivenBack={isGivenBack(call.billing)} />
        {call.recording === 'ready' && (
          <Button
            size="sm"
            variant="secondary"
            icon={isHeard ? X : Play}
            aria-expanded={isHeard}
            aria-label={t(isHeard ? 'closeOf' : 'hearOf', { title })}
            onClick={onHear}
            className="pointer-coarse:min-h-11"
          >
            {t(isHeard ? 'close' : 'hear')}
          </Button>
        )}
      </div>
      {isHeard && <Recording callId={call.id} />}
    </li>
  );
}

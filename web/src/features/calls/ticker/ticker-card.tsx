import type { CallRow, LiveCall } from '@callstead/contract/calls/calls';
import type { Reason } from '@callstead/domain/calls/call';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { type CallScope, callQuery } from '../shared/api.ts';
import { CallStatusBadge, OutcomeBadge, ReasonChip, SimulatedMark } from '../shared/call-badges.tsx';
import { CallerText, placeText } from '../shared/caller-text.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import { isQualifying } from './qualify-watch.tsx';
import { TalkBar } from './talk-bar.tsx';
import type { TickerCard } from './ticker-cards.ts';
import { talkClock, useTalkSeconds } from './use-talk-seconds.ts';

type CardProps = { card: TickerCard; aheadMs: number; scope: CallScope };

export function CallCard({ card, aheadMs, scope }: CardProps) {
  const { call, leftAtMs } = card;
  const t = useTexts(callsMessages);
  const { linkTo } = useOpened('call');
  const title = call.campaign?.title ?? t('noCampaign');
  return (
    <li className="relative grid h-36 shrink-0 animate-rise-in content-start gap-2 overflow-hidden rounded border bg-surface p-3">
      <p className="truncate font-medium text-14">
        <Link {...linkTo(call.id)} className="rounded after:absolute after:inset-0 after:rounded hover:underline">
          {title}
        </Link>
      </p>
      <p className="flex justify-between gap-x-3 whitespace-nowrap text-13 text-muted">
        <CallerText call={call} />
        <span className="truncate">{placeText(call.place)}</span>
        <SimulatedMark simulated={call.simulated} />
      </p>
      {leftAtMs === null ? <InFlight call={call} aheadMs={aheadMs} /> : <Ended call={call} scope={scope} />}
    </li>
  );
}

function InFlight({ call, aheadMs }: { call: LiveCall; aheadMs: number }) {
  const t = useTexts(callsMessages);
  const { minimumSeconds, unbillable } = call;
  const clock = talkClock(call, aheadMs);
  const seconds = useTalkSeconds(clock);
  const isQualified = isQualifying(call, seconds);
  return (
    <>
      <p className="flex min-h-6 items-center justify-between gap-3">
        {isQualified ? <Qualified call={call} /> : <CallStatusBadge status={call.status} />}
        <span aria-hidden className="font-display font-semibold text-16 tabular-nums">
          {seconds !== null && clockText(seconds)}
        </span>
      </p>
      {minimumSeconds !== null && (
        <>
          <TalkBar {...{ clock, minimumSeconds }} seconds={seconds ?? 0} counts={unbillable === null} />
          <p className="flex justify-between gap-x-3 text-12 text-muted">
            <Unbilled reason={unbillable} isTest={call.simulated?.test} />
            <span className="ml-auto shrink-0">{t('ticker.minimum', { time: clockText(minimumSeconds) })}</span>
          </p>
        </>
      )}
    </>
  );
}

/** A test that talked long enough earned nobody anything. */
function Qualified({ call }: { call: CallRow }) {
  const words = useTexts(callMessages);
  return call.simulated?.test ? (
    <Badge tone="info">{words('testQualified')}</Badge>
  ) : (
    <OutcomeBadge outcome="qualified" />
  );
}

/** Said while it lasts: nobody should wait for money that will not come. */
function Unbilled({ reason, isTest = false }: { reason: Reason | null; isTest?: boolean | undefined }) {
  const t = useTexts(callsMessages);
  const words = useTexts(callMessages);
  if (reason === null && !isTest) return null;
  return (
    <span className="truncate">
      {t('ticker.unbilled', { what: words(reason === null ? 'test' : `reasons.${reason}`) })}
    </span>
  );
}

/** What became of it, for as long as the card still stands. */
function Ended({ call, scope }: { call: CallRow; scope: CallScope }) {
  const { data = call } = useQuery(callQuery(call.id, scope));
  const { outcome, reason, status, talkSeconds, simulated } = data;
  return (
    <>
      <p className="flex min-h-6 flex-wrap items-center gap-1.5">
        {outcome === 'qualified' && <Qualified call={data} />}
        {outcome === 'unqualified' && <OutcomeBadge outcome={outcome} />}
        {outcome === null && <CallStatusBadge status={status} />}
        {reason && <ReasonChip reason={reason} />}
        <span className="ml-auto font-display font-semibold text-16 tabular-nums">
          {talkSeconds !== null && clockText(talkSeconds)}
        </span>
      </p>
      <p className="text-right text-12 text-muted">
        {simulated?.test ? (
          <Unbilled reason={null} isTest />
        ) : (
          outcome === 'qualified' && <Money cents={amountOf(data, scope.view)} />
        )}
      </p>
    </>
  );
}

/** Of its money, the side this panel is about. */
const amountOf = ({ priceCents, payoutCents }: CallRow, view: CallView) =>
  view === 'publisher' ? payoutCents : priceCents;

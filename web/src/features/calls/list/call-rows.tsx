import type { CallRow } from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { useTexts } from '../../../i18n/language.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Seconds } from '../../../ui/format/seconds.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { ReasonChip } from '../shared/call-badges.tsx';
import { CallOutcome, OpenCallLink } from '../shared/call-columns.tsx';
import { CallerText, placeText } from '../shared/caller-text.tsx';
import { callsMessages } from '../shared/calls-messages.ts';

/** The list on a phone: each call as three short lines instead of a row that would run off the screen. */
export function CallRows({ calls, view }: { calls: readonly CallRow[]; view: CallView }) {
  const t = useTexts(callsMessages);
  return (
    <ul aria-label={t('caption')} className="divide-y overflow-hidden rounded border bg-surface">
      {calls.map((call) => (
        <Row key={call.id} call={call} view={view} />
      ))}
    </ul>
  );
}

function Row({ call, view }: { call: CallRow; view: CallView }) {
  const t = useTexts(callsMessages);
  const cents = view === 'publisher' ? call.payoutCents : call.priceCents;
  return (
    <li className="relative grid gap-1.5 px-4 py-3 text-14 [&_a]:after:absolute [&_a]:after:inset-0">
      <p className="flex items-baseline justify-between gap-3">
        <OpenCallLink call={call} isOneLine />
        <Money cents={cents} isGivenBack={isGivenBack(call.billing)} />
      </p>
      <p className="line-clamp-1">{call.campaign?.title ?? t('noCampaign')}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-13 text-muted">
        <CallerText call={call} />
        <span>{placeText(call.place)}</span>
        <Seconds value={call.talkSeconds} />
      </p>
      <p className="flex flex-wrap gap-1.5">
        <CallOutcome call={call} />
        {call.reason && <ReasonChip reason={call.reason} />}
        {call.billing !== 'none' && <BillingBadge billing={call.billing} />}
      </p>
    </li>
  );
}

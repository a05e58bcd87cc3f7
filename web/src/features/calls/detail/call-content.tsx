import type { CallDetail } from '@callstead/contract/calls/calls';
import { isGivenBack } from '@callstead/domain/reports/sold';
import type { ComponentType } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { DisputeNote } from '../../../ui/payment/dispute-note.tsx';
import { PriceBox } from '../../../ui/payment/price-box.tsx';
import { SaleEntries } from '../../../ui/payment/sale-entries.tsx';
import type { CallScope } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';
import { TraceList } from '../shared/trace-list.tsx';
import { CallActions } from './call-actions.tsx';
import { CallFacts } from './call-facts.tsx';
import { CallSummary } from './call-summary.tsx';
import { CallTargets } from './call-targets.tsx';
import { CallTimeline } from './call-timeline.tsx';
import { CallWay } from './call-way.tsx';

/** Draws the recording of a call; `app/` says which player that is. */
export type RecordingSlot = ComponentType<{ callId: string }>;

type CallContentProps = {
  call: CallDetail;
  scope: CallScope;
  Recording: RecordingSlot;
  Appeal: AppealSlot;
  /** One below the title it stands under. */
  heading: 'h2' | 'h3';
};

/** One call, whole: the same in the drawer and at its own address. */
export function CallContent({ call, scope, Recording, Appeal, heading }: CallContentProps) {
  const t = useTexts(callDetailMessages);
  return (
    <div className="grid min-w-0 gap-6">
      <div className="grid gap-4">
        <CallSummary call={call} view={scope.view} />
        <CallActions call={call} scope={scope} />
        {call.dispute && (
          <DisputeNote dispute={call.dispute}>
            {call.dispute.decision && <Appeal kind="call" id={call.id} />}
          </DisputeNote>
        )}
      </div>
      {(call.may.listen || call.recording === 'pending') && (
        <Section heading={heading} title={t('recording')}>
          <Recording callId={call.id} />
        </Section>
      )}
      <Section heading={heading} title={t('why')}>
        <TraceList trace={call.trace} />
        <CallTargets targets={call.targets} />
      </Section>
      {call.way && (
        <Section heading={heading} title={t('way')}>
          <CallWay call={call} way={call.way} />
        </Section>
      )}
      <Section heading={heading} title={t('timeline')}>
        <CallTimeline steps={call.timeline} />
      </Section>
      {call.price && (
        <Section heading={heading} title={t(priceTitle(call, scope.view))}>
          <PriceBox price={call.price} view={scope.view} />
        </Section>
      )}
      {call.entries.length > 0 && (
        <Section heading={heading} title={t('entries')}>
          <SaleEntries entries={call.entries} sold={t('qualifiedEntry')} />
        </Section>
      )}
      <Section heading={heading} title={t('facts')}>
        <CallFacts call={call} view={scope.view} />
      </Section>
    </div>
  );
}

/** Of a call that earned nothing the amounts are what could have been. */
function priceTitle(call: CallDetail, view: CallScope['view']) {
  const isPublisher = view === 'publisher';
  const cents = isPublisher ? call.payoutCents : call.priceCents;
  const hasEarned = call.outcome === null || (!!cents && !isGivenBack(call.billing));
  if (hasEarned || call.price?.tiers.length === 0) return isPublisher ? 'payout' : 'price';
  return isPublisher ? 'wouldEarn' : 'wouldCost';
}

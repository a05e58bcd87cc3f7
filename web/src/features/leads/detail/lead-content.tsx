import type { LeadDetail } from '@callstead/contract/leads/leads';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useTexts } from '../../../i18n/language.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { PriceBox } from '../../../ui/payment/price-box.tsx';
import { SaleEntries } from '../../../ui/payment/sale-entries.tsx';
import { LeadDeliveries } from '../delivery/lead-deliveries.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadConsent } from './lead-consent.tsx';
import { LeadFacts, LeadWay } from './lead-facts.tsx';
import { LeadPerson } from './lead-person.tsx';
import { LeadReturnNote, LeadSummary } from './lead-summary.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { LeadTrace } from './lead-trace.tsx';
import { leadMessages } from './messages.ts';

type LeadContentProps = {
  lead: LeadDetail;
  view: CallView;
  Appeal: AppealSlot;
  /** One below the title it stands under. */
  heading: 'h2' | 'h3';
};

/** One lead, whole: the same in the drawer and at its own address. */
export function LeadContent({ lead, view, Appeal, heading }: LeadContentProps) {
  const t = useTexts(leadMessages);
  const isTaken = lead.status === 'accepted' || lead.status === 'pending';
  const price = isTaken ? ({ publisher: 'payout', other: 'price' } as const) : PRICE_OF_REJECTED;
  return (
    <div className="grid min-w-0 gap-6">
      <div className="grid gap-4">
        <LeadSummary lead={lead} view={view} />
        <LeadActions lead={lead} view={view} />
        {lead.dispute && <LeadReturnNote leadId={lead.id} returned={lead.dispute} Appeal={Appeal} />}
      </div>
      <Section heading={heading} title={t('why')}>
        <LeadTrace trace={lead.trace} />
      </Section>
      <Section heading={heading} title={t('person')}>
        <LeadPerson lead={lead} />
      </Section>
      <Section heading={heading} title={t('timeline')}>
        <LeadTimeline events={lead.timeline} />
      </Section>
      {isTaken && view !== 'publisher' && (
        <Section heading={heading} title={t('deliveries')}>
          <LeadDeliveries leadId={lead.id} />
        </Section>
      )}
      {lead.price && (
        <Section heading={heading} title={t(view === 'publisher' ? price.publisher : price.other)}>
          <PriceBox price={lead.price} view={view} />
        </Section>
      )}
      {lead.entries.length > 0 && (
        <Section heading={heading} title={t('entries')}>
          <SaleEntries entries={lead.entries} sold={t('chargedEntry')} />
        </Section>
      )}
      <Section heading={heading} title={t('consent')}>
        <LeadConsent lead={lead} view={view} />
      </Section>
      {(lead.click || lead.pingId) && (
        <Section heading={heading} title={t('way')}>
          <LeadWay lead={lead} />
        </Section>
      )}
      <Section heading={heading} title={t('facts')}>
        <LeadFacts lead={lead} />
      </Section>
    </div>
  );
}

const PRICE_OF_REJECTED = { publisher: 'wouldEarn', other: 'wouldCost' } as const;

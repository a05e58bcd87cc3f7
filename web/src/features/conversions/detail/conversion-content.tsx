import type { ConversionDetail } from '@callstead/contract/conversions/conversions';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useTexts } from '../../../i18n/language.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { DisputeNote } from '../../../ui/payment/dispute-note.tsx';
import { SaleEntries } from '../../../ui/payment/sale-entries.tsx';
import { ConversionActions } from './conversion-actions.tsx';
import { ConversionFacts, ConversionWay } from './conversion-facts.tsx';
import { ConversionPrice } from './conversion-price.tsx';
import { ConversionSummary } from './conversion-summary.tsx';
import { ConversionTimeline } from './conversion-timeline.tsx';
import { conversionMessages } from './messages.ts';

type ConversionContentProps = {
  conversion: ConversionDetail;
  view: CallView;
  Appeal: AppealSlot;
  /** One below the title it stands under. */
  heading: 'h2' | 'h3';
};

/** One conversion, whole: the same in the drawer and at its own address. */
export function ConversionContent({ conversion, view, Appeal, heading }: ConversionContentProps) {
  const t = useTexts(conversionMessages);
  return (
    <div className="grid min-w-0 gap-6">
      <div className="grid gap-4">
        <ConversionSummary conversion={conversion} view={view} />
        <ConversionActions conversion={conversion} view={view} />
        {conversion.dispute && (
          <DisputeNote dispute={conversion.dispute}>
            {conversion.dispute.decision && <Appeal kind="conversion" id={conversion.id} />}
          </DisputeNote>
        )}
      </div>
      <Section heading={heading} title={t('way')}>
        <ConversionWay conversion={conversion} view={view} />
      </Section>
      <Section heading={heading} title={t('timeline')}>
        <ConversionTimeline events={conversion.timeline} />
      </Section>
      {conversion.price && (
        <Section heading={heading} title={t(view === 'publisher' ? 'payout' : 'price')}>
          <ConversionPrice conversion={conversion} price={conversion.price} view={view} />
        </Section>
      )}
      {conversion.entries.length > 0 && (
        <Section heading={heading} title={t('entries')}>
          <SaleEntries entries={conversion.entries} sold={t('bookedEntry')} />
        </Section>
      )}
      <Section heading={heading} title={t('facts')}>
        <ConversionFacts conversion={conversion} />
      </Section>
    </div>
  );
}

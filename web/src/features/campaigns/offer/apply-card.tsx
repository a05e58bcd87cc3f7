import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useQualityRates } from '../../../ui/format/use-quality-rates.ts';
import { OfferFact } from '../shared/offer-facts.tsx';
import { ApplyButton, type MembersSlot } from './apply-button.tsx';
import { offerPageMessages } from './messages.ts';

/** What it pays, what became of what others sent, and the way in: beside the text on a desk, where it stays in sight. */
export function ApplyCard({ offer, Members }: { offer: OfferDetail; Members: MembersSlot }) {
  const t = useTexts(offerPageMessages);
  const formats = useFormats();
  const rates = useQualityRates()(offer, offer.campaignType === 'Lead' ? 'lead' : 'call');
  const { payout, epc, cr, approvalRate, approvalDays } = offer;
  const approved =
    approvalRate === null ? null : formats.number(approvalRate, { style: 'percent', maximumFractionDigits: 0 });
  const figures = [
    ['epc', epc],
    ['cr', cr],
    ['approvalRate', approved],
    ['hold', t('holdDays', { days: approvalDays })],
  ] as const;
  return (
    <section
      aria-label={t('applyCard')}
      className="grid gap-4 rounded border bg-canvas p-4 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <p className="border-brass border-b-2 pb-3">
        <span className="block text-12 text-muted">{t('payout')}</span>
        <span className="font-display text-28 text-brass leading-tight">{payout}</span>
      </p>
      <dl className="-mt-4 [&>:first-child]:border-t-0">
        {figures.map(([label, value]) => (
          <OfferFact key={label} label={t(label)}>
            {value ?? t('notSpecified')}
          </OfferFact>
        ))}
        {rates.map(({ label, value }) => (
          <OfferFact key={label} label={label}>
            {value}
          </OfferFact>
        ))}
      </dl>
      <ApplyButton offer={offer} Members={Members} />
    </section>
  );
}

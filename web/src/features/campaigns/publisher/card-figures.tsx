import type { PublisherCampaign } from '@callstead/contract/applications';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { useQualityRates } from '../../../ui/format/use-quality-rates.ts';
import { publisherCampaignsMessages } from './messages.ts';

/** What a campaign has been worth to others, how long the money waits and how often it is held back: places that never move. */
export function CardFigures({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(publisherCampaignsMessages);
  const formats = useFormats();
  const rates = useQualityRates()(campaign, campaign.campaignType === 'Lead' ? 'lead' : 'call');
  const { epc, approvalRate, approvalDays } = campaign;
  const approved =
    approvalRate === null ? null : formats.number(approvalRate, { style: 'percent', maximumFractionDigits: 0 });
  const figures = [
    [t('epc'), epc],
    [t('approvalRate'), approved],
    [t('hold'), t('holdDays', { days: approvalDays })],
  ] as const;
  return (
    <dl className="mt-auto grid grid-cols-3 gap-3 border-t pt-3">
      {figures.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="font-medium text-14 tabular-nums">{value ?? <Nothing />}</dd>
        </div>
      ))}
      {rates.map(({ label, value, isKnown }) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className={isKnown ? 'font-medium text-14 tabular-nums' : 'text-12 text-muted'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { PublisherCampaign } from '@callstead/contract/applications';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { publisherCampaignsMessages } from './messages.ts';

const ONE = 10_000;

/** A percentage is not worked out like an amount: how much of it is the publisher's is said beside it. */
export function PercentShare({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(publisherCampaignsMessages);
  const formats = useFormats();
  const { percentShareBasisPoints: points } = campaign;
  if (points === null) return null;
  const share = formats.number(points / ONE, { style: 'percent', maximumFractionDigits: 2 });
  return <span className="block text-13 text-muted">{t('percentShare', { share })}</span>;
}

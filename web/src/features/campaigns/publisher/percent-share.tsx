import type { PublisherCampaign } from '@callstead/contract/applications';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { publisherCampaignsMessages } from './messages.ts';

const ONE = 10_000;

/** A percentage is not worked out like an amount: how much of it is the publisher's is said beside it. And what was agreed with them alone. */
export function PercentShare({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(publisherCampaignsMessages);
  const formats = useFormats();
  const { percentShareBasisPoints: points, ownTerms } = campaign;
  const percent = (of: number) => formats.number(of / ONE, { style: 'percent', maximumFractionDigits: 2 });
  if (points !== null)
    return <span className="block text-13 text-muted">{t('percentShare', { share: percent(points) })}</span>;
  if (!ownTerms) return null;
  const { shareBasisPoints: own } = ownTerms;
  return (
    <span className="block text-13 text-muted">
      {own === null ? t('ownTerms') : t('ownShare', { share: percent(own) })}
    </span>
  );
}

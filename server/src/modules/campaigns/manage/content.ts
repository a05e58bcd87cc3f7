import type { CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import { completeTexts } from '@callstead/domain/campaigns/editable-texts';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { phoneNumber } from '../../../telephony/phone-number.ts';
import type { NewContent } from '../queries.ts';

/** What a person wrote, made whole: numbers in E.164, both languages filled, the share as an admin set it. */
export function contentOf(
  written: CampaignInput,
  fixed: { publicId: string; publisherShareBasisPoints: number },
): NewContent {
  const { category, subCategory, type, texts } = written;
  return {
    publicId: fixed.publicId,
    category,
    subCategory,
    type,
    texts: completeTexts(texts),
    terms: termsOf(written, fixed.publisherShareBasisPoints),
  };
}

function termsOf({ terms }: CampaignInput, publisherShareBasisPoints: number): Terms {
  const { overflowNumber } = terms;
  return {
    ...terms,
    publisherShareBasisPoints,
    targets: terms.targets.map((target, index) => ({
      ...target,
      number: phoneNumber(target.number, `campaign.terms.targets.${index}.number`),
    })),
    overflowNumber: overflowNumber && phoneNumber(overflowNumber, 'campaign.terms.overflowNumber'),
  };
}

import type { CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import { completeTexts } from '@callstead/domain/campaigns/editable-texts';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { phoneNumber } from '../../../telephony/phone-number.ts';
import type { NewContent } from '../queries.ts';

/** What a person wrote, made whole: numbers in E.164, both languages filled, the share as an admin set it. */
export function contentOf(
  written: CampaignInput,
  fixed: { publicId: string; publisherShareBasisPoints: number; before?: Terms },
): NewContent {
  const { category, subCategory, type, texts } = written;
  return {
    publicId: fixed.publicId,
    category,
    subCategory,
    type,
    texts: completeTexts(texts),
    terms: termsOf(written, fixed),
  };
}

type Fixed = { publisherShareBasisPoints: number; before?: Terms };

function termsOf({ terms }: CampaignInput, { publisherShareBasisPoints, before }: Fixed): Terms {
  const { overflowNumber } = terms;
  const { countries } = terms.geo;
  const wasPaused = new Map(before?.targets.map(({ id, paused }) => [id, paused]));
  return {
    ...terms,
    publisherShareBasisPoints,
    targets: terms.targets.map(({ paused, ...target }, index) => ({
      ...target,
      ...((paused ?? wasPaused.get(target.id)) && { paused: true }),
      number: phoneNumber(target.number, `campaign.terms.targets.${index}.number`, countries),
    })),
    overflowNumber: overflowNumber && phoneNumber(overflowNumber, 'campaign.terms.overflowNumber', countries),
  };
}

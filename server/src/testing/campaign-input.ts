import type { CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import type { CampaignTexts } from '@callstead/domain/campaigns/terms';
import { USUAL_TERMS } from '@callstead/domain/campaigns/usual-terms';

const NO_TEXTS: CampaignTexts = {
  title: '',
  description: '',
  detailedDescription: '',
  targetAudience: '',
  target: '',
  qualification: '',
  conversionRequirements: '',
  restrictions: '',
  notes: '',
  keywords: [],
};

/** The least an advertiser has to write: four fields, a category, a price and a number. */
export function aCampaignInput(changes: Partial<CampaignInput> = {}): CampaignInput {
  const spanish = { ...NO_TEXTS, title: 'Techos Miami', description: 'Más techos', targetAudience: 'Dueños de casa' };
  return {
    language: 'es',
    category: 'homeServices',
    subCategory: 'roofing',
    type: 'call',
    texts: { es: spanish, en: NO_TEXTS },
    terms: someTerms(),
    ...changes,
  } as CampaignInput;
}

export function someTerms(changes: Partial<CampaignInput['terms']> = {}): CampaignInput['terms'] {
  return {
    ...USUAL_TERMS,
    pricing: { kind: 'fixed', priceCents: 4500, floorCents: 4500, ceilingCents: 4500 },
    budget: { totalCents: 500_000, dailyCents: null },
    targets: [{ id: 'line-1', number: '(305) 555-0142', priority: 1, weight: 1, concurrency: null, hours: null }],
    ...changes,
  } as CampaignInput['terms'];
}

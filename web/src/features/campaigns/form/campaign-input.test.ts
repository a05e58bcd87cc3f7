import { AdminCampaignInput, type Campaign, CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import { completeTexts } from '@callstead/domain/campaigns/editable-texts';
import { describe, expect, test } from 'vitest';
import { type CampaignFields, emptyFields, fieldsOf } from './campaign-fields.ts';
import { campaignInput } from './campaign-input.ts';

/** Four fields, a category, a price and a number. */
function minimum(): CampaignFields {
  const fields = structuredClone(emptyFields('es'));
  fields.category = 'homeServices';
  Object.assign(fields.texts.es, { title: 'Techos', targetAudience: 'Dueños', description: 'Vender techos' });
  fields.terms.budget.totalCents = '€5,000';
  fields.terms.pricing.priceCents = '45.50';
  Object.assign(fields.terms.targets[0] ?? {}, { number: '(305) 555-0142' });
  return fields;
}

const complaints = (fields: CampaignFields) => {
  const issues = CampaignInput.safeParse(campaignInput(fields)).error?.issues ?? [];
  // The first complaint of a field is the one that is shown.
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
};

test('four fields, a category, a price and a number are enough', () => {
  const input = CampaignInput.parse(campaignInput(minimum()));
  expect(input.terms.pricing).toEqual({ kind: 'fixed', priceCents: 4550, floorCents: 4550, ceilingCents: 4550 });
  expect(input.terms.budget).toEqual({ totalCents: 500_000, dailyCents: null });
  expect(input.terms.caps).toEqual({ daily: null, monthly: null, counts: 'qualified' });
});

test('an empty form is told everything it lacks, at once', () => {
  expect(complaints(emptyFields('es'))).toMatchObject({
    category: 'required',
    'texts.es.title': 'required',
    'texts.es.targetAudience': 'required',
    'texts.es.description': 'required',
    'terms.pricing.priceCents': 'required',
    'terms.budget.totalCents': 'required',
    'terms.targets.0.number': 'required',
  });
});

test('some states, but none chosen, is a complaint about the states', () => {
  expect(complaints({ ...minimum(), places: 'some' })).toEqual({ 'terms.geo.states': 'required' });
});

test('tiers give their bounds and the minimum duration', () => {
  const fields = minimum();
  fields.terms.pricing.kind = 'tiers';
  fields.terms.pricing.tiers = [
    { fromSeconds: '60', priceCents: '20' },
    { fromSeconds: '120', priceCents: '35' },
  ];
  const { terms } = CampaignInput.parse(campaignInput(fields));
  expect(terms.pricing).toMatchObject({ floorCents: 2000, ceilingCents: 3500 });
  expect(terms.minimumSeconds).toBe(60);
  fields.terms.pricing.tiers = [{ fromSeconds: '60', priceCents: '' }, ...fields.terms.pricing.tiers.slice(1)];
  expect(complaints(fields)).toEqual({ 'terms.pricing.tiers.0.priceCents': 'required' });
});

test('a lead campaign rings nobody', () => {
  const { terms } = CampaignInput.parse(campaignInput({ ...minimum(), type: 'lead' }));
  expect([terms.targets, terms.minimumSeconds]).toEqual([[], null]);
});

describe('opening a campaign and saving it unchanged changes nothing', () => {
  const pricings = [
    { kind: 'fixed', priceCents: 4550, floorCents: 3000, ceilingCents: 9000 },
    { kind: 'fixed', priceCents: 1, floorCents: 1, ceilingCents: 1 },
    {
      kind: 'tiers',
      tiers: [
        { fromSeconds: 90, priceCents: 2001 },
        { fromSeconds: 180, priceCents: 3599 },
      ],
      floorCents: 1000,
      ceilingCents: 3599,
    },
    { kind: 'per_conversion', conversion: 'policy', priceCents: 12_000 },
    { kind: 'percent', conversion: 'package', basisPoints: 525, ceilingCents: 30_000 },
  ] as const;

  test.each(pricings)('with a price that is $kind', (pricing) => {
    const { terms, texts, language, ...rest } = AdminCampaignInput.parse(campaignInput(minimum()));
    const agreed = { ...terms, pricing, minimumSeconds: 90, locationMultipliers: { FL: 1.5, '331': 0.5 } };
    const campaign = { ...rest, terms: agreed, texts: completeTexts(texts) } as unknown as Campaign;
    const again = AdminCampaignInput.parse(campaignInput(fieldsOf(campaign, 'en')));
    expect(again.terms).toEqual(agreed);
    expect(completeTexts(again.texts)).toEqual(campaign.texts);
  });
});

import { CampaignContent } from '@callstead/contract/campaigns/offers';
import { CATEGORIES, SUB_CATEGORIES } from '@callstead/domain/campaigns/categories';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

const MINIMUM_SECONDS = [60, 90, 100, 120, 150, 180, 200, 240, 300];
const DAILY_CAPS = [50, 100, 120, 150, 200, 300];
const MONTHLY_CAPS = [1000, 2500, 3000, 4000, 5000, 7000];
const PERCENT_BASIS_POINTS = [100, 500, 800, 1500];
const LOWEST_CENTS = 500;
const HIGHEST_CENTS = 300_00;
const FICTITIOUS_NUMBER = /^\+1[2-9]\d{2}55501\d{2}$/;

type Offer = CampaignContent;
type Texts = Offer['texts']['en'];

const numbers = CATALOGUE.flatMap((offer) => offer.terms.targets.map((target) => target.number));

/** The ids of the offers that break a rule: a failure names them. */
const breaking = (rule: (offer: Offer) => boolean) =>
  CATALOGUE.filter((offer) => !rule(offer)).map(({ publicId }) => publicId);

const used = <Value>(pick: (offer: Offer) => Value | null) =>
  new Set(CATALOGUE.map(pick).filter((value) => value !== null));

function pricesOf({ pricing }: Offer['terms']): number[] {
  switch (pricing.kind) {
    case 'fixed':
      return [pricing.priceCents, pricing.floorCents, pricing.ceilingCents];
    case 'tiers':
      return [...pricing.tiers.map((tier) => tier.priceCents), pricing.floorCents, pricing.ceilingCents];
    case 'per_conversion':
      return [pricing.priceCents];
    case 'percent':
      return [pricing.ceilingCents];
  }
}

const isPaidByTime = ({ type, terms }: Offer) =>
  type === 'call' && (terms.pricing.kind === 'fixed' || terms.pricing.kind === 'tiers');

const proseOf = ({ keywords, ...prose }: Texts) => Object.values(prose);

const sentencesOf = (texts: Texts) =>
  proseOf(texts)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence !== '');

const repeatedIn = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the catalogue as a whole', () => {
  test('every offer is a campaign that the contract accepts', () => {
    for (const offer of CATALOGUE) expect(() => CampaignContent.parse(offer), offer.publicId).not.toThrow();
  });

  test('holds at least 56 offers, each under an id of its own', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(56);
    expect(repeatedIn(CATALOGUE.map((offer) => offer.publicId))).toEqual([]);
  });

  test.each(CATEGORIES)('covers every sub-category of %s, or none where it has none', (category) => {
    const subCategories = CATALOGUE.filter((offer) => offer.category === category).map((offer) => offer.subCategory);
    const expected = SUB_CATEGORIES[category].length ? SUB_CATEGORIES[category] : [null];
    expect(new Set(subCategories)).toEqual(new Set<string | null>(expected));
  });

  test('about a third of it is leads', () => {
    const share = CATALOGUE.filter((offer) => offer.type === 'lead').length / CATALOGUE.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.45);
  });
});

describe('terms', () => {
  test('only the usual minimum durations are used, and each of them', () => {
    expect(used((offer) => offer.terms.minimumSeconds)).toEqual(new Set(MINIMUM_SECONDS));
  });

  test('only the usual caps are used, and each of them', () => {
    expect(used((offer) => offer.terms.caps.daily)).toEqual(new Set(DAILY_CAPS));
    expect(used((offer) => offer.terms.caps.monthly)).toEqual(new Set(MONTHLY_CAPS));
  });

  test('prices reach from $5 to $300 and no further', () => {
    const prices = CATALOGUE.flatMap((offer) => pricesOf(offer.terms));
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([LOWEST_CENTS, HIGHEST_CENTS]);
  });

  test('percentages are 1, 5, 8 and 15', () => {
    const percentages = used(({ terms: { pricing } }) => (pricing.kind === 'percent' ? pricing.basisPoints : null));
    expect(percentages).toEqual(new Set(PERCENT_BASIS_POINTS));
  });

  test('rehab calls pay up to $150 from 300 seconds on', () => {
    const calls = CATALOGUE.filter((offer) => offer.category === 'rehab' && offer.type === 'call');
    expect(new Set(calls.map((offer) => offer.terms.minimumSeconds))).toEqual(new Set([300]));
    expect(Math.max(...calls.flatMap((offer) => pricesOf(offer.terms)))).toBe(150_00);
  });

  test('detox calls pay $100 to $300 in tiers from 240 seconds on', () => {
    const detox = CATALOGUE.find((offer) => offer.subCategory === 'detox_treatments');
    expect(detox?.terms.minimumSeconds).toBe(240);
    expect(detox?.terms.pricing).toMatchObject({ kind: 'tiers', floorCents: 100_00, ceilingCents: 300_00 });
  });

  test('talk time decides exactly where calls are paid by it', () => {
    expect(breaking((offer) => isPaidByTime(offer) === (offer.terms.minimumSeconds !== null))).toEqual([]);
  });

  test('the first tier begins at the minimum duration', () => {
    expect(
      breaking(({ terms: { pricing, minimumSeconds } }) =>
        pricing.kind === 'tiers' ? pricing.tiers[0]?.fromSeconds === minimumSeconds : true,
      ),
    ).toEqual([]);
  });

  test('a price between floor and ceiling moves with the place, and only there', () => {
    expect(
      breaking(({ terms: { pricing, locationMultipliers } }) => {
        const isDynamic = pricing.kind === 'fixed' && pricing.floorCents < pricing.ceilingCents;
        return isDynamic === Object.keys(locationMultipliers).length > 0;
      }),
    ).toEqual([]);
  });

  test('floor and ceiling leave room for every multiplier', () => {
    expect(
      breaking(({ terms: { pricing, locationMultipliers } }) =>
        Object.values(locationMultipliers).every((multiplier) => {
          if (pricing.kind !== 'fixed') return false;
          const cents = pricing.priceCents * multiplier;
          return pricing.floorCents <= cents && cents <= pricing.ceilingCents;
        }),
      ),
    ).toEqual([]);
  });

  test('multipliers are for states that the offer serves', () => {
    expect(
      breaking(({ terms: { geo, locationMultipliers } }) =>
        Object.keys(locationMultipliers).every(
          (place) => /^\d/.test(place) || geo.states.length === 0 || geo.states.some((state) => state === place),
        ),
      ),
    ).toEqual([]);
  });

  test('calls ring at fictitious numbers that no two offers share, leads nowhere', () => {
    expect(breaking((offer) => (offer.type === 'call') === offer.terms.targets.length > 0)).toEqual([]);
    expect(numbers.filter((number) => !FICTITIOUS_NUMBER.test(number))).toEqual([]);
    expect(repeatedIn(numbers)).toEqual([]);
  });
});

describe.each(['en', 'es'] as const)('texts in %s', (language) => {
  const texts = CATALOGUE.map((offer) => offer.texts[language]);

  test('no two offers share a sentence', () => {
    expect(repeatedIn(texts.flatMap(sentencesOf))).toEqual([]);
  });

  test('no two offers share a title or a description', () => {
    expect(repeatedIn(texts.flatMap(({ title, description }) => [title, description]))).toEqual([]);
  });

  test('every offer has four to eight keywords', () => {
    expect(
      breaking(({ texts }) => texts[language].keywords.length >= 4 && texts[language].keywords.length <= 8),
    ).toEqual([]);
  });

  test('leave seconds, hours and payouts to the terms, which can change', () => {
    const figures = /\d+ ?(seconds?|segundos?|%)|24\/7|\$\d{1,3}(?![\d,])/i;
    expect(breaking(({ texts }) => !proseOf(texts[language]).some((text) => figures.test(text)))).toEqual([]);
  });
});

test('both languages say everything, each in its own words', () => {
  expect(
    breaking(({ texts: { en, es } }) =>
      (Object.keys(en) as (keyof Texts)[]).every((field) => {
        const isEmpty = en[field].length === 0;
        return isEmpty ? es[field].length === 0 : String(en[field]) !== String(es[field]) && es[field].length > 0;
      }),
    ),
  ).toEqual([]);
});

import { assert } from '../assert.ts';
import { countryKey } from '../campaigns/place-names.ts';
import type { Pricing, Terms, Tier } from '../campaigns/terms.ts';
import { shareOf } from '../money.ts';
import { openHoursGone } from './open-hours-gone.ts';

/** Factors are basis points (10,000 = 1): what a screen shows multiplies to exactly the price it shows. */
const ONE = 10_000;
const PACING = { strength: ONE / 2, least: 7_500, most: 12_500 } as const;

export type PricedTier = { fromSeconds: number; baseCents: number; priceCents: number };

/** `key` is the multiplier that matched: a state ('FL'), a ZIP prefix ('331') or a country ('country:MX'). */
export type LocationFactor = { key: string | null; basisPoints: number };

/** The shares are null where no daily budget paces the price. */
export type PacingFactor = {
  basisPoints: number;
  openHoursGoneBasisPoints: number | null;
  budgetSpentBasisPoints: number | null;
};

/** A call's price with the factors it was made of, fixed at reservation. The end of the call only selects a tier. */
export type CallPrice = {
  kind: Pricing['kind'];
  /** What is set aside while the call lasts: the dearest tier. */
  reservedCents: number;
  /** A fixed price is one tier from the first second; a reported conversion has none. */
  tiers: readonly PricedTier[];
  location: LocationFactor;
  pacing: PacingFactor;
  /** Null for reported conversions. */
  floorCents: number | null;
  ceilingCents: number | null;
};

export type PriceInput = {
  terms: Pick<Terms, 'pricing' | 'locationMultipliers' | 'budget' | 'hours'>;
  location: { country?: string | null; state: string | null; zip: string | null };
  at: Date;
  /** May be a few seconds old: it moves the price, the budget check is exact. */
  spentTodayCents: number;
};

/** price = clamp(base × location × pacing, floor, ceiling). */
export function priceCall(input: PriceInput): CallPrice {
  const { pricing } = input.terms;
  if (pricing.kind === 'per_conversion' || pricing.kind === 'percent') return priceOfConversion(pricing.kind);
  const { floorCents, ceilingCents } = pricing;
  assert(0 <= floorCents && floorCents <= ceilingCents, 'a floor is never above its ceiling');
  const location = locationFactor(input.terms.locationMultipliers, input.location);
  const pacing = pacingFactor(input);
  const tiers = baseTiers(pricing).map(({ fromSeconds, priceCents: baseCents }) => {
    const movedCents = multiply(baseCents, location.basisPoints, pacing.basisPoints);
    return { fromSeconds, baseCents, priceCents: clamp(movedCents, floorCents, ceilingCents) };
  });
  assert(tiers.length > 0, 'a price has at least one tier');
  const reservedCents = Math.max(...tiers.map(({ priceCents }) => priceCents));
  return { kind: pricing.kind, reservedCents, tiers, location, pacing, floorCents, ceilingCents };
}

/** Nobody knows at the ring whether a conversion will follow, nor its amount: it is charged when it is reported. */
function priceOfConversion(kind: Pricing['kind']): CallPrice {
  return {
    kind,
    reservedCents: 0,
    tiers: [],
    location: { key: null, basisPoints: ONE },
    pacing: UNPACED,
    floorCents: null,
    ceilingCents: null,
  };
}

function baseTiers(pricing: Extract<Pricing, { kind: 'fixed' | 'tiers' }>): readonly Tier[] {
  return pricing.kind === 'fixed' ? [{ fromSeconds: 0, priceCents: pricing.priceCents }] : pricing.tiers;
}

/** The longest ZIP prefix knows the place best, then the state, then the country. */
function locationFactor(multipliers: Terms['locationMultipliers'], location: PriceInput['location']): LocationFactor {
  const prefixes = location.zip === null ? [] : [5, 4, 3, 2, 1].map((digits) => location.zip?.slice(0, digits) ?? '');
  const keys = [
    ...prefixes,
    ...(location.state === null ? [] : [location.state]),
    ...(location.country ? [countryKey(location.country)] : []),
  ];
  const key = keys.find((candidate) => Object.hasOwn(multipliers, candidate)) ?? null;
  return { key, basisPoints: key === null ? ONE : Math.round((multipliers[key] ?? 1) * ONE) };
}

const UNPACED: PacingFactor = { basisPoints: ONE, openHoursGoneBasisPoints: null, budgetSpentBasisPoints: null };

/** 1 + 0.5 × (share of the open hours gone − share of the daily budget spent): behind the plan pays more, ahead of it less. */
function pacingFactor({ terms, at, spentTodayCents }: PriceInput): PacingFactor {
  const { dailyCents } = terms.budget;
  if (dailyCents === null || dailyCents <= 0) return UNPACED;
  const { goneMs, totalMs } = openHoursGone(terms.hours, at);
  const gone = shareBasisPoints(goneMs, totalMs);
  const spent = shareBasisPoints(spentTodayCents, dailyCents);
  const basisPoints = Math.round(ONE + (PACING.strength * (gone - spent)) / ONE);
  return {
    basisPoints: clamp(basisPoints, PACING.least, PACING.most),
    openHoursGoneBasisPoints: gone,
    budgetSpentBasisPoints: spent,
  };
}

const shareBasisPoints = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * ONE));

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Exact: cents × factor × factor outgrows what a number holds. Rounded to the cent, half a cent up. */
function multiply(cents: number, firstBasisPoints: number, secondBasisPoints: number): number {
  const scale = BigInt(ONE * ONE);
  return Number((BigInt(cents) * BigInt(firstBasisPoints) * BigInt(secondBasisPoints) + scale / 2n) / scale);
}

/** The tier the talk reached; undefined when it reached none. */
export function selectTier(price: CallPrice, talkSeconds: number): PricedTier | undefined {
  const reached = price.tiers.filter(({ fromSeconds }) => fromSeconds <= talkSeconds);
  const tier = reached.toSorted((a, b) => a.fromSeconds - b.fromSeconds).at(-1);
  assert(!tier || tier.priceCents <= price.reservedCents, 'we never charge more than we reserved');
  return tier;
}

/** The publisher's share of the price; half a cent stays with the network. */
export function payoutOf(priceCents: number, publisherShareBasisPoints: number): number {
  const payoutCents = shareOf(priceCents, publisherShareBasisPoints);
  assert(0 <= payoutCents && payoutCents <= priceCents, 'we never pay out more than we charge');
  return payoutCents;
}

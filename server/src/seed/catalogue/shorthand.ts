import type { Caps, Duplicates, Geo, Pricing, Target } from '@callstead/domain/campaigns/terms';
import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';

export const CHICAGO = 'America/Chicago';
export const DENVER = 'America/Denver';
export const LOS_ANGELES = 'America/Los_Angeles';
export const PHOENIX = 'America/Phoenix';

/** The same price for everyone. */
export const flat = (priceCents: number): Pricing => dynamic(priceCents, priceCents, priceCents);

/** A price that moves with the place between floor and ceiling. */
export function dynamic(floorCents: number, priceCents: number, ceilingCents: number): Pricing {
  return { kind: 'fixed', priceCents, floorCents, ceilingCents };
}

/** Steps of seconds and cents, the lowest first; the first one is the campaign's minimum duration. */
export function tiered(...steps: [fromSeconds: number, priceCents: number][]): Pricing {
  const prices = steps.map(([, priceCents]) => priceCents);
  return {
    kind: 'tiers',
    tiers: steps.map(([fromSeconds, priceCents]) => ({ fromSeconds, priceCents })),
    floorCents: Math.min(...prices),
    ceilingCents: Math.max(...prices),
  };
}

export const onlyIn = (...states: UsState[]): Geo => ({ countries: ['US'], states });

export function everywhereBut(...excluded: UsState[]): Geo {
  return onlyIn(...US_STATES.filter((state) => !excluded.includes(state)));
}

export function caps(daily: number | null, monthly: number | null, counts: Caps['counts'] = 'qualified'): Caps {
  return { daily, monthly, counts };
}

/** The numbers to ring, the next one when the one before does not answer. */
export function ring(...numbers: string[]): Target[] {
  return numbers.map((number, index) => ({
    id: `line-${index + 1}`,
    number,
    priority: index + 1,
    weight: 1,
    concurrency: null,
    hours: null,
  }));
}

export function duplicatesWithin(windowDays: number, after: Duplicates['after'] = 'qualified'): Duplicates {
  return { windowDays, after, route: true, bill: false, pay: false };
}

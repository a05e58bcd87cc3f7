import type { Pricing, Terms } from '../campaigns/terms.ts';

/** What of a campaign is used up, as the database knows it. */
export type CampaignUse = {
  daySlots: number;
  monthSlots: number;
  daySpentCents: number;
  totalSpentCents: number;
  availableCents: number;
};

export type CampaignLimits = Pick<Terms, 'caps' | 'budget'> & { neededCents: number };

/** How many more of the least would be taken now, before a cap is reached or the money is gone. */
export function campaignRoom({ caps, budget, neededCents }: CampaignLimits, use: CampaignUse): number {
  const fitting = (cents: number) => Math.floor(cents / neededCents);
  return Math.max(
    0,
    Math.min(
      (caps.daily ?? Number.POSITIVE_INFINITY) - use.daySlots,
      (caps.monthly ?? Number.POSITIVE_INFINITY) - use.monthSlots,
      fitting((budget.dailyCents ?? Number.POSITIVE_INFINITY) - use.daySpentCents),
      fitting((budget.totalCents ?? Number.POSITIVE_INFINITY) - use.totalSpentCents),
      fitting(use.availableCents),
    ),
  );
}

const LEAST_KNOWN_MS = 5_000;
const MOST_KNOWN_MS = 60_000;
/** Nobody sells faster than one in this time for long. */
const ONE_MORE_MS = 100;

/** How long what is known of it may be believed: a campaign far from its limits cannot be full a moment later. */
export const roomKnownMs = (room: number): number =>
  Math.min(MOST_KNOWN_MS, Math.max(LEAST_KNOWN_MS, room * ONE_MORE_MS));

/** The least that has to be there for one more: never more than what a call or conversion would reserve. */
export function leastNeededCents(pricing: Pricing): number {
  switch (pricing.kind) {
    case 'fixed':
    case 'tiers':
      return Math.max(1, pricing.floorCents);
    case 'per_conversion':
      return Math.max(1, pricing.priceCents);
    case 'percent':
      return 1; // what is reported may be any amount
  }
}

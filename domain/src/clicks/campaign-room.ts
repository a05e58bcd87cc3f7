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

/** Whether nothing that a click leads to would be taken now: a cap is reached, or the money for one more is not there. */
export function isCampaignFull({ caps, budget, neededCents }: CampaignLimits, use: CampaignUse): boolean {
  return (
    use.daySlots >= (caps.daily ?? Number.POSITIVE_INFINITY) ||
    use.monthSlots >= (caps.monthly ?? Number.POSITIVE_INFINITY) ||
    use.daySpentCents + neededCents > (budget.dailyCents ?? Number.POSITIVE_INFINITY) ||
    use.totalSpentCents + neededCents > (budget.totalCents ?? Number.POSITIVE_INFINITY) ||
    use.availableCents < neededCents
  );
}

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

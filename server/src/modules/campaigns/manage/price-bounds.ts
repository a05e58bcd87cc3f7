import type { CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import { mostBudgetCents, mostPriceCents } from '@callstead/domain/campaigns/amount-bounds';
import { DomainError } from '@callstead/domain/errors';
import type { SettingsStore } from '../../../settings/settings.ts';

type Amounts = Record<string, unknown>;

/** One zero too many is told beside its field, in whatever the network counts. */
export function assertPrices({ settings }: { settings: SettingsStore }, { terms }: Pick<CampaignInput, 'terms'>): void {
  const { currency } = settings.of('books');
  const fields = {
    ...tooLarge('campaign.terms.pricing', amountsOf(terms.pricing), mostPriceCents(currency)),
    ...tooLarge('campaign.terms.budget', terms.budget, mostBudgetCents(currency)),
  };
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

/** Those of tiers by their place: 'tiers.0.priceCents'. */
function amountsOf(pricing: CampaignInput['terms']['pricing']): Amounts {
  const tiers = 'tiers' in pricing ? pricing.tiers : [];
  const nested = tiers.map(({ priceCents }, index) => [`tiers.${index}.priceCents`, priceCents]);
  return { ...pricing, ...Object.fromEntries(nested) };
}

const tooLarge = (at: string, amounts: Amounts, most: number): Record<string, 'too_large'> =>
  Object.fromEntries(
    Object.entries(amounts)
      .filter(([name, value]) => name.endsWith('Cents') && typeof value === 'number' && value > most)
      .map(([name]) => [`${at}.${name}`, 'too_large'] as const),
  );

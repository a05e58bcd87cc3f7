import type { Terms } from '@callstead/domain/campaigns/terms';

/** The minimum, and at least the first tier. */
export function secondsToQualify({ minimumSeconds, pricing }: Terms): number {
  const firstTier = pricing.kind === 'tiers' ? Math.min(...pricing.tiers.map(({ fromSeconds }) => fromSeconds)) : 0;
  return Math.max(minimumSeconds ?? 0, firstTier);
}

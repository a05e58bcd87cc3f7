import type { Settings } from '@callstead/contract/settings';
import type { Currency } from '@callstead/domain/currency';
import { sizeOf } from '@callstead/domain/currency-size';
import { DomainError } from '@callstead/domain/errors';

const MOST_DOLLARS = 10_000;

/** Above it nobody would ever be paid: as much in any currency. */
export function assertThreshold(currency: Currency, { thresholdDollars }: Settings['payouts']): void {
  if (thresholdDollars > MOST_DOLLARS * sizeOf(currency))
    throw new DomainError('validation_failed', { fields: { 'values.thresholdDollars': 'too_large' } });
}

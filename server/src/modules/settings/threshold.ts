import type { Settings } from '@callstead/contract/settings';
import type { Currency } from '@callstead/domain/currency';
import { DomainError } from '@callstead/domain/errors';
import { mostThreshold } from '@callstead/domain/payouts/threshold';

export function assertThreshold(currency: Currency, { thresholdDollars }: Settings['payouts']): void {
  if (thresholdDollars > mostThreshold(currency))
    throw new DomainError('validation_failed', { fields: { 'values.thresholdDollars': 'too_large' } });
}

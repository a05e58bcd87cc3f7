import type { Originator } from '@callstead/domain/payouts/files/payout-order';
import type { SettingsStore } from '../../../settings/settings.ts';

/** Who orders the payments, as it is set now. */
export function originatorOf(_settings: SettingsStore): Originator {
  throw new Error('set with the formats');
}

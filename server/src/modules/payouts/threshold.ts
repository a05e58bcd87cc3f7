import type { SettingsStore } from '../../settings/settings.ts';

/** Below this a payout waits. Admins set whole dollars; the books know cents. */
export const thresholdOf = (settings: SettingsStore): number => settings.of('payouts').thresholdDollars * 100;

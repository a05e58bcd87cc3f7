import type { PayoutStatus } from '@callstead/domain/payouts/payout-run';
import type { Tone } from '../../../ui/brand/tone.ts';

export const PAYOUT_TONES: Record<PayoutStatus, Tone> = {
  frozen: 'info',
  sent: 'success',
  failed: 'danger',
  returned: 'danger',
};

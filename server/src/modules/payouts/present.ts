import type { PaymentMethod, PaymentMethodResponse } from '@callstead/contract/payouts';
import type { PaymentMethods } from './commands.ts';
import type { PaymentMethodRow } from './queries.ts';

export function presentPaymentMethods({ inForce, waiting }: PaymentMethods): PaymentMethodResponse {
  return {
    paymentMethod: inForce ? presentPaymentMethod(inForce) : null,
    waiting: waiting ? { ...presentPaymentMethod(waiting), countsFrom: waiting.counts_from.toISOString() } : null,
  };
}

function presentPaymentMethod(row: PaymentMethodRow): PaymentMethod {
  return { kind: row.kind, hint: row.hint, isComplete: row.is_complete, changedAt: row.changed_at.toISOString() };
}

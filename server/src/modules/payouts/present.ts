import type { PaymentMethod } from '@callstead/contract/payouts';
import type { PaymentMethodRow } from './queries.ts';

export function presentPaymentMethod(row: PaymentMethodRow): PaymentMethod {
  return { kind: row.kind, hint: row.hint, changedAt: row.changed_at.toISOString() };
}

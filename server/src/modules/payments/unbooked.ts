import type { UnbookedReason } from '@callstead/domain/payments/unbooked';
import { emit } from '../../events/emit.ts';
import type { IntentState } from '../../payments/port.ts';
import type { Tx } from '../../services.ts';
import { insertUnbooked } from './queries.ts';

/** Money came that is nobody's in the books: an admin is told, once. */
export async function recordUnbooked(
  tx: Tx,
  intent: Pick<IntentState, 'ref' | 'amountReceivedCents' | 'currency'>,
  because: UnbookedReason,
  paymentId: string | null,
): Promise<void> {
  const { ref, amountReceivedCents: amountCents, currency } = intent;
  const isNew = await insertUnbooked(tx.db, {
    intent_ref: ref,
    payment_id: paymentId,
    amount_cents: amountCents,
    currency,
    reason: because,
  });
  if (!isNew) return;
  await emit(tx, 'network', {
    type: 'payment.unbooked',
    subject: { type: 'network', id: ref, name: ref },
    facts: { intentRef: ref, amountCents, currency, because },
  });
}

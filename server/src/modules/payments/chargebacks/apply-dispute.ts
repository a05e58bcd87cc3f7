import { assert } from '@callstead/domain/assert';
import { postChargeback, postChargebackWon } from '@callstead/domain/ledger/post-chargeback';
import { postGatewayFee } from '@callstead/domain/ledger/post-gateway-fee';
import { CURRENCY } from '@callstead/domain/money';
import { type ChargebackChange, nextChargeback } from '@callstead/domain/payments/chargeback';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { DisputeState } from '../../../payments/port.ts';
import type { Services, Tx } from '../../../services.ts';
import { findAccount } from '../../identity/queries.ts';
import { type NewEntry, postEntries } from '../../ledger/queries.ts';
import { aboutMoney } from '../about-money.ts';
import { gatewayOf } from '../gateway.ts';
import { findPaymentByRef, findPaymentForUpdate, type PaymentRow } from '../queries.ts';
import { recordUnbooked } from '../unbooked.ts';
import { findChargeback, putChargeback } from './queries.ts';

/** The bank took a payment back, or wants to: read as it stands now and booked, once. */
export async function applyDispute(services: Services, ref: string): Promise<void> {
  const dispute = await gatewayOf(services).readDispute(ref);
  await inTransaction(services, async (tx) => {
    const found = dispute.intentRef ? await findPaymentByRef(tx.db, 'intent_ref', dispute.intentRef) : undefined;
    const payment = found && (await findPaymentForUpdate(tx.db, found.id));
    if (!payment || dispute.currency.toUpperCase() !== CURRENCY) return recordStrange(tx, dispute, payment);
    await applyToBooks(tx, payment, dispute);
  });
}

/** Of a payment that is nobody's in the books there is nothing to take back; an admin looks. */
async function recordStrange(tx: Tx, dispute: DisputeState, payment: PaymentRow | undefined): Promise<void> {
  if (!dispute.fundsWithdrawn) return;
  const { ref, currency, amountCents } = dispute;
  const because = payment ? 'currency' : 'not_asked_for';
  await recordUnbooked(tx, { ref, currency, amountReceivedCents: -amountCents }, because, payment?.id ?? null);
}

async function applyToBooks(tx: Tx, payment: PaymentRow, dispute: DisputeState): Promise<void> {
  const known = await findChargeback(tx.db, dispute.ref);
  const before = known && { status: known.status, isWithdrawn: known.is_withdrawn };
  const change = nextChargeback(before, { status: dispute.status, isWithdrawn: dispute.fundsWithdrawn });
  await putChargeback(tx.db, {
    gateway_ref: dispute.ref,
    payment_id: payment.id,
    amount_cents: dispute.amountCents,
    status: change.status,
    reason: dispute.reason,
    is_withdrawn: change.isWithdrawn,
    closed_at: change.status === 'open' ? null : (known?.closed_at ?? new Date()),
  });
  // One by one: a chargeback alone may go below the floor.
  const taken = { ...dispute, amountCents: known?.amount_cents ?? dispute.amountCents };
  for (const entry of entriesOf(payment, taken, change)) await postEntries(tx.db, [entry]);
  const isNews = change.status !== before?.status || change.isWithdrawn !== before.isWithdrawn;
  if (isNews) await tell(tx, payment, dispute, change);
}

function entriesOf(payment: PaymentRow, dispute: DisputeState, change: ChargebackChange): NewEntry[] {
  const taken = { id: dispute.ref, advertiserId: payment.account_id, amountCents: dispute.amountCents };
  const fees = dispute.fees.filter(({ cents }) => cents > 0);
  return [
    ...(change.takesMoney ? [{ ...postChargeback(taken), kind: 'chargeback' as const }] : []),
    ...(change.bringsBack ? [{ ...postChargebackWon(taken), kind: 'chargeback_won' as const }] : []),
    ...fees.map(({ ref, cents }) => ({
      ...postGatewayFee({ id: ref, amountCents: cents }),
      kind: 'gateway_fee' as const,
    })),
  ];
}

const EVENTS = { open: 'chargeback.opened', won: 'chargeback.won', lost: 'chargeback.lost' } as const;

async function tell(tx: Tx, payment: PaymentRow, dispute: DisputeState, change: ChargebackChange): Promise<void> {
  const account = await findAccount(tx.db, payment.account_id);
  assert(account, 'a payment has its advertiser');
  const { ref: disputeRef, amountCents } = dispute;
  const facts = { paymentId: payment.id, disputeRef, amountCents, isWithdrawn: change.isWithdrawn };
  await emit(tx, 'network', { type: EVENTS[change.status], ...aboutMoney(account), facts });
}

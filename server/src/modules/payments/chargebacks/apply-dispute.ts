import { assert } from '@callstead/domain/assert';
import { postChargeback, postChargebackWon } from '@callstead/domain/ledger/post-chargeback';
import { postGatewayFee } from '@callstead/domain/ledger/post-gateway-fee';
import { type ChargebackChange, nextChargeback } from '@callstead/domain/payments/chargeback';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { type DisputeState, GatewayRefused } from '../../../payments/port.ts';
import type { Services, Tx } from '../../../services.ts';
import { uncoverTaken } from '../../billing/net-terms/uncover-invoices.ts';
import { findAccount } from '../../identity/queries.ts';
import { holdCurrency, type NewEntry, postEntries } from '../../ledger/queries.ts';
import { aboutMoney } from '../about-money.ts';
import { applyIntent } from '../apply-intent.ts';
import { gatewayOf } from '../gateway.ts';
import { findPaymentByRef, findPaymentForUpdate, type PaymentRow } from '../queries.ts';
import { findAutoRecharge, lockAutoRecharge } from '../recharge/queries.ts';
import { stopRecharge } from '../recharge/stop-recharge.ts';
import { recordUnbooked } from '../unbooked.ts';
import { findChargeback, putChargeback } from './queries.ts';

/** The bank took a payment back, or wants to: read as it stands now and booked, once. */
export async function applyDispute(services: Services, ref: string): Promise<void> {
  const dispute = await gatewayOf(services).readDispute(ref);
  const { intentRef } = dispute;
  if (intentRef) await bookFirst(services, intentRef);
  await inTransaction(services, async (tx) => {
    const found = intentRef ? await findPaymentByRef(tx.db, 'intent_ref', intentRef) : undefined;
    if (found) await lockAutoRecharge(tx.db, found.account_id); // before the payment, as whoever charges one does
    const payment = found && (await findPaymentForUpdate(tx.db, found.id));
    const isBooked = payment?.status === 'succeeded';
    if (!isBooked || dispute.currency.toUpperCase() !== (await holdCurrency(tx.db)))
      return recordStrange(tx, dispute, payment);
    await applyToBooks(tx, payment, dispute);
  });
}

/** A dispute may be told of before its payment: without that in the books there is nothing to take back. */
async function bookFirst(services: Services, intentRef: string): Promise<void> {
  const known = await findPaymentByRef(services.db, 'intent_ref', intentRef);
  if (known?.status === 'succeeded') return;
  await applyIntent(services, intentRef).catch((error: unknown) => {
    if (!(error instanceof GatewayRefused)) throw error; // it shows us the dispute, and not what that is about
  });
}

/** Of a payment that is nobody's in the books there is nothing to take back; an admin looks. */
async function recordStrange(tx: Tx, dispute: DisputeState, payment: PaymentRow | undefined): Promise<void> {
  if (!dispute.fundsWithdrawn) return;
  const { ref, currency, amountCents } = dispute;
  const because = payment?.status === 'succeeded' ? 'currency' : 'not_asked_for';
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
    fee_refs: dispute.fees.map(({ ref }) => ref),
    closed_at: change.status === 'open' ? null : (known?.closed_at ?? new Date()),
  });
  // One by one: a chargeback alone may go below the floor.
  const taken = { ...dispute, amountCents: known?.amount_cents ?? dispute.amountCents };
  for (const entry of entriesOf(payment, taken, change)) await postEntries(tx.db, [entry]);
  const taking = { topUp: `topup:${payment.intent_ref}`, takenBy: `chargeback:${dispute.ref}` };
  if (change.takesMoney) await uncoverTaken(tx.db, taking);
  const isTaken = change.isWithdrawn && !before?.isWithdrawn;
  if (!before && change.status !== 'won') await stopRechargeOf(tx, payment);
  if (!before || isTaken) await tell(tx, payment, dispute, change, 'chargeback.opened');
  const isClosed = change.status !== (before?.status ?? 'open');
  if (isClosed && change.status !== 'open') await tell(tx, payment, dispute, change, `chargeback.${change.status}`);
}

/** What was disputed once may be again: nothing more is charged by itself to that method, or to one nobody can name. */
async function stopRechargeOf(tx: Tx, { account_id, funding_method_id }: PaymentRow): Promise<void> {
  const rule = await findAutoRecharge(tx.db, account_id);
  if (!rule || (funding_method_id !== null && funding_method_id !== rule.funding_method_id)) return;
  const account = await findAccount(tx.db, account_id);
  if (account) await stopRecharge(tx, account, { because: 'disputed' });
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

async function tell(
  tx: Tx,
  payment: PaymentRow,
  dispute: DisputeState,
  { isWithdrawn }: ChargebackChange,
  type: 'chargeback.opened' | 'chargeback.won' | 'chargeback.lost',
): Promise<void> {
  const account = await findAccount(tx.db, payment.account_id);
  assert(account, 'a payment has its advertiser');
  const { ref: disputeRef, amountCents } = dispute;
  const facts = { paymentId: payment.id, disputeRef, amountCents, isWithdrawn };
  await emit(tx, 'network', { type, ...aboutMoney(account), facts });
}

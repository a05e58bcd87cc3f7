import type { RefundRequest } from '@callstead/contract/payments';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { postWithdrawal } from '@callstead/domain/ledger/post-top-up';
import { refundableCents } from '@callstead/domain/payments/refund';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { findAccount } from '../../identity/queries.ts';
import { findBalance, lockBalances, postEntries } from '../../ledger/queries.ts';
import { aboutMoney } from '../about-money.ts';
import { gatewayOf } from '../gateway.ts';
import { findPaymentForUpdate, type PaymentRow } from '../queries.ts';
import { findRefund, insertRefund, sumGivenBack } from './queries.ts';

type Refunding = RefundRequest & { paymentId: string };

/** Booked before it is asked for, so that nobody spends meanwhile what is about to leave. A job asks the gateway. */
export function refundPayment(services: Services, actor: Actor, request: Refunding): Promise<void> {
  authorize(actor, 'payment.refund');
  gatewayOf(services);
  return inTransaction(services, async (tx) => {
    const payment = await findPaymentForUpdate(tx.db, request.paymentId);
    if (!payment) throw new DomainError('not_found');
    if (await isRepeated(tx, request)) return;
    await assertCovered(tx, payment, request.amountCents);
    await bookRefund(tx, actor, payment, request);
  });
}

/** Sent twice, it is paid back once; what else comes under that id is refused. */
async function isRepeated(tx: Tx, { id, paymentId, amountCents, reason }: Refunding): Promise<boolean> {
  const found = await findRefund(tx.db, id);
  if (!found) return false;
  const isSame = found.payment_id === paymentId && found.amount_cents === amountCents && found.reason === reason;
  if (!isSame) throw new DomainError('recorded_otherwise');
  return true;
}

/** From what is free and the advertiser's own: never from what is set aside for calls, nor from credit. */
async function assertCovered(tx: Tx, payment: PaymentRow, amountCents: number): Promise<void> {
  const receivedCents = payment.received_cents ?? 0;
  const left = refundableCents({ receivedCents, ...(await sumGivenBack(tx.db, payment.id)) });
  if (amountCents > left) throw new DomainError('refund_too_large');
  const account = balanceOf(payment.account_id);
  await lockBalances(tx.db, [account]);
  const balanceCents = (await findBalance(tx.db, account))?.balance_cents ?? 0;
  if (amountCents > balanceCents) throw new DomainError('insufficient_balance');
}

async function bookRefund(tx: Tx, actor: Member, payment: PaymentRow, request: Refunding): Promise<void> {
  const { id, amountCents, reason } = request;
  const { account_id: advertiserId, id: paymentId } = payment;
  const account = await findAccount(tx.db, advertiserId);
  assert(account, 'a payment has its advertiser');
  await insertRefund(tx.db, {
    id,
    payment_id: paymentId,
    amount_cents: amountCents,
    reason,
    created_by: actor.userId,
  });
  const entry = postWithdrawal({ id, advertiserId, amountCents });
  await postEntries(tx.db, [{ ...entry, kind: 'withdrawal', reason, createdBy: actor.userId }]);
  await tx.queue.enqueue(tx.db, { name: 'ask-refund', data: { refundId: id } });
  await emit(tx, actor, {
    type: 'payment.refund',
    ...aboutMoney(account),
    after: { refund: amountCents, payment: paymentId },
    reason,
    facts: { paymentId, refundId: id, amountCents },
  });
}

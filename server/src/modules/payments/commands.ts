import { paths } from '@callstead/contract/paths';
import type { StartTopUpRequest } from '@callstead/contract/payments';
import { DomainError } from '@callstead/domain/errors';
import type { Actor, Member } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { accountOfPage } from '../identity/profile/reads.ts';
import type { AccountRow } from '../identity/queries.ts';
import { aboutMoney } from './about-money.ts';
import { applyCheckout } from './apply-checkout.ts';
import { assertAmounts } from './assert-amounts.ts';
import { customerOf } from './customer.ts';
import { asked, gatewayOf } from './gateway.ts';
import { findPayment, insertPayment, updatePayment } from './queries.ts';

/** Opens the gateway's page for a payment. Asked again under the same id it is the same payment and the same page. */
export async function startTopUp(services: Services, actor: Actor, request: StartTopUpRequest): Promise<string> {
  const gateway = gatewayOf(services);
  assertAmounts(services, { amountCents: request.amountCents });
  const account = await accountOfPage(services.db, actor, { action: 'billing.pay' });
  await services.limits.spend('payment.account', account.id);
  const customerRef = await customerOf(services, account);
  await writePayment(services, actor as Member, account, request);
  const { publicUrl } = services.config;
  const back = (query: Parameters<typeof paths.advertiser.billing>[0]) =>
    `${publicUrl}${paths.advertiser.billing(query)}`;
  const { id, amountCents, savesMethod } = request;
  const page = gateway.openTopUpPage({
    paymentId: id,
    customerRef,
    amountCents,
    savesMethod,
    returnUrl: back({ payment: id }),
    cancelUrl: back({ payment: id, canceled: '1' }),
    language: account.language,
  });
  const { ref, url } = await asked(services, page);
  await updatePayment(services.db, id, { checkout_ref: ref });
  return url;
}

function writePayment(services: Services, actor: Member, account: AccountRow, request: StartTopUpRequest) {
  const { id, amountCents, savesMethod } = request;
  return inTransaction(services, async (tx) => {
    const isNew = await insertPayment(tx.db, {
      id,
      account_id: account.id,
      origin: 'checkout',
      amount_cents: amountCents,
      saves_method: savesMethod,
      created_by: actor.userId,
    });
    if (!isNew) return assertSame(await findPayment(tx.db, id), account, request);
    const facts = { paymentId: id, origin: 'checkout' as const, amountCents };
    await emit(tx, actor, { type: 'payment.started', ...aboutMoney(account), facts });
  });
}

/** Another's, or one's own of another amount: the first one stands. */
function assertSame(
  found: Awaited<ReturnType<typeof findPayment>>,
  account: AccountRow,
  { amountCents, savesMethod }: StartTopUpRequest,
): void {
  const isSame =
    found?.account_id === account.id &&
    found.origin === 'checkout' &&
    found.amount_cents === amountCents &&
    found.saves_method === savesMethod;
  if (!isSame) throw new DomainError('recorded_otherwise');
  if (found.status !== 'open') throw new DomainError('payment_state');
}

/** Its page ends; if it was paid at that very moment, it is paid. */
export async function cancelPayment(services: Services, actor: Actor, id: string): Promise<void> {
  const gateway = gatewayOf(services);
  const account = await accountOfPage(services.db, actor, { action: 'billing.pay' });
  const payment = await findPayment(services.db, id);
  if (payment?.account_id !== account.id) throw new DomainError('not_found');
  if (payment.origin !== 'checkout' || payment.status !== 'open' || !payment.checkout_ref)
    throw new DomainError('payment_state');
  await asked(services, gateway.expireCheckout(payment.checkout_ref));
  await asked(services, applyCheckout(services, payment.checkout_ref));
}

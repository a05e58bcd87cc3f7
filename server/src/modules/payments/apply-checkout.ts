import { inTransaction } from '../../db/database.ts';
import type { CheckoutState } from '../../payments/port.ts';
import type { Services } from '../../services.ts';
import { findAccount, lockAccount } from '../identity/queries.ts';
import { applyTold } from './apply-intent.ts';
import { findCustomer } from './customer.ts';
import { gatewayOf } from './gateway.ts';
import { addMethod } from './methods/add-method.ts';
import { forgetMethod } from './methods/commands.ts';
import {
  findMethodByRef,
  findMethodRequestByRef,
  type MethodRequestRow,
  updateMethod,
  updateMethodRequest,
} from './methods/queries.ts';
import { findPayment, findPaymentByRef } from './queries.ts';

/** A page of the gateway: of a payment, or of a method that somebody adds. One that is not ours says nothing. */
export async function applyCheckout(services: Services, ref: string): Promise<void> {
  const gateway = gatewayOf(services);
  const page = await gateway.readCheckout(ref);
  const request = await findMethodRequestByRef(services.db, ref);
  if (request) return applyMethodPage(services, request, page);
  const payment = page.paymentId
    ? await findPayment(services.db, page.paymentId)
    : await findPaymentByRef(services.db, 'checkout_ref', ref);
  if (!payment) return;
  const intent = page.intentRef ? await gateway.readIntent(page.intentRef) : null;
  await applyTold(services, payment, { intent, page: page.status });
}

async function applyMethodPage(services: Services, request: MethodRequestRow, page: CheckoutState): Promise<void> {
  if (page.status === 'open' || request.status !== 'open') return;
  const method = page.methodRef ? await gatewayOf(services).readMethod(page.methodRef) : null;
  await inTransaction(services, async (tx) => {
    const account = await findAccount(tx.db, request.account_id);
    const isTheirs = method?.customerRef && method.customerRef === (await findCustomer(tx.db, request.account_id));
    if (method && account && isTheirs) await addMethod(tx, account, method);
    await updateMethodRequest(tx.db, request.id, { status: page.status });
  });
}

/** A card was renewed, or taken away at the gateway itself. */
export async function applyMethod(services: Services, ref: string): Promise<void> {
  const known = await findMethodByRef(services.db, ref);
  if (!known || known.removed_at) return;
  const method = await gatewayOf(services).readMethod(ref);
  const account = await findAccount(services.db, known.account_id);
  if (!account) return;
  await inTransaction(services, async (tx) => {
    await lockAccount(tx.db, account.id);
    if (method?.customerRef) await updateMethod(tx.db, known.id, method);
    else await forgetMethod(tx, account, known, 'network');
  });
}

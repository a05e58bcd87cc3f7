import { randomUUID } from 'node:crypto';
import { assert } from '@callstead/domain/assert';
import { localDate } from '@callstead/domain/zone-clock';
import { type AccountRow, findAccount } from '../../modules/identity/queries.ts';
import { applyTold } from '../../modules/payments/apply-intent.ts';
import { findCustomer } from '../../modules/payments/customer.ts';
import { addMethod } from '../../modules/payments/methods/add-method.ts';
import { findPayment, insertPayment, updatePayment } from '../../modules/payments/queries.ts';
import { recordTransfer } from '../../modules/transfers/commands.ts';
import { expand } from '../../payments/simulator/expand.ts';
import { newCustomer } from '../../payments/simulator/new-objects.ts';
import { putObject, readObject } from '../../payments/simulator/queries.ts';
import { openSession, press } from '../../payments/simulator/simulated-checkout.ts';
import { INTENT_EXPANDED, intentStateOf, methodStateOf } from '../../payments/stripe-states.ts';
import type { Services } from '../../services.ts';
import { dateBackGateway } from './queries.ts';
import type { HistoryWorld } from './setup.ts';

export type TopUp = { advertiser: 'advertiser' | 'advertiser2'; amountCents: number };

/** The money came to the bank, and an admin knew whose it was. */
export async function topUpByTransfer({ services, as }: HistoryWorld, at: Date, paid: TopUp): Promise<void> {
  const { accountId } = as(paid.advertiser, at);
  const account = await findAccount(services.db, accountId);
  return recordTransfer(services, as('admin', at), {
    id: randomUUID(),
    amountCents: paid.amountCents,
    day: localDate(at, services.config.networkZone),
    sender: account?.company_name ?? '',
    text: 'Saldo inicial',
    accountId,
  });
}

/** On the page of the simulated gateway, as the advertiser would; nobody waits for its webhooks. */
export async function topUpByCard({ services, as }: HistoryWorld, at: Date, paid: TopUp): Promise<void> {
  const { amountCents } = paid;
  const { accountId, userId } = as(paid.advertiser, at);
  const account = await findAccount(services.db, accountId);
  assert(account, 'the demo has its advertiser');
  const savesMethod = (await findCustomer(services.db, accountId)) === undefined; // the first time
  const customerRef = await customerOf(services, account);
  const id = randomUUID();
  await insertPayment(services.db, {
    id,
    ...{ account_id: accountId, origin: 'checkout', amount_cents: amountCents },
    ...{ created_by: userId, created_at: at },
  });
  const { checkoutRef, intent } = await payByCard(services, { id, customerRef, amountCents, savesMethod });
  await updatePayment(services.db, id, { checkout_ref: checkoutRef });
  const payment = await findPayment(services.db, id);
  assert(payment, 'it was written a moment ago');
  await applyTold(services, payment, { intent, page: 'complete', at });
  if (savesMethod) await keepCard(services, account, { id, methodRef: intent.methodRef ?? '', at });
  await dateBackGateway(services.db, at);
}

async function customerOf({ db }: Services, { id, name, email }: AccountRow): Promise<string> {
  const known = await findCustomer(db, id);
  if (known) return known;
  const customer = newCustomer({ name, email, metadata: { accountId: id } });
  await putObject(db, customer);
  await db.insertInto('payment_customer').values({ account_id: id, gateway_ref: customer.id }).execute();
  return customer.id;
}

async function keepCard(services: Services, account: AccountRow, paid: { id: string; methodRef: string; at: Date }) {
  const card = methodStateOf(await readObject(services.db, 'payment_method', paid.methodRef));
  const kept = card && (await addMethod(services, account, card, paid.at));
  if (kept) await updatePayment(services.db, paid.id, { funding_method_id: kept.id });
}

type Paying = { id: string; customerRef: string; amountCents: number; savesMethod: boolean };

async function payByCard(services: Services, { id, customerRef, amountCents, savesMethod }: Paying) {
  const metadata = { paymentId: id };
  const page = await openSession(services, {
    ...{ mode: 'payment', customer: customerRef, amount: amountCents, currency: 'usd', locale: 'es' },
    ...{ successUrl: services.config.publicUrl, cancelUrl: services.config.publicUrl },
    ...{ metadata, intentMetadata: metadata, reference: id, methods: ['card'], savesMethod },
  });
  await press(services, page.id, 'card');
  const { payment_intent: ref } = await readObject(services.db, 'checkout.session', page.id);
  const intent = await readObject(services.db, 'payment_intent', String(ref));
  const shown = await expand(services.db, intent, INTENT_EXPANDED);
  return { checkoutRef: page.id, intent: intentStateOf(shown as typeof intent) };
}

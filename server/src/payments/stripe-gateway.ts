import type Stripe from 'stripe';
import type { StripeOptions } from '../config.ts';
import { ForgedEvent, type Gateway, type GatewayNetwork, GatewayRefused, type IntentState } from './port.ts';
import { createStripeClient } from './stripe-client.ts';
import { asked, declinedIntentOf } from './stripe-errors.ts';
import {
  balanceTransactionOf,
  CHECKOUT_EXPANDED,
  checkoutStateOf,
  disputeStateOf,
  gatewayEventOf,
  INTENT_EXPANDED,
  intentStateOf,
  methodStateOf,
  refundStateOf,
  TRANSACTIONS_EXPANDED,
} from './stripe-states.ts';

const PAGE_SIZE = 100;

/** Card and bank debit: of what the dashboard switches on, nothing else. A bank of the United States debits dollars alone. */
const methodsOf = (currency: string) => (currency === 'usd' ? ['card', 'us_bank_account'] : ['card']);
const LATER = 'off_session';

/** Pages that people see there name the network. */
export function createStripeGateway(options: StripeOptions, network: GatewayNetwork): Gateway {
  const stripe = createStripeClient(options);
  const currency = () => network.currency().toLowerCase();
  return {
    createCustomer: (of) => createCustomer(stripe, of),
    openTopUpPage: (of) => openTopUpPage(stripe, of, { name: network.name(), currency: currency() }),
    openMethodPage: (of) => openMethodPage(stripe, of, currency()),
    chargeSavedMethod: (of) => chargeSavedMethod(stripe, of, currency()),
    readIntent: async (ref) =>
      intentStateOf(
        await asked('payment intent', stripe.paymentIntents.retrieve(ref, { expand: [...INTENT_EXPANDED] })),
      ),
    readCheckout: async (ref) =>
      checkoutStateOf(
        await asked('checkout', stripe.checkout.sessions.retrieve(ref, { expand: [...CHECKOUT_EXPANDED] })),
      ),
    readMethod: (ref) => readMethod(stripe, ref),
    expireCheckout: (ref) => expireCheckout(stripe, ref),
    detachMethod: (ref) => detachMethod(stripe, ref),
    refund: (of) => refund(stripe, of),
    readRefund: async (ref) => refundStateOf(await asked('refund', stripe.refunds.retrieve(ref))),
    readDispute: async (ref) => disputeStateOf(await asked('dispute', stripe.disputes.retrieve(ref))),
    listBalanceTransactions: (of) => listBalanceTransactions(stripe, of),
    readEvent: (rawBody, signature) => readEvent(stripe, options.webhookSecret, rawBody, signature),
  };
}

type Asked<Method extends keyof Gateway> = Parameters<Gateway[Method]>[0];

async function createCustomer(stripe: Stripe, { accountId, name, email }: Asked<'createCustomer'>) {
  const idempotencyKey = `customer:${accountId}`;
  const customer = stripe.customers.create({ name, email, metadata: { accountId } }, { idempotencyKey });
  return { ref: (await asked('new customer', customer)).id };
}

async function openTopUpPage(
  stripe: Stripe,
  of: Asked<'openTopUpPage'>,
  { name, currency }: { name: string; currency: string },
) {
  const metadata = { paymentId: of.paymentId };
  const session = stripe.checkout.sessions.create(
    {
      ...pageOf(of, currency),
      mode: 'payment',
      metadata,
      client_reference_id: of.paymentId,
      line_items: [
        {
          quantity: 1,
          price_data: { currency, unit_amount: of.amountCents, product_data: { name } },
        },
      ],
      payment_intent_data: { metadata, ...(of.savesMethod && { setup_future_usage: LATER }) },
    },
    { idempotencyKey: `checkout:${of.paymentId}` },
  );
  return openedPage(await asked('top-up page', session));
}

async function openMethodPage(stripe: Stripe, of: Asked<'openMethodPage'>, currency: string) {
  const session = stripe.checkout.sessions.create(
    { ...pageOf(of, currency), mode: 'setup', currency, metadata: { requestId: of.requestId } },
    { idempotencyKey: `setup:${of.requestId}` },
  );
  return openedPage(await asked('payment method page', session));
}

function pageOf(
  of: Asked<'openMethodPage'> | Asked<'openTopUpPage'>,
  currency: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    customer: of.customerRef,
    allowed_payment_method_types: methodsOf(currency),
    success_url: of.returnUrl,
    cancel_url: of.cancelUrl,
    locale: of.language,
  };
}

function openedPage({ id, url }: Stripe.Checkout.Session): { ref: string; url: string } {
  if (!url) throw new GatewayRefused('no_page', 'the gateway opened a page without an address');
  return { ref: id, url };
}

async function chargeSavedMethod(
  stripe: Stripe,
  of: Asked<'chargeSavedMethod'>,
  currency: string,
): Promise<IntentState> {
  const charging = stripe.paymentIntents.create(
    {
      amount: of.amountCents,
      currency,
      customer: of.customerRef,
      payment_method: of.methodRef,
      allowed_payment_method_types: methodsOf(currency),
      off_session: true,
      confirm: true,
      metadata: { paymentId: of.paymentId },
      expand: [...INTENT_EXPANDED],
    },
    { idempotencyKey: of.paymentId },
  );
  const declined = charging.catch((error: unknown) => {
    const intent = declinedIntentOf(error);
    if (intent) return intent;
    throw error;
  });
  return intentStateOf(await asked('charge of a saved method', declined));
}

async function readMethod(stripe: Stripe, ref: string) {
  const method = await unlessMissing(asked('payment method', stripe.paymentMethods.retrieve(ref)));
  return method && methodStateOf(method);
}

/** Null for what Stripe does not know. */
async function unlessMissing<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof GatewayRefused && error.code === 'resource_missing') return null;
    throw error;
  });
}

/** Stripe refuses to end what has ended, without a code for it: then its state says so. */
async function expireCheckout(stripe: Stripe, ref: string): Promise<void> {
  try {
    await asked('end of a checkout', stripe.checkout.sessions.expire(ref));
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    const { status } = await asked('checkout', stripe.checkout.sessions.retrieve(ref));
    if (status === 'open') throw error;
  }
}

/** One that is attached to nobody is detached. */
async function detachMethod(stripe: Stripe, ref: string): Promise<void> {
  try {
    await asked('detached payment method', stripe.paymentMethods.detach(ref));
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    const method = await unlessMissing(asked('payment method', stripe.paymentMethods.retrieve(ref)));
    if (method?.customer) throw error;
  }
}

async function refund(stripe: Stripe, { refundId, intentRef, amountCents }: Asked<'refund'>) {
  const refunding = stripe.refunds.create(
    { payment_intent: intentRef, amount: amountCents, metadata: { refundId } },
    { idempotencyKey: refundId },
  );
  return refundStateOf(await asked('new refund', refunding));
}

async function listBalanceTransactions(stripe: Stripe, { after, since }: Asked<'listBalanceTransactions'>) {
  const page = await asked(
    'balance transactions',
    stripe.balanceTransactions.list({
      limit: PAGE_SIZE,
      expand: [...TRANSACTIONS_EXPANDED],
      created: { gte: Math.floor(since.getTime() / 1000) },
      ...(after && { starting_after: after }),
    }),
  );
  return { items: page.data.map(balanceTransactionOf), hasMore: page.has_more };
}

function readEvent(stripe: Stripe, webhookSecret: string, rawBody: string, signature: string) {
  return gatewayEventOf(verifiedEvent(stripe, webhookSecret, rawBody, signature));
}

function verifiedEvent(stripe: Stripe, secret: string, rawBody: string, signature: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch {
    throw new ForgedEvent('this event was not signed for us, or too long ago'); // what Stripe's SDK says repeats the body
  }
}

import {
  CustomerCreate,
  IntentCreate,
  parse,
  Reading,
  RefundCreate,
  SessionCreate,
  TransactionList,
} from './api-requests.ts';
import { expand } from './expand.ts';
import type { FormFields } from './form-body.ts';
import { newCustomer, newIntent } from './new-objects.ts';
import { listObjects, lockObject, putObject, readObject, type SimulatedKind } from './queries.ts';
import { expireSession, openSession } from './simulated-checkout.ts';
import { tell } from './simulated-events.ts';
import { attempt } from './simulated-payments.ts';
import { createRefund } from './simulated-refunds.ts';
import type { SimulatorTx } from './simulator.ts';
import { invalidRequest, StripeFault } from './stripe-fault.ts';

export type ApiAnswer = { status: number; body: object };
type Handler = (tx: SimulatorTx, fields: FormFields, id: string) => Promise<ApiAnswer>;

const COLLECTIONS: Record<string, SimulatedKind> = {
  customers: 'customer',
  'checkout/sessions': 'checkout.session',
  payment_intents: 'payment_intent',
  payment_methods: 'payment_method',
  setup_intents: 'setup_intent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  balance_transactions: 'balance_transaction',
};

const COMMANDS: Record<string, Handler> = {
  'POST customers': createCustomer,
  'POST checkout/sessions': createSession,
  'POST checkout/sessions/:id/expire': async (tx, _fields, id) => answer(await expireSession(tx, id)),
  'POST payment_intents': createIntent,
  'POST payment_methods/:id/detach': detachMethod,
  'POST refunds': createRefundOf,
  'GET balance_transactions': listTransactions,
};

/** What Stripe would answer to this, where the simulator knows how. */
export function handlerOf(method: string, path: string): { handler: Handler; id: string } | undefined {
  const [, collection = '', id = '', verb] = /^((?:checkout\/)?\w+)(?:\/(\w+)(?:\/(\w+))?)?$/.exec(path) ?? [];
  const kind = COLLECTIONS[collection];
  if (!kind) return undefined;
  if (method === 'GET' && id && !verb) return { id, handler: reading(kind) };
  const handler = COMMANDS[`${method} ${[collection, id && ':id', verb].filter(Boolean).join('/')}`];
  return handler && { id, handler };
}

const answer = (body: object): ApiAnswer => ({ status: 200, body });

const reading =
  (kind: SimulatedKind): Handler =>
  async (tx, fields, id) => {
    const { expand: paths = [] } = parse(Reading, fields);
    return answer(await expand(tx.db, await readObject(tx.db, kind, id), paths));
  };

async function createCustomer(tx: SimulatorTx, fields: FormFields): Promise<ApiAnswer> {
  const customer = newCustomer(parse(CustomerCreate, fields));
  await putObject(tx.db, customer);
  return answer(customer);
}

async function createSession(tx: SimulatorTx, fields: FormFields): Promise<ApiAnswer> {
  const wanted = parse(SessionCreate, fields);
  const { payment_intent_data: intent } = wanted;
  const session = await openSession(tx, {
    mode: wanted.mode,
    customer: wanted.customer,
    amount: wanted.line_items[0]?.price_data.unit_amount ?? null,
    currency: wanted.line_items[0]?.price_data.currency ?? wanted.currency ?? 'usd', // a page to save a method may name none
    locale: wanted.locale,
    successUrl: wanted.success_url,
    cancelUrl: wanted.cancel_url,
    metadata: wanted.metadata,
    reference: wanted.client_reference_id ?? null,
    methods: wanted.allowed_payment_method_types,
    intentMetadata: intent?.metadata ?? {},
    savesMethod: intent?.setup_future_usage !== undefined,
  });
  return answer(session);
}

/** A decline is an error of the request, and yet there is a payment that was declined: both come in one answer. */
async function createIntent(tx: SimulatorTx, fields: FormFields): Promise<ApiAnswer> {
  const wanted = parse(IntentCreate, fields);
  const method = await readObject(tx.db, 'payment_method', wanted.payment_method);
  if (method.customer !== wanted.customer)
    throw invalidRequest('The PaymentMethod is not attached to this Customer.', { param: 'payment_method' });
  const { amount, currency, customer, metadata } = wanted;
  const made = newIntent({ amount, currency, customer, metadata, savesMethod: false });
  const tried = await attempt(tx, made, method, 'succeeds');
  const intent = await expand(tx.db, tried, wanted.expand ?? []);
  if (!tried.last_payment_error) return answer(intent);
  const error = { ...tried.last_payment_error, payment_intent: intent };
  return { status: 402, body: { error } };
}

async function detachMethod(tx: SimulatorTx, _fields: FormFields, id: string): Promise<ApiAnswer> {
  const method = await lockObject(tx.db, 'payment_method', id);
  if (!method.customer)
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
  const detached = { ...method, customer: null };
  await putObject(tx.db, detached);
  await tell(tx, 'payment_method.detached', detached);
  return answer(detached);
}

async function createRefundOf(tx: SimulatorTx, fields: FormFields): Promise<ApiAnswer> {
  return answer(await createRefund(tx, parse(RefundCreate, fields)));
}

async function listTransactions(tx: SimulatorTx, fields: FormFields): Promise<ApiAnswer> {
  const { limit, starting_after: after, created, expand: paths = [] } = parse(TransactionList, fields);
  if (after) await readObject(tx.db, 'balance_transaction', after);
  const since = created && new Date(created.gte * 1000);
  const found = await listObjects(tx.db, 'balance_transaction', { limit: limit + 1, after, since });
  return answer({
    object: 'list',
    data: await Promise.all(found.slice(0, limit).map((each) => expand(tx.db, each, paths.map(inData)))),
    has_more: found.length > limit,
    url: '/v1/balance_transactions',
  });
}

/** Of a list, what to show whole is named from the list on. */
const inData = (path: string) => path.replace(/^data\./, '');

export const unknownUrl = (method: string, path: string) =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: /v1/${path}).`,
  });

import { createHmac, randomUUID } from 'node:crypto';
import {
  type BalanceTransaction,
  type CheckoutState,
  type DisputeState,
  ForgedEvent,
  type Gateway,
  GatewayAway,
  type GatewayEvent,
  GatewayRefused,
  type IntentState,
  type MethodState,
  type RefundState,
} from '../payments/port.ts';

const SECRET = 'the gateway of the tests';
const newRef = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex');

export type FakeGateway = ReturnType<typeof createFakeGateway>;

/** A gateway in memory that keeps its promises (asked twice, it does it once) and fails where a test says so. */
export function createFakeGateway() {
  const customers = new Map<string, string>();
  const intents = new Map<string, IntentState>();
  const pages = new Map<string, CheckoutState & { amountCents: number; url: string }>();
  const methods = new Map<string, MethodState>();
  const refunds = new Map<string, RefundState>();
  const disputes = new Map<string, DisputeState>();
  /** Newest first. */
  const transactions: BalanceTransaction[] = [];
  const done = new Map<string, unknown>();
  const faults = { isAway: false, declines: false, refusesRefunds: false, losesAnswers: false };

  /** Done once under a key; the answer may get lost on its way. */
  async function once<Answer>(key: string, work: () => Answer): Promise<Answer> {
    if (faults.isAway) throw new GatewayAway('away');
    if (!done.has(key)) done.set(key, work());
    if (faults.losesAnswers) throw new GatewayAway('the answer got lost');
    return structuredClone(done.get(key) as Answer);
  }

  async function found<State>(states: Map<string, State>, ref: string): Promise<State> {
    if (faults.isAway) throw new GatewayAway('away');
    const state = states.get(ref);
    if (!state) throw new GatewayRefused('resource_missing', `no such thing: ${ref}`);
    return structuredClone(state);
  }

  function newIntent(of: Partial<IntentState>): IntentState {
    const intent: IntentState = {
      ref: newRef('pi'),
      status: 'open',
      amountReceivedCents: 0,
      currency: 'usd',
      paymentId: null,
      customerRef: null,
      methodRef: null,
      declineCode: null,
      fee: null,
      ...of,
    };
    intents.set(intent.ref, intent);
    return intent;
  }

  function newMethod(customerRef: string): MethodState {
    const method: MethodState = {
      ref: newRef('pm'),
      customerRef,
      kind: 'card',
      brand: 'visa',
      last4: '4242',
      expires: { month: 12, year: 2030 },
    };
    methods.set(method.ref, method);
    return method;
  }

  function newPage(of: Partial<CheckoutState>, amountCents = 0) {
    const ref = newRef('cs');
    const page = {
      ref,
      status: 'open' as const,
      intentRef: null,
      methodRef: null,
      paymentId: null,
      customerRef: null,
      ...of,
      amountCents,
      url: `https://pay.example/${ref}`,
    };
    pages.set(ref, page);
    return { ref, url: page.url };
  }

  const gateway: Gateway = {
    createCustomer: ({ accountId }) =>
      once(`customer:${accountId}`, () => {
        const ref = newRef('cus');
        customers.set(accountId, ref);
        return { ref };
      }),
    openTopUpPage: ({ paymentId, customerRef, amountCents }) =>
      once(`checkout:${paymentId}`, () => newPage({ paymentId, customerRef }, amountCents)),
    openMethodPage: ({ requestId, customerRef }) => once(`setup:${requestId}`, () => newPage({ customerRef })),
    chargeSavedMethod: async ({ paymentId, customerRef, methodRef, amountCents }) => {
      const { ref } = await once(paymentId, () => {
        const asked = { paymentId, customerRef, methodRef };
        return faults.declines
          ? newIntent({ ...asked, status: 'declined', declineCode: 'card_declined' })
          : newIntent({ ...asked, status: 'succeeded', amountReceivedCents: amountCents });
      });
      return found(intents, ref);
    },
    readIntent: (ref) => found(intents, ref),
    readCheckout: (ref) => found(pages, ref),
    readMethod: async (ref) => (methods.has(ref) ? found(methods, ref) : null),
    expireCheckout: async (ref) => {
      const page = await found(pages, ref);
      if (page.status === 'open') pages.set(ref, { ...page, status: 'expired' });
    },
    detachMethod: async (ref) => {
      methods.set(ref, { ...(await found(methods, ref)), customerRef: null });
    },
    refund: async ({ refundId, intentRef, amountCents }) => {
      if (faults.refusesRefunds) throw new GatewayRefused('charge_already_refunded', 'no');
      const { ref } = await once(refundId, () => {
        const refund = { ref: newRef('re'), status: 'succeeded' as const, refundId, intentRef, amountCents };
        refunds.set(refund.ref, { ...refund, currency: 'usd' });
        return refund;
      });
      return found(refunds, ref);
    },
    readRefund: (ref) => found(refunds, ref),
    readDispute: (ref) => found(disputes, ref),
    listBalanceTransactions: async ({ after, since }) => {
      if (faults.isAway) throw new GatewayAway('away');
      const behind = transactions.slice(transactions.findIndex(({ ref }) => ref === after) + 1);
      const [first, ...rest] = behind.filter(({ at }) => at >= since);
      return { items: first ? [first] : [], hasMore: rest.length > 0 };
    },
    readEvent: (rawBody, signature) => {
      if (signature !== sign(rawBody)) throw new ForgedEvent('forged');
      return JSON.parse(rawBody);
    },
  };

  /** Somebody uses the page. */
  function tryPage(ref: string, change: Partial<IntentState>): IntentState {
    const page = pages.get(ref);
    if (page?.status !== 'open') throw new Error('this page is over');
    const { paymentId, customerRef, amountCents } = page;
    const known = page.intentRef && intents.get(page.intentRef);
    const intent = known || newIntent({ paymentId, customerRef });
    Object.assign(intent, { amountReceivedCents: change.status === 'succeeded' ? amountCents : 0 }, change);
    const isPaid = intent.status === 'succeeded' || intent.status === 'processing';
    pages.set(ref, { ...page, intentRef: intent.ref, status: isPaid ? 'complete' : 'open' });
    return intent;
  }

  return {
    gateway,
    faults,
    intents,
    pages,
    methods,
    refunds,
    disputes,
    transactions,
    newIntent,
    newMethod,
    pay: (ref: string, change: Partial<IntentState> = {}) => {
      const methodRef = newMethod(pages.get(ref)?.customerRef ?? '').ref;
      return tryPage(ref, { status: 'succeeded', methodRef, declineCode: null, ...change });
    },
    decline: (ref: string) => tryPage(ref, { status: 'declined', declineCode: 'card_declined' }),
    addMethod: (ref: string) => {
      const page = pages.get(ref);
      if (!page) throw new Error('there is no such page');
      const method = newMethod(page.customerRef ?? '');
      pages.set(ref, { ...page, status: 'complete', methodRef: method.ref });
      return method;
    },
    dispute: (intentRef: string, change: Partial<DisputeState> = {}) => {
      const dispute: DisputeState = {
        ref: newRef('du'),
        status: 'open',
        amountCents: intents.get(intentRef)?.amountReceivedCents ?? 0,
        currency: 'usd',
        intentRef,
        reason: 'fraudulent',
        fundsWithdrawn: true,
        fees: [{ ref: newRef('txn'), cents: 1_500 }],
        ...change,
      };
      disputes.set(dispute.ref, dispute);
      return dispute;
    },
    /** Paid back by somebody at the gateway itself. */
    refundThere: (intentRef: string, amountCents: number): RefundState => {
      const ref = newRef('re');
      const refund = { ref, status: 'succeeded' as const, refundId: null, intentRef, amountCents, currency: 'usd' };
      refunds.set(ref, refund);
      return refund;
    },
    /** What it told of, signed as only it can. */
    event: (object: GatewayEvent['object'], objectRef: string, id = newRef('evt')) => {
      const body = JSON.stringify({ id, type: `${object}.changed`, object, objectRef });
      return { body, signature: sign(body) };
    },
  };
}

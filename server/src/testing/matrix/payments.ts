import { randomUUID } from 'node:crypto';
import type { Gateway } from '../../payments/port.ts';
import { createFakeGateway } from '../fake-gateway.ts';
import { aCustomer, aMethod, aPayment } from '../payment-world.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry, EVERYBODY, type Rows } from './entry.ts';

const gateways = new WeakMap<TestNetwork, Gateway>();

/** Routes that lead to the gateway need one that answers; it takes every method for its own. */
export function gatewayOf(t: TestNetwork): Gateway {
  const gateway = gateways.get(t) ?? { ...createFakeGateway().gateway, detachMethod: async () => undefined };
  gateways.set(t, gateway);
  t.services.gateway = gateway;
  return gateway;
}

/** A row of an advertiser: one's own, or another's. */
const ofAdvertiser = (make: (t: TestNetwork, accountId: string) => Promise<{ id: string }>): Rows => ({
  own: async (t, { profile }) => (profile.type === 'advertiser' ? { id: (await make(t, profile.id)).id } : undefined),
  another: async (t) => ({ id: (await make(t, (await t.anAccount('advertiser')).id)).id }),
});

const payments = ofAdvertiser(aPayment);
const methods = ofAdvertiser(async (t, accountId) => {
  gatewayOf(t);
  return aMethod(t, accountId);
});

/** With its page, which is still open. */
const openPayments = ofAdvertiser(async (t, accountId) => {
  const customerRef = await aCustomer(t, accountId);
  const { id } = await aPayment(t, accountId, { status: 'open' });
  const page = { paymentId: id, customerRef, amountCents: 10_000, savesMethod: false, language: 'es' as const };
  const urls = { returnUrl: 'https://callstead.example/', cancelUrl: 'https://callstead.example/' };
  const { ref } = await gatewayOf(t).openTopUpPage({ ...page, ...urls });
  await t.db.updateTable('payment').set({ checkout_ref: ref }).where('id', '=', id).execute();
  return { id };
});

/** Of whoever asks, from the version in force. */
async function aRule(t: TestNetwork, person?: Person) {
  gatewayOf(t);
  const accountId = person?.profile.id ?? (await t.anAccount('advertiser')).id;
  const { id: methodId } = await aMethod(t, accountId);
  const found = await t.db.selectFrom('auto_recharge').select('version').where('account_id', '=', accountId).execute();
  const amounts = { belowCents: 5_000, addCents: 10_000, dailyLimitCents: 20_000 };
  return { isOn: false, ...amounts, methodId, version: found[0]?.version ?? 0 };
}

const MAY_BILLING = [...ADMINS, ...APPROVED_ADVERTISERS];
const picking: Pick<Entry, 'query' | 'rows'> = {
  query: '?account=:id',
  rows: {
    own: async (_, { profile }) => (profile.type === 'admin' ? undefined : { id: profile.id }),
    another: async (t) => ({ id: (await t.anAccount('advertiser')).id }),
  },
};
/** Even those who may not use their own billing learn nothing about another's. */
const hiding: Entry['refusal'] = (visitor, whose) =>
  whose === 'another' && ADVERTISERS.includes(visitor) ? 'not_found' : undefined;
const billing: Entry = { may: MAY_BILLING, refusal: hiding, ...picking };

const opened = (body: object): Entry => ({
  may: APPROVED_ADVERTISERS,
  answers: 201,
  body: (t) => {
    gatewayOf(t);
    return { id: randomUUID(), ...body };
  },
});

export const paymentsMatrix: Record<string, Entry> = {
  'GET /api/billing/funding': billing,
  'GET /api/billing/payments': billing,
  'GET /api/billing/payments/:id': { may: MAY_BILLING, rows: payments },
  'POST /api/billing/payments': opened({ amountCents: 5_000, savesMethod: false }),
  'POST /api/billing/payments/:id/cancel': { may: APPROVED_ADVERTISERS, rows: openPayments },
  'POST /api/billing/methods': opened({}),
  'PUT /api/billing/methods/:id/default': { may: APPROVED_ADVERTISERS, answers: 204, rows: methods },
  'DELETE /api/billing/methods/:id': { may: APPROVED_ADVERTISERS, answers: 204, rows: methods },
  'PUT /api/billing/auto-recharge': { may: APPROVED_ADVERTISERS, body: aRule },
  'GET /api/admin/payments': { may: ADMINS },
  'GET /api/admin/payments/unbooked': { may: ADMINS },
  'POST /api/admin/payments/:id/refunds': {
    may: ADMINS,
    answers: 201,
    body: (t) => {
      gatewayOf(t);
      return { id: randomUUID(), amountCents: 100, reason: 'asked for' };
    },
    rows: payments,
  },
  // Without the gateway's signature.
  'POST /webhooks/paypal': { may: EVERYBODY, answers: 400, changesNothing: true, body: { id: 'WH-1' } },
  'POST /webhooks/stripe': { may: EVERYBODY, answers: 400, changesNothing: true, body: { id: 'evt_1' } },
};

import { randomUUID } from 'node:crypto';
import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { JobName } from '../jobs/jobs.ts';
import { postEntries } from '../modules/ledger/queries.ts';
import { applyGatewayEvent } from '../modules/payments/events/apply-event.ts';
import { detachMethod } from '../modules/payments/methods/commands.ts';
import { chargeRecharge } from '../modules/payments/recharge/charge-recharge.ts';
import { askRefund } from '../modules/payments/refunds/ask-refund.ts';
import type { GatewayEvent } from '../payments/port.ts';
import { createFakeGateway, type FakeGateway } from './fake-gateway.ts';
import type { Person, TestNetwork } from './test-network.ts';

/** A payment as it stands in the database, with its money in the books where it came. */
export async function aPayment(
  { db }: Pick<TestNetwork, 'db'>,
  accountId: string,
  change: Partial<Insertable<Database['payment']>> = {},
): Promise<{ id: string; intentRef: string }> {
  const [id, intentRef] = [randomUUID(), `pi_${randomUUID()}`];
  const amountCents = 10_000;
  const isPaid = (change.status ?? 'succeeded') === 'succeeded';
  await db
    .insertInto('payment')
    .values({
      id,
      account_id: accountId,
      origin: 'checkout',
      amount_cents: amountCents,
      status: 'succeeded',
      ...(isPaid && { received_cents: amountCents, intent_ref: intentRef, settled_at: new Date() }),
      ...change,
    })
    .execute();
  const entry = postTopUp({ id: intentRef, advertiserId: accountId, amountCents });
  if (isPaid) await postEntries(db, [{ ...entry, kind: 'top_up' }]);
  return { id, intentRef };
}

/** A saved card, known to both. */
export async function aMethod({ db }: Pick<TestNetwork, 'db'>, accountId: string, fake?: FakeGateway) {
  const customerRef = await aCustomer({ db }, accountId);
  const ref = fake?.newMethod(customerRef).ref ?? `pm_${randomUUID()}`;
  const values = { account_id: accountId, gateway_ref: ref, kind: 'card' as const, brand: 'visa', last4: '4242' };
  return db.insertInto('funding_method').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function aCustomer({ db }: Pick<TestNetwork, 'db'>, accountId: string): Promise<string> {
  const gateway_ref = `cus_${accountId}`;
  await db
    .insertInto('payment_customer')
    .values({ account_id: accountId, gateway_ref })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await db
    .selectFrom('payment_customer')
    .select('gateway_ref')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return found.gateway_ref;
}

export async function aRecharge(t: Pick<TestNetwork, 'db'>, accountId: string, fake: FakeGateway) {
  const method = await aMethod(t, accountId, fake);
  const rule = { below_cents: 5_000, add_cents: 10_000, daily_limit_cents: 20_000, is_on: true };
  await t.db
    .insertInto('auto_recharge')
    .values({ account_id: accountId, funding_method_id: method.id, ...rule })
    .execute();
  return method;
}

/** All that waits, as the workers of a running server do it: events, then the jobs they led to, and what follows from those. */
export function doPaymentJobs(t: TestNetwork): () => Promise<void> {
  const { services } = t;
  const finished = new Set<string>();
  async function work<Data>(name: JobName, idOf: (data: Data) => string, handle: (id: string) => Promise<void>) {
    for (const data of (await t.jobs(name)) as Data[]) {
      const id = idOf(data);
      if (finished.has(id)) continue;
      await handle(id);
      finished.add(id);
    }
  }
  return async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await t.handleEvents();
      await work<{ eventId: string }>(
        'apply-gateway-event',
        ({ eventId }) => eventId,
        (id) => applyGatewayEvent(services, id),
      );
      await work<{ paymentId: string }>(
        'charge-recharge',
        ({ paymentId }) => paymentId,
        (id) => chargeRecharge(services, id),
      );
      await work<{ refundId: string }>(
        'ask-refund',
        ({ refundId }) => refundId,
        (id) => askRefund(services, id, new Date()),
      );
      await work<{ methodRef: string }>(
        'detach-method',
        ({ methodRef }) => methodRef,
        (ref) => detachMethod(services, ref),
      );
    }
    await t.handleEvents();
  };
}

/** A network whose gateway is in our hands. */
export function withFakeGateway(t: TestNetwork) {
  const fake = createFakeGateway();
  t.services.gateway = fake.gateway;

  async function post({ body, signature }: { body: string; signature: string }) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return t.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload: body });
  }

  const settle = doPaymentJobs(t);

  return {
    ...fake,
    fake,
    post,
    settle,
    /** The gateway tells of something, and it is applied. */
    tell: async (object: GatewayEvent['object'], ref: string) => {
      const answer = await post(fake.event(object, ref));
      await settle();
      return answer.statusCode;
    },
    /** 'Añadir Fondos': answers the payment and the page it is made on. */
    startTopUp: async (person: Person, amountCents = 5_000, savesMethod = false) => {
      const id = randomUUID();
      const body = { id, amountCents, savesMethod };
      const answer = await t.call('POST', '/billing/payments', { ...person, body });
      if (answer.statusCode !== 201) throw new Error(`no page: ${answer.body}`);
      const page = [...fake.pages.values()].find(({ paymentId }) => paymentId === id);
      return { id, pageRef: page?.ref ?? '', url: answer.json().url as string };
    },
  };
}

export async function balanceOfAdvertiser({ db }: Pick<TestNetwork, 'db'>, accountId: string): Promise<number> {
  const found = await db
    .selectFrom('ledger_balance')
    .select('balance_cents')
    .where('account', '=', `advertiser:${accountId}:balance`)
    .executeTakeFirst();
  return found?.balance_cents ?? 0;
}

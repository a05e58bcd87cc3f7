import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emit } from '../../../events/emit.ts';
import { moveCursor } from '../../../events/queries.ts';
import { createPublicLookup } from '../../../net/public-lookup.ts';
import { aReceiver, isSignedBy, verifyAsOthersDo } from '../../../testing/a-receiver.ts';
import { aDelivery, aWebhook } from '../../../testing/a-webhook.ts';
import { anApiKey } from '../../../testing/an-api-key.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { createDeliverer, startDelivering } from './deliver.ts';
import { claimDue, findDelivery, listTries } from './delivery-queries.ts';
import { findEndpoint } from './queries.ts';

let t: TestNetwork;
let person: Person;
beforeAll(async () => {
  t = await createTestNetwork({ privateWebhooks: true });
  person = await t.signIn('advertiser');
});
afterAll(() => t.close());

const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function anEndpoint(...answer: Parameters<typeof aReceiver>) {
  const receiver = await aReceiver(...answer);
  onTestFinished(async () => {
    await receiver.close();
  });
  const account = await t.anAccount('advertiser');
  return { receiver, account, ...(await aWebhook(t, account.id, { url: receiver.url })) };
}
const deliver = (now = new Date()) => createDeliverer(t.services).deliverDue(now);
const stateOf = async (id: string) => (await findDelivery(t.db, id))?.state;
const FAILS: Parameters<typeof aReceiver>[0] = (response) => response.writeHead(500).end('x'.repeat(5_000));

/** Something that happens to an account. */
const happen = async (accountId: string) => {
  await emit(t.services, 'network', {
    type: 'balance.low',
    subject: { type: 'ledger', id: accountId, name: 'Ada' },
    accountId,
    facts: { availableCents: 100, hoursLeft: 1, runsOutAt: null },
  });
  await t.handleEvents();
};

describe('what happens', () => {
  test('arrives once, signed, however often subscribers see it and however many deliver', async () => {
    const { receiver, account, id, secret } = await anEndpoint();
    await happen(account.id);
    await moveCursor(t.db, 'webhooks', 0);
    await t.handleEvents();
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver(after(2));
    expect(receiver.received).toHaveLength(1);
    const [got] = receiver.received;
    if (!got) throw new Error('it has arrived');
    expect(isSignedBy(got, secret, new Date())).toBe(true);
    expect(isSignedBy({ ...got, body: `${got.body} ` }, secret, new Date())).toBe(false);
    expect(JSON.parse(got.body)).toEqual({
      id: got.headers['webhook-id'],
      type: 'balance.low',
      createdAt: expect.any(String),
      sequence: expect.any(Number),
      data: { object: 'balance', id: account.id },
    });
    const log = await t.db.selectFrom('webhook_delivery').select('id').where('endpoint_id', '=', id).execute();
    const tries = await listTries(
      t.db,
      log.map((row) => row.id),
    );
    expect(tries).toMatchObject([{ status: 200, failure: null, answer: 'thanks' }]);
  });

  test('before an endpoint was there, of another type or to another account is not told', async () => {
    const account = await t.anAccount('advertiser');
    await happen(account.id);
    const { receiver, account: other } = await anEndpoint();
    await aWebhook(t, account.id, { url: receiver.url });
    await aWebhook(t, other.id, { url: receiver.url, types: ['payout.sent'] });
    await moveCursor(t.db, 'webhooks', 0);
    await t.handleEvents();
    await deliver();
    expect(receiver.received).toEqual([]);
  });

  test('goes to two endpoints of an account under the same id', async () => {
    const { receiver, account } = await anEndpoint();
    await aWebhook(t, account.id, { url: receiver.url });
    await happen(account.id);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});

describe('a try that fails', () => {
  test('is logged with the beginning of the answer, made again later under the same id, and then ends', async () => {
    const { receiver, id } = await anEndpoint(FAILS);
    const delivery = await aDelivery(t, id);
    await deliver();
    expect(await listTries(t.db, [delivery.id])).toMatchObject([
      { status: 500, failure: 'status', answer: 'x'.repeat(2048) },
    ]);
    await deliver(new Date(Date.now() + 1_000));
    expect(receiver.received).toHaveLength(1); // not yet
    receiver.answerWith((response) => response.writeHead(204).end());
    await deliver(after(1));
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.eventId, delivery.eventId]);
    expect(await stateOf(delivery.id)).toBe('delivered');
    expect((await findEndpoint(t.db, id))?.failing_since).toBeNull();
  });

  test('a redirect is not followed', async () => {
    const target = await anEndpoint();
    const { id } = await anEndpoint((response) => response.writeHead(307, { location: target.receiver.url }).end());
    const delivery = await aDelivery(t, id);
    await deliver();
    expect(target.receiver.received).toEqual([]);
    expect(await listTries(t.db, [delivery.id])).toMatchObject([{ status: 307, failure: 'status' }]);
  });

  test('one delivery that is never taken is given up after a day, while others arrive', async () => {
    const { receiver, id } = await anEndpoint();
    const poison = await aDelivery(t, id);
    receiver.answerWith((response, { headers }) =>
      response.writeHead(headers['webhook-id'] === poison.eventId ? 400 : 200).end(),
    );
    for (let hour = 0; hour < 30; hour += 5) {
      await deliver(after(hour));
      await aDelivery(t, id, after(hour + 1));
      await deliver(after(hour + 1));
    }
    expect(await stateOf(poison.id)).toBe('given_up');
    expect(await findEndpoint(t.db, id)).toMatchObject({ state: 'active' });
  });

  test('an endpoint that fails for a day is paused with a notice, and catches up when switched on again', async () => {
    const { receiver, id, account } = await anEndpoint(FAILS);
    const waiting = await aDelivery(t, id);
    for (let hour = 0; hour <= 30; hour += 5) await deliver(after(hour));
    expect(await findEndpoint(t.db, id)).toMatchObject({ state: 'failing' });
    await t.handleEvents();
    const bell = t.db.selectFrom('notification').select('kind').where('recipient_id', '=', account.user_id);
    expect(await bell.execute()).toEqual([{ kind: 'webhook_paused' }]);
    await happen(account.id); // what happens meanwhile waits, too
    receiver.received.length = 0;
    receiver.answerWith((response) => response.end());
    await deliver(after(40));
    expect(receiver.received).toEqual([]);
    await t.db.updateTable('webhook_endpoint').set({ account_id: person.profile.id }).where('id', '=', id).execute();
    await t.call('PUT', `/webhooks/${id}/state`, { ...person, body: { state: 'active' } });
    await deliver(after(0.1));
    expect(receiver.received).toHaveLength(2);
    expect(await stateOf(waiting.id)).toBe('delivered');
  });
});

test('whoever dies while sending leaves it to another, under the same id', async () => {
  const { receiver, id } = await anEndpoint();
  const { eventId } = await aDelivery(t, id);
  const now = new Date();
  const claim = {
    receivers: {},
    hosts: {},
    each: 5,
    eachHost: 5,
    most: 200,
    now,
    until: new Date(now.getTime() + 60_000),
  };
  expect(await claimDue(t.db, claim)).toHaveLength(1); // and is killed
  await deliver(new Date(now.getTime() + 30_000));
  expect(receiver.received).toEqual([]);
  await deliver(new Date(now.getTime() + 61_000));
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId]);
});

test('all that failed of a span of time is sent again, and nothing that arrived', async () => {
  const { receiver, id } = await anEndpoint(FAILS);
  await t.db.updateTable('webhook_endpoint').set({ account_id: person.profile.id }).where('id', '=', id).execute();
  const [old, failed] = [await aDelivery(t, id, after(-3)), await aDelivery(t, id, after(-1))];
  await deliver();
  await deliver(after(0.01)); // one that fails is asked one at a time
  await t.db.updateTable('webhook_delivery').set({ state: 'given_up' }).where('endpoint_id', '=', id).execute();
  receiver.answerWith((response) => response.end());
  const done = await aDelivery(t, id);
  await deliver();
  receiver.received.length = 0;
  const body = { from: after(-2).toISOString(), to: after(1).toISOString() };
  expect((await t.call('POST', `/webhooks/${id}/replays`, { ...person, body })).json()).toEqual({ deliveries: 1 });
  await deliver();
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([failed.eventId]);
  expect([await stateOf(old.id), await stateOf(failed.id), await stateOf(done.id)]).toEqual([
    ...['given_up', 'delivered', 'delivered'],
  ]);
});

test('many addresses at one host have no more under way together than a host may, and none of the others waits', async () => {
  const hanging = await aReceiver(() => undefined);
  onTestFinished(async () => {
    await hanging.close();
  });
  const good = await anEndpoint();
  const account = await t.anAccount('advertiser');
  for (let i = 0; i < 6; i += 1) {
    const { id } = await aWebhook(t, account.id, { url: hanging.url });
    for (let j = 0; j < 8; j += 1) await aDelivery(t, id, new Date(Date.now() - 1_000));
  }
  for (let i = 0; i < 60; i += 1) await aDelivery(t, good.id, new Date(Date.now() - 1_000));
  const running = startDelivering(t.services);
  await expect.poll(() => good.receiver.received.length, { timeout: 30_000 }).toBe(60);
  expect(hanging.received).toHaveLength(20);
  await hanging.close();
  await running.close();
});

test('an endpoint that hangs holds up nobody else, and no rejected account is told anything', async () => {
  const hanging = await anEndpoint(() => undefined);
  const good = await anEndpoint();
  const rejected = await anEndpoint();
  await t.db.updateTable('account').set({ status: 'rejected' }).where('id', '=', rejected.account.id).execute();
  for (let i = 0; i < 12; i += 1)
    for (const { id } of [hanging, good, rejected]) await aDelivery(t, id, new Date(Date.now() - 1_000));
  const running = startDelivering(t.services);
  await expect.poll(() => good.receiver.received.length, { timeout: 30_000 }).toBe(12);
  expect(hanging.receiver.received).toHaveLength(10);
  expect(rejected.receiver.received).toEqual([]);
  await hanging.receiver.close();
  await running.close();
});

describe('addresses of ours', () => {
  test('are refused where they are not allowed, as the name leads there or as they are written', async () => {
    const { receiver, id } = await anEndpoint();
    const delivery = await aDelivery(t, id);
    await createDeliverer(t.services, { isPrivateAllowed: false }).deliverDue(new Date());
    expect(await listTries(t.db, [delivery.id])).toMatchObject([{ status: null, failure: 'refused_address' }]);
    const named = await aWebhook(t, person.profile.id, { url: 'https://rebound.example:8443/hooks' });
    const other = await aDelivery(t, named.id);
    const lookup = createPublicLookup((_name, _options, callback) =>
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '169.254.169.254', family: 4 },
      ]),
    );
    await createDeliverer(t.services, { isPrivateAllowed: false, lookup }).deliverDue(new Date());
    expect(await listTries(t.db, [other.id])).toMatchObject([{ failure: 'refused_address' }]);
    expect(receiver.received).toEqual([]);
  });
});

describe('in the panel', () => {
  const WRITTEN = { types: ['call.completed'] };

  test('an endpoint is made, changed over to a new secret with both valid, tested, replayed and deleted', async () => {
    const { receiver } = await anEndpoint();
    const body = { ...WRITTEN, url: `${receiver.url}?token=mine` };
    const { secret, endpoint } = (await t.call('POST', '/webhooks', { ...person, body })).json();
    const path = `/webhooks/${endpoint.id}`;
    const rotated = (await t.call('POST', `${path}/secrets`, person)).json();
    const tested = (await t.call('POST', `${path}/tests`, person)).json();
    await deliver();
    const [got] = receiver.received;
    if (!got) throw new Error('it has arrived');
    expect([secret, rotated.secret].map((each) => isSignedBy(got, each, new Date()))).toEqual([true, true]);
    for (const each of [secret, rotated.secret]) verifyAsOthersDo(got, each);
    expect(() => verifyAsOthersDo({ ...got, body: `${got.body} ` }, secret)).toThrow();
    await t.call('POST', `${path}/deliveries/${tested.id}/replay`, person);
    await deliver(after(25));
    const again = receiver.received.at(-1) ?? got;
    expect(again.headers['webhook-id']).toBe(got.headers['webhook-id']);
    expect([secret, rotated.secret].map((each) => isSignedBy(again, each, after(25)))).toEqual([false, true]);
    const log = (await t.call('GET', `${path}/deliveries`, person)).json();
    expect(log.data).toMatchObject([{ id: tested.id, type: 'webhook.test', state: 'delivered', tries: [{}, {}] }]);
    expect(log.data[0].tries[0].request).toEqual({ method: 'POST', url: body.url, body: again.body });
    expect((await t.call('DELETE', path, person)).statusCode).toBe(204);
    const kept = JSON.stringify([
      await t.db.selectFrom('audit_entry').selectAll().execute(),
      await t.db.selectFrom('event').selectAll().execute(),
      await t.db.selectFrom('webhook_endpoint').selectAll().execute(),
    ]);
    for (const hidden of [secret, rotated.secret, 'token=mine']) expect(kept).not.toContain(hidden);
    expect(kept).toContain('webhook.rotate');
  });

  test('an address that is none is refused', async () => {
    for (const url of ['ftp://crm.example', 'https://me:pw@crm.example', 'crm']) {
      const refused = await t.call('POST', '/webhooks', { ...person, body: { ...WRITTEN, url } });
      expect(refused.json()).toMatchObject({ code: 'validation_failed', fields: { url: 'website_invalid' } });
    }
  });
});

describe('a program asks for a test', () => {
  const send = (id: string, headers: Record<string, string>) =>
    t.app.inject({ method: 'POST', url: `/v1/webhooks/${id}/tests`, headers });

  test('fifty times at once with one Idempotency-Key: one is sent, and all get the same answer', async () => {
    const { id, account } = await anEndpoint();
    const key = await anApiKey(t, account);
    const headers = { ...key.headers, 'idempotency-key': 'k1' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(id, headers)));
    const codes = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...codes].every((code) => code === 201 || code === 409)).toBe(true);
    const again = await send(id, headers);
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    const made = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id);
    expect(new Set([...made, again.json().id]).size).toBe(1);
    const rows = await t.db.selectFrom('webhook_delivery').select('id').where('endpoint_id', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  test('the same key for another endpoint is a mismatch; one with spaces is none', async () => {
    const [first, second] = [await anEndpoint(), await anEndpoint()];
    const key = await anApiKey(t, first.account);
    const headers = { ...key.headers, 'idempotency-key': 'k2' };
    expect((await send(first.id, headers)).statusCode).toBe(201);
    expect((await send(second.id, headers)).json().code).toBe('idempotency_mismatch');
    expect((await send(second.id, key.headers)).json().code).toBe('not_found'); // another's
    expect((await send(first.id, { ...key.headers, 'idempotency-key': 'a b' })).statusCode).toBe(422);
  });

  test('a key does no more than its scopes, its addresses and its account may now', async () => {
    const { id, account } = await anEndpoint();
    const codeWith = async (wanted: Parameters<typeof anApiKey>[2], address = '203.0.113.7') => {
      const { headers } = await anApiKey(t, account, wanted);
      return (await send(id, { ...headers, 'x-forwarded-for': address })).json().code;
    };
    expect(await codeWith({ scopes: ['calls:read'] })).toBe('key_scope_missing');
    expect(await codeWith({ addresses: ['192.0.2.0/24'] })).toBe('key_address_refused');
    expect(await codeWith({ addresses: ['192.0.2.0/24'] }, '192.0.2.9')).toBeUndefined();
    const admin = await anApiKey(t, await t.anAccount('admin'), { scopes: ['webhooks:write'] });
    expect((await send(id, admin.headers)).json().code).toBe('two_factor_enrolment_required');
    await t.db.updateTable('account').set({ status: 'pending' }).where('id', '=', account.id).execute();
    expect(await codeWith({})).toBe('account_not_approved');
  });
});

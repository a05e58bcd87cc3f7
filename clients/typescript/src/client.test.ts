import { V1 } from '@callstead/contract/v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newWebhookSecret, signedHeaders } from '../../../server/src/modules/integrations/webhooks/sign.ts';
import { aQualifiedCall } from '../../../server/src/testing/call-world.ts';
import { aRequest } from '../../../server/src/testing/lead-world.ts';
import { createTestNetwork, type TestNetwork } from '../../../server/src/testing/test-network.ts';
import { aV1World, keyFor, type Side, V1_MATRIX, type V1World } from '../../../server/src/testing/v1-world.ts';
import { type ClientOptions, createClient } from './client.ts';
import { CallsteadError } from './error.ts';
import { OPERATIONS } from './generated/operations.ts';
import type { OperationName } from './operations.ts';
import { verifyWebhook } from './verify-webhook.ts';

let t: TestNetwork;
let world: V1World;
let url: string;
beforeAll(async () => {
  t = await createTestNetwork();
  world = await aV1World(t);
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

const clientOf = async (side: Side, options: Partial<ClientOptions> = {}) =>
  createClient({ url, key: (await keyFor(world, side)).secret, ...options });

const BY_KEY = Object.keys(V1_MATRIX) as OperationName[];

test.each(BY_KEY)('the real server answers %s', async (name) => {
  const { may, good } = V1_MATRIX[name] ?? { may: [] };
  const [side = 'admin'] = may;
  const { params, query, body } = (await good?.(world, side)) ?? {};
  const ask = (await clientOf(side))[name] as (input: object) => Promise<unknown>;
  const answer = await ask({ params, body, query: Object.fromEntries(new URLSearchParams(query)) });
  const isNothing = V1.get(name)?.answers[204] !== undefined;
  expect([name, answer === undefined]).toEqual([name, isNothing]);
  if (OPERATIONS[name].path.endsWith('/pdf')) expect((answer as Blob).size).toBeGreaterThan(500);
});

test('all pages of a list are walked through, each member once', async () => {
  const callstead = await clientOf('publisher');
  for (let made = 0; made < 3; made += 1) await aQualifiedCall(t, world.line);
  const seen: string[] = [];
  for await (const { id } of callstead.each('listCalls', { query: { limit: 2 } })) seen.push(id);
  expect(seen.length).toBeGreaterThan(3);
  expect(new Set(seen).size).toBe(seen.length);
  const { data } = await callstead.listCalls({ query: { limit: 200 } });
  expect(data.map(({ id }) => id)).toEqual(seen);
});

test('a refusal is an error that says everything', async () => {
  const callstead = await clientOf('publisher');
  const refused = await callstead
    .readCall({ params: { id: 'call_01jnnnnnnnnnnnnnnnnnnnnnnn' } })
    .catch((error) => error);
  expect(refused).toBeInstanceOf(CallsteadError);
  expect(refused).toMatchObject({ status: 404, code: 'not_found', requestId: expect.any(String) });
  const unread = await callstead.postLead({ body: { offerId: 'NONE' } }).catch((error) => error);
  expect(unread).toMatchObject({ status: 422, errors: [expect.objectContaining({ path: 'offerId' })] });
});

/** Answers that never were, then the real ones. */
function after(...first: (() => Response)[]): {
  fetch: typeof fetch;
  keys: (string | null)[];
  waits: number[];
  wait: (ms: number) => Promise<void>;
} {
  const [keys, waits]: [(string | null)[], number[]] = [[], []];
  const ask: typeof fetch = async (address, request) => {
    keys.push(new Headers(request?.headers).get('idempotency-key'));
    const made = first.shift();
    return made ? made() : fetch(address, request);
  };
  return { fetch: ask, keys, waits, wait: async (ms) => void waits.push(ms) };
}
const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('busy', { status, headers });
const broken = () => {
  throw new TypeError('fetch failed');
};

describe('what failed for a moment is asked again', () => {
  test('after as long as told, with the same Idempotency-Key, so that it is done once', async () => {
    const way = after(refusal(429, { 'retry-after': '7' }), refusal(503), broken);
    const callstead = await clientOf('publisher', way);
    const body = { offerId: world.leads.offerId, ...aRequest() };
    expect(await callstead.postLead({ body })).toMatchObject({ status: 'accepted' });
    expect(way.waits).toEqual([7_000, 1_000, 2_000]);
    expect([way.keys.length, new Set(way.keys).size, way.keys[0]]).toEqual([
      4,
      1,
      expect.stringMatching(/^[\w-]{36}$/),
    ]);
  });

  test('not for ever, and not where asking twice could do it twice', async () => {
    const always = after(...Array.from({ length: 9 }, () => refusal(503)));
    const callstead = await clientOf('publisher', { ...always, retries: 2 });
    await expect(callstead.listCalls()).rejects.toMatchObject({ status: 503, code: 'unreadable_answer' });
    expect(always.keys).toHaveLength(3);

    const once = after(broken);
    const reporting = await clientOf('publisher', once);
    await expect(reporting.leaseNumber({ body: { offerId: 'A', affId: 'B' } })).rejects.toThrow('fetch failed');
    expect(once.keys).toEqual([null]);
  });

  test('and not after somebody has given up', async () => {
    const gone = AbortSignal.abort(new Error('enough'));
    const callstead = await clientOf('publisher');
    await expect(callstead.listCalls({ signal: gone })).rejects.toThrow('enough');
  });
});

describe('a webhook', () => {
  const [secret, other] = [newWebhookSecret(), newWebhookSecret()];
  const at = new Date('2026-03-02T15:04:05Z');
  const body = JSON.stringify({ id: 'evt_1', type: 'call.completed', createdAt: at, sequence: 1, data: {} });
  const headers = signedHeaders({ id: 'evt_1', at, body }, [secret, other]);
  const verify = (changes: { body?: string; headers?: object; secret?: string | string[]; now?: Date } = {}) =>
    verifyWebhook(
      changes.body ?? body,
      { ...headers, ...changes.headers } as Record<string, string>,
      changes.secret ?? secret,
      { now: changes.now ?? at },
    );

  test('that is ours is told, by either secret and however the headers come', async () => {
    expect(await verify()).toMatchObject({ id: 'evt_1', type: 'call.completed' });
    expect(await verify({ secret: [newWebhookSecret(), other] })).toMatchObject({ id: 'evt_1' });
    expect(await verifyWebhook(body, new Headers(headers), secret, { now: at })).toMatchObject({ id: 'evt_1' });
  });

  test.each([
    ['another body', { body: body.replace('evt_1', 'evt_2') }],
    ['another id', { headers: { 'webhook-id': 'evt_2' } }],
    ['another secret', { secret: newWebhookSecret() }],
    ['a secret that is none', { secret: 'whsec_*' }],
    ['a signature that is none', { headers: { 'webhook-signature': 'v1,*' } }],
    ['another version', { headers: { 'webhook-signature': headers['webhook-signature']?.replaceAll('v1,', 'v2,') } }],
    ['no signature', { headers: { 'webhook-signature': undefined } }],
    ['an old one', { now: new Date(at.getTime() + 301_000) }],
    ['a time that is none', { headers: { 'webhook-timestamp': 'now' } }],
  ])('with %s is not', async (_, changes) => {
    expect(await verify(changes)).toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import { API } from '@callstead/contract/api';
import type { Endpoint } from '@callstead/contract/endpoint';
import { OFFERED } from '@callstead/domain/offered';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIMULATOR_ACCOUNT } from '../telephony/simulator/simulated-recording.ts';
import { aCampaign } from '../testing/a-campaign.ts';
import { aCarrier, aLine, aNumber, aSid } from '../testing/call-world.ts';
import { aCampaignInput } from '../testing/campaign-input.ts';
import { hostileHeaders, hostilePart, hostileRequest, type Known } from '../testing/hostile-request.ts';
import type { Entry, Visitor } from '../testing/matrix/entry.ts';
import { MATRIX, signIn } from '../testing/permission-matrix.ts';
import { reportCounts, sized } from '../testing/proof.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../testing/test-network.ts';

/** Those who get furthest; an admin may do most. */
const VISITORS = ['admin', 'publisher approved', 'advertiser approved', 'advertiser rejected'] as const;
const RUNS = sized({ small: 8, whole: 400 });
const STREAM_MS = 30;

let t: TestNetwork;
let asked = 0;
const offered = { ...OFFERED };
const people = new Map<Visitor, Person>();
beforeAll(async () => {
  Object.assign(OFFERED, { leads: true, api: true }); // what is switched off must be safe when it is switched on
  t = await createTestNetwork();
});
afterAll(async () => {
  Object.assign(OFFERED, offered);
  reportCounts({ 'hostile requests answered': asked });
  await t.close();
});

/** Some requests end sessions; whoever is out comes in again. */
async function comeIn(visitor: Visitor): Promise<void> {
  const person = people.get(visitor);
  if (person && (await t.call('GET', '/session', person)).json().session) return;
  const signedIn = await signIn(t, visitor);
  if (signedIn) people.set(visitor, signedIn);
}

async function statusOf(request: InjectOptions, isEndless = false): Promise<number> {
  asked += 1;
  try {
    return (await t.app.inject({ ...request, ...(isEndless && { signal: AbortSignal.timeout(STREAM_MS) }) }))
      .statusCode;
  } catch (error) {
    if (isEndless && (error as Error).name === 'AbortError') return 200;
    throw error;
  }
}

/** Rows that exist, somebody's and everybody's own, beside one that does not, and what a good request says of them. */
async function knownOf({ path }: Endpoint, { rows, body }: Entry): Promise<Known> {
  const everybody = [...people.values()];
  const own = await Promise.all(everybody.map((person) => rows?.own?.(t, person)));
  const found = [await rows?.another(t), ...own, undefined];
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name ?? '');
  const params = found.map((values) => Object.fromEntries(names.map((name) => [name, values?.[name] ?? randomUUID()])));
  const good = typeof body === 'function' ? await body(t) : body;
  return { params, ids: everybody.map(({ profile }) => profile.id), body: good };
}

/** Mostly somebody who is let in: those who are not get no further than the door. */
function cookiesFor({ may }: Entry): string[] {
  const cookies = (visitors: readonly Visitor[]) =>
    visitors.flatMap((visitor) => people.get(visitor)?.headers.cookie ?? []);
  const allowed = cookies(VISITORS.filter((visitor) => may.includes(visitor)));
  return [...allowed, ...allowed, ...cookies(VISITORS.slice(-1)), ''];
}

async function expectNoFault(endpoint: Endpoint, entry: Entry): Promise<void> {
  await Promise.all(VISITORS.map(comeIn));
  const request = hostileRequest(endpoint, await knownOf(endpoint, entry));
  const cookie = fc.constantFrom(...cookiesFor(entry)).map((each) => ({ ...(each && { cookie: each }) }));
  const address = fc.ipV4().map((each) => ({ 'x-forwarded-for': each }));
  await fc.assert(
    fc.asyncProperty(request, fc.tuple(cookie, address, hostileHeaders), async (good, headers) => {
      const answer = await statusOf({ ...good, headers: Object.assign({}, ...headers, good.headers) }, entry.isEndless);
      expect(answer).toBeLessThan(500);
    }),
    { numRuns: entry.isEndless ? 3 : RUNS },
  );
}

describe('whatever anybody asks of the API, the fault is never ours', () => {
  test.each([...API.values()].map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const entry = MATRIX[`${endpoint.method} /api${endpoint.path}`];
      if (!entry) throw new Error('every route stands in the matrix');
      await expectNoFault(endpoint, entry);
    },
    120_000,
  );
});

describe('what once was answered with a fault is refused', () => {
  const asAdmin = () => people.get('admin')?.headers ?? {};
  const cursor = (...key: string[]) => Buffer.from(JSON.stringify(key)).toString('base64url');
  const contact = { name: 'A', email: 'a@people.example', subject: 'A', message: 'A', language: 'en' };
  beforeAll(() => comeIn('admin'));

  test.each([
    ['a captcha that is none', 'POST', '/contact', { ...contact, captchaId: 'solved' }, 422],
    ['half a character', 'POST', '/tickets', { subject: '\ud800', message: 'a\udc00b' }, 422],
    ['a zero', 'POST', '/tickets', { subject: 'a\u0000', message: 'b' }, 422],
    ['an offer of 31 letters', 'GET', `/offers/${'x'.repeat(31)}`, undefined, 422],
    ['an offer called zero', 'GET', '/offers/%00', undefined, 422],
    ['a call of the year 37648', 'GET', '/calls/call_zzzzzzzzzzzzzzzzzzzzzzzzzz', undefined, 404],
    ['a mangled place among accounts', 'GET', `/admin/accounts?after=${cursor('today', 'x')}`, undefined, 200],
  ] as const)('%s', async (_, method, path, body, status) => {
    const answer = await t.call(method, path, { headers: asAdmin(), ...(body && { body }) });
    expect(answer.statusCode).toBe(status);
  });

  test('a block for an advertiser nobody knows', async () => {
    const body = { number: '+13055550142', advertiserId: randomUUID() };
    const refused = await t.call('POST', '/blocked-callers', { headers: asAdmin(), body });
    expect(refused.json().fields).toEqual({ advertiserId: 'invalid' });
  });

  test('a mangled place among versions, a campaign without texts, a target whose number is none', async () => {
    const campaign = await aCampaign(t.db, (await t.anAccount('advertiser')).id, { status: 'draft' });
    const path = `/advertiser/campaigns/${campaign.id}`;
    const after = cursor('999999999999');
    expect((await t.call('GET', `${path}/versions?after=${after}`, { headers: asAdmin() })).statusCode).toBe(200);
    const written = aCampaignInput();
    const rings = (number: unknown) => ({
      terms: { ...written.terms, targets: [{ ...written.terms.targets[0], number }] },
    });
    for (const wrong of [
      { texts: null },
      { texts: { en: null, es: 1 } },
      { language: { toString: 'x' } },
      rings(-1),
      rings({}),
    ]) {
      const body = { campaign: { ...written, ...wrong }, version: 1 };
      expect((await t.call('PUT', path, { headers: asAdmin(), body })).statusCode).toBe(422);
    }
  });

  test("high bytes in the simulator's password", async () => {
    const { simulatorToken } = t.services;
    const length = `Basic ${Buffer.from(`${SIMULATOR_ACCOUNT}:${simulatorToken}`).toString('base64')}`.length;
    const authorization = '\u00e9'.repeat(length);
    const refused = await t.app.inject({ url: '/simulator/recordings/a.wav?seconds=1', headers: { authorization } });
    expect(refused.statusCode).toBe(401);
  });
});

const OTHER_ADDRESSES = [
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/dev/outbox',
  '/openapi.json',
  '/docs',
  '/help',
  '/healthz',
  '/readyz',
  '/simulator/stripe',
  '/simulator/paypal',
];

test('nor at any other address', async () => {
  const address = fc.oneof(
    fc.constantFrom(...OTHER_ADDRESSES),
    hostilePart.map((part) => `/dev/outbox/${part}`),
    hostilePart.map((part) => `/docs/${part}`),
    hostilePart.map((part) => `/help/${part}`),
    hostilePart.map((part) => `/help/pictures/${part}`),
    hostilePart.map((part) => `/docs/reference/${part}`),
    fc.tuple(hostilePart, hostilePart).map(([file, query]) => `/simulator/recordings/${file}.wav?seconds=${query}`),
    hostilePart.map((part) => `/simulator/recordings/a.wav?seconds=1&${part}`),
    hostilePart.map((part) => `/simulator/stripe/pay/${part}`),
    hostilePart.map((part) => `/simulator/stripe/v1/${part}`),
    hostilePart.map((part) => `/simulator/paypal/v1/payments/payouts/${part}`),
    hostilePart.map((part) => `/api/${part}`),
    hostilePart.map((part) => `/${part}`),
  );
  await fc.assert(
    fc.asyncProperty(address, hostileHeaders, async (url, headers) => {
      expect(await statusOf({ method: 'GET', url, headers })).toBeLessThan(500);
    }),
    { numRuns: RUNS * 20 },
  );
});

describe('nor to a carrier, whose calls go on', () => {
  const said = fc.oneof(fc.constantFrom('', '\u0000', 'Miami\u0000', 'x'.repeat(900)), fc.string({ unit: 'binary' }));

  test('whatever it says about a call', async () => {
    const { number } = await aLine(t, { balanceCents: 10_000 * RUNS });
    const about = fc.record({ FromCity: said, FromState: said, FromZip: said, FromCountry: said, CallerName: said });
    await fc.assert(
      fc.asyncProperty(about, async (fields) => {
        const answer = await aCarrier(t).voice(aSid(), aNumber(), number, wellFormed(fields));
        expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<Dial')]);
      }),
      { numRuns: RUNS },
    );
  });

  test('whatever it tells afterwards', async () => {
    const NAMES = ['CallSid', 'ParentCallSid', 'CallStatus', 'CallDuration', 'DialCallStatus', 'DialCallSid'];
    const MORE = ['DialCallDuration', 'Timestamp', 'RecordingSid', 'RecordingUrl', 'RecordingStatus', 'From', 'To'];
    const value = fc.oneof(
      said,
      fc.constantFrom('completed', 'in-progress', '5', '-1', '99999999999', 'https://a.example'),
    );
    const fields = fc.dictionary(fc.constantFrom(...NAMES, ...MORE), value);
    const path = fc
      .tuple(fc.constantFrom('voice', 'dial', 'status', 'recording'), fc.constantFrom('', '?target=', '?target=-1'))
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(path, fields, async (to, parameters) => {
        expect((await aCarrier(t).post(to, wellFormed(parameters))).statusCode).toBeLessThan(500);
      }),
      { numRuns: RUNS * 8 },
    );
  });
});

test('nor to a payment gateway, or whoever says to be one', async () => {
  const types = fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/\u00ff',
    '',
  );
  const body = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '{', 'null', '[]', '{"id":"evt_1"}'));
  const signature = fc.constantFrom(
    '',
    't=1,v1=00',
    't=,v1=',
    'v1',
    '\u00ff'.repeat(40),
    `t=${2 ** 53},v1=${'0'.repeat(64)}`,
  );
  await fc.assert(
    fc.asyncProperty(types, body, signature, async (type, payload, signed) => {
      const headers = { ...(type && { 'content-type': type }), ...(signed && { 'stripe-signature': signed }) };
      const answer = await statusOf({ method: 'POST', url: '/webhooks/stripe', payload, headers });
      expect([400, 422]).toContain(answer); // a content type that is none gets no further than the door
    }),
    { numRuns: RUNS * 8 },
  );
  expect(await t.db.selectFrom('gateway_event').select('id').execute()).toEqual([]);
});

test('nor at the address PayPal knows, whatever is signed how', async () => {
  const body = fc.oneof(fc.string(), fc.json());
  await fc.assert(
    fc.asyncProperty(body, hostilePart, async (payload, signed) => {
      const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
      const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, encodeURIComponent(signed)]));
      const answer = await statusOf({ method: 'POST', url: '/webhooks/paypal', payload, headers });
      expect([400, 422, 503]).toContain(answer);
    }),
    { numRuns: RUNS },
  );
});

/** A form cannot carry half a character; everything else it can. */
const wellFormed = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.replaceAll(/\p{Surrogate}/gu, '\ufffd')]),
  );

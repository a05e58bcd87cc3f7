import { randomUUID } from 'node:crypto';
import { API } from '@callstead/contract/api';
import type { Endpoint } from '@callstead/contract/endpoint';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aSid } from '../testing/call-world.ts';
import { hostileHeaders, hostilePart, hostileRequest, type Known } from '../testing/hostile-request.ts';
import type { Entry, Visitor } from '../testing/matrix/entry.ts';
import { MATRIX, signIn } from '../testing/permission-matrix.ts';
import { sized } from '../testing/proof.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const RUNS = sized({ small: Number(process.env.HR ?? 15), whole: 400 });
const VISITORS: readonly Visitor[] = [
  'admin',
  'admin',
  'publisher approved',
  'advertiser approved',
  'advertiser rejected',
];
const STREAM_MS = 30;

async function statusOf(request: InjectOptions, isEndless = false): Promise<number> {
  try {
    return (await t.app.inject({ ...request, ...(isEndless && { signal: AbortSignal.timeout(STREAM_MS) }) }))
      .statusCode;
  } catch (error) {
    if (isEndless && (error as Error).name === 'AbortError') return 200;
    throw error;
  }
}

/** Rows that exist, somebody's and everybody's own, beside one that does not, and what a good request says of them. */
async function knownOf({ path }: Endpoint, { rows, body }: Entry, people: readonly Person[]): Promise<Known> {
  const own = await Promise.all(people.map((person) => rows?.own?.(t, person)));
  const found = [await rows?.another(t), ...own, undefined];
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name ?? '');
  const params = found.map((values) => Object.fromEntries(names.map((name) => [name, values?.[name] ?? randomUUID()])));
  const good = typeof body === 'function' ? await body(t) : body;
  return { params, ids: people.map(({ profile }) => profile.id), body: good };
}

async function expectNoFault(endpoint: Endpoint, entry: Entry): Promise<void> {
  const signedIn = await Promise.all(VISITORS.map((visitor) => signIn(t, visitor)));
  const people = signedIn.filter((person) => person !== undefined);
  const request = hostileRequest(endpoint, await knownOf(endpoint, entry, people));
  const cookies = people.map(({ headers }) => headers.cookie);
  await fc.assert(
    fc.asyncProperty(request, fc.constantFrom('', ...cookies), hostileHeaders, async (asked, cookie, headers) => {
      const all = {
        ...(cookie && { cookie }),
        'x-forwarded-for': fc.sample(fc.ipV4(), 1)[0],
        ...headers,
        ...asked.headers,
      };
      expect(await statusOf({ ...asked, headers: all }, entry.isEndless)).toBeLessThan(500);
    }),
    { numRuns: RUNS },
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

const OTHER_ADDRESSES = ['/metrics', '/robots.txt', '/sitemap.xml', '/dev/outbox', '/healthz', '/readyz'];

test('nor at any other address', async () => {
  const address = fc.oneof(
    fc.constantFrom(...OTHER_ADDRESSES),
    hostilePart.map((part) => `/dev/outbox/${part}`),
    fc.tuple(hostilePart, hostilePart).map(([file, query]) => `/simulator/recordings/${file}.wav?seconds=${query}`),
    hostilePart.map((part) => `/simulator/recordings/a.wav?seconds=1&${part}`),
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
    const { number } = await aLine(t);
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

/** A form cannot carry half a character; everything else it can. */
const wellFormed = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.replaceAll(/\p{Surrogate}/gu, '\ufffd')]),
  );

import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@callstead/contract/endpoint';
import { Problem } from '@callstead/contract/problem';
import { V1 } from '@callstead/contract/v1';
import { scopesFor } from '@callstead/domain/integrations/api-key';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { anApiKey } from '../../testing/an-api-key.ts';
import { hostileRequest } from '../../testing/hostile-request.ts';
import { postLead } from '../../testing/lead-world.ts';
import { sized } from '../../testing/proof.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import {
  aConversion,
  aTestCall,
  aV1World,
  type Good,
  keyFor,
  SIDES,
  type Side,
  V1_MATRIX,
  type V1World,
  written,
} from '../../testing/v1-world.ts';
import { watchChanges } from '../../testing/watch-changes.ts';

type Key = { headers: Record<string, string> };

let t: TestNetwork;
let world: V1World;
let keys: Record<Side, Key>;
let changes: () => Promise<Record<string, number>>;
beforeAll(async () => {
  t = await createTestNetwork();
  world = await aV1World(t);
  const made = SIDES.map(async (side) => [side, await keyFor(world, side)] as const);
  keys = Object.fromEntries(await Promise.all(made)) as unknown as Record<Side, Key>;
  changes = await watchChanges(t.owner);
});
afterAll(() => t.close());

const byKey = [...V1].filter(([, { scope }]) => scope);
const OPERATIONS = byKey.map(([name, endpoint]) => [name, endpoint] as const);
const entryOf = (name: string) => {
  const entry = V1_MATRIX[name];
  if (!entry) throw new Error(`${name} has no entry in V1_MATRIX`);
  return entry;
};

function ask({ method, path }: Endpoint, { headers }: Key, good: Good): Promise<LightMyRequestResponse> {
  return t.app.inject({ method, url: written(path, good), headers, ...(good.body && { payload: good.body }) });
}

const goodOf = async (name: string, side: Side): Promise<Good> => (await entryOf(name).good?.(world, side)) ?? {};

/** Whatever is refused is refused in the same form. */
function problemIn(response: LightMyRequestResponse): Problem {
  expect(response.headers['content-type']).toBe('application/problem+json');
  const problem = Problem.parse(response.json());
  expect(problem.type).toBe(`${t.services.config.publicUrl}/docs/errors#${problem.code}`);
  expect([problem.status, problem.requestId]).toEqual([response.statusCode, response.headers['x-request-id']]);
  return problem;
}
const codeOf = (response: LightMyRequestResponse) =>
  response.statusCode < 400 ? `answered ${response.statusCode}` : problemIn(response).code;

async function changingNothing(work: () => Promise<void>): Promise<void> {
  const before = await changedRows();
  await work();
  expect(await changedRows(), 'a refused request changed something').toEqual(before);
}

/** When a key was last used is written once a minute, whatever became of what it asked. */
async function changedRows() {
  const { api_key: _lastUse, ...others } = await changes();
  return others;
}

test('what the contract says of /v1 is what the server handles', () => {
  const declared = t.app.declaredRoutes.filter(
    ({ url, method }) => url.startsWith('/v1/') && url !== '/v1/*' && method !== 'OPTIONS',
  );
  const described = [...V1.values()].map(({ method, path, access }) => `${method} /v1${path} ${access}`);
  expect(declared.map(({ method, url, access }) => `${method} ${url} ${access}`).sort()).toEqual(described.sort());
});

test('every operation that asks for a key has its entry, and nothing else has', () => {
  expect(Object.keys(V1_MATRIX).sort()).toEqual(byKey.map(([name]) => name).sort());
});

describe('every operation is answered as the contract says, to whoever may ask', () => {
  test.each(OPERATIONS)('%s', async (name, endpoint) => {
    for (const side of entryOf(name).may) {
      const key = endpoint.method === 'DELETE' ? await keyFor(world, side) : keys[side];
      const response = await ask(endpoint, key, await goodOf(name, side));
      const [status = '200', answer] = Object.entries(endpoint.answers)[0] ?? [];
      expect([side, response.statusCode, response.statusCode < 400 || response.body]).toEqual([side, +status, true]);
      expect(response.headers).toMatchObject({
        'x-request-id': expect.stringMatching(/^req_/),
        'ratelimit-policy': '"key";q=600;w=60',
        'cache-control': 'no-store',
      });
      if (answer instanceof z.ZodType && !(answer instanceof z.ZodUndefined)) answer.parse(response.json());
    }
  });
});

describe('a key is refused without a trace', () => {
  test.each(OPERATIONS.filter(([, { scope }]) => scope !== 'none'))('%s', async (name, endpoint) => {
    const { may, isOwn } = entryOf(name);
    const [side = 'admin'] = may;
    const good = await goodOf(name, side);
    const { scope } = endpoint;
    const others = scopesFor(world.accounts[side].type, 'live').filter((each) => each !== scope);
    const narrow = await keyFor(world, side, { scopes: [...others] });
    const pending = await anApiKey(t, await t.anAccount(side === 'admin' ? 'publisher' : side, 'pending'));
    const strangers = await Promise.all(Object.values(world.strangers).map((account) => anApiKey(t, account)));
    await t.handleEvents();
    for (const key of [narrow, pending, ...strangers]) await ask(V1.get('readCurrentKey') as Endpoint, key, {}); // its first use is noted
    await changingNothing(async () => {
      expect(codeOf(await ask(endpoint, narrow, good))).toBe('key_scope_missing');
      expect(codeOf(await ask(endpoint, pending, good))).toBe('account_not_approved');
      for (const other of SIDES.filter((each) => !may.includes(each)))
        expect(['forbidden', 'key_scope_missing']).toContain(codeOf(await ask(endpoint, keys[other], good)));
      for (const stranger of isOwn ? strangers : [])
        expect(['not_found', 'forbidden', 'key_scope_missing']).toContain(codeOf(await ask(endpoint, stranger, good)));
    });
  });
});

describe('a key for tests', () => {
  const writes = OPERATIONS.filter(([, { method, scope }]) => method !== 'GET' && scope !== 'none');
  let testKeys: Record<Side, Key>;
  beforeAll(async () => {
    const made = SIDES.map(async (side) => [side, await keyFor(world, side, { mode: 'test' })] as const);
    testKeys = Object.fromEntries(await Promise.all(made)) as unknown as Record<Side, Key>;
  });

  test.each(writes)('changes nothing that is not a test: %s', async (name, endpoint) => {
    const [side = 'admin'] = entryOf(name).may;
    const response = await ask(endpoint, testKeys[side], await goodOf(name, side));
    if (endpoint.takesTests) expect(response.statusCode).toBeLessThan(300);
    else expect(['key_scope_missing', 'live_key_required']).toContain(codeOf(response));
  });

  test('even with scopes it was once given', async () => {
    const old = await keyFor(world, 'advertiser', {
      mode: 'test',
      scopes: ['calls:write', 'leads:write', 'ledger:read'],
    });
    const codes = ['disputeCall', 'returnLead', 'readBalance'].map(async (name) =>
      codeOf(await ask(V1.get(name) as Endpoint, old, await goodOf(name, 'advertiser'))),
    );
    expect(await Promise.all(codes)).toEqual(['key_scope_missing', 'live_key_required', 'key_scope_missing']);
  });

  test.each(['readCall', 'readLead', 'readConversion'])('finds no live row: %s', async (name) => {
    for (const side of SIDES)
      expect(codeOf(await ask(V1.get(name) as Endpoint, testKeys[side], await goodOf(name, side)))).toBe('not_found');
  });

  test('lists tests alone, and a live key everything else unless it asks for tests', async () => {
    const [call, lead] = [await aTestCall(world), (await postLead(t, world.leads, { isTest: true })).id];
    await aConversion(world);
    const idsOf = async (key: Key, path: string) =>
      (await t.app.inject({ url: path, headers: key.headers })).json().data.map(({ id, test: is }: Tested) => [id, is]);
    type Tested = { id: string; test: boolean };
    for (const [path, id] of [['/v1/calls', call] as const, ['/v1/leads', lead] as const]) {
      for (const side of SIDES) {
        expect(await idsOf(testKeys[side], path)).toContainEqual([id, true]);
        expect((await idsOf(testKeys[side], `${path}?test=false`)).every(([, is]: [string, boolean]) => is)).toBe(true);
        const live = await idsOf(keys[side], path);
        expect(live.length).toBeGreaterThan(0);
        expect(live.some(([, is]: [string, boolean]) => is)).toBe(false);
        expect(await idsOf(keys[side], `${path}?test=true`)).toContainEqual([id, true]);
      }
    }
    expect(await idsOf(testKeys.advertiser, '/v1/conversions')).toEqual([]);
    expect((await idsOf(keys.advertiser, '/v1/conversions')).length).toBeGreaterThan(0);
    expect(await idsOf(testKeys.publisher, '/v1/clicks')).toEqual([]);
  });
});

describe('what cannot be read is refused in one form', () => {
  const send = (url: string, options: object = {}) =>
    t.app.inject({ method: 'GET', url, headers: keys.publisher.headers, ...options });

  test.each([
    ['a filter nobody knows', '/v1/calls?sttus=busy', [{ path: 'sttus', code: 'unknown', message: 'unknown' }]],
    ['a value nobody knows', '/v1/calls?status=bsy', [{ path: 'status', code: 'invalid', message: 'invalid' }]],
    ['a page too large', '/v1/leads?limit=201', [{ path: 'limit', code: 'invalid', message: 'invalid' }]],
    ['a page of none', '/v1/leads?limit=0', [{ path: 'limit', code: 'invalid', message: 'invalid' }]],
    ['a cursor nobody wrote', '/v1/clicks?after=abc', [{ path: 'after', code: 'invalid', message: 'invalid' }]],
    ['a time without a zone', '/v1/calls?from=2026-03-01', [{ path: 'from', code: 'invalid', message: 'invalid' }]],
    [
      'a parameter where none is asked for',
      '/v1/keys/current?x=1',
      [{ path: 'x', code: 'unknown', message: 'unknown' }],
    ],
  ])('%s', async (_, url, errors) => {
    const response = await send(url);
    expect([response.statusCode, problemIn(response)]).toMatchObject([422, { code: 'validation_failed', errors }]);
  });

  test.each([
    ['an address nobody knows', '/v1/nothing', {}, 404, 'not_found'],
    ['one nobody knows, without a key', '/v1/nothing', { headers: {} }, 404, 'not_found'],
    ['a method it does not take', '/v1/calls', { method: 'POST', payload: {} }, 405, 'method_not_allowed'],
    ['text instead of JSON', '/v1/links', { method: 'POST', payload: 'x' }, 415, 'unsupported_media_type'],
    ['a key that is none', '/v1/calls', { headers: { authorization: 'Bearer x' } }, 401, 'api_key_invalid'],
  ] as const)('%s', async (_, url, options, status, code) => {
    const { headers = keys.publisher.headers, ...rest } = { headers: undefined, ...options } as { headers?: object };
    const type = 'payload' in rest && rest.payload === 'x' ? { 'content-type': 'text/plain' } : {};
    const response = await t.app.inject({ method: 'GET', url, ...rest, headers: { ...headers, ...type } });
    expect([response.statusCode, problemIn(response).code]).toEqual([status, code]);
    if (code === 'method_not_allowed') expect(response.headers.allow).toBe('GET');
  });

  test.each([
    ['JSON that is none', '{', 400, 'body_unreadable'],
    ['a body nobody needs', JSON.stringify({ name: 'x'.repeat(300_000) }), 413, 'payload_too_large'],
    ['a field nobody knows', JSON.stringify({ offerId: 'TS1', name: 'x', nme: 'y' }), 422, 'validation_failed'],
  ])('%s', async (_, payload, status, code) => {
    const headers = { ...keys.publisher.headers, 'content-type': 'application/json' };
    const response = await t.app.inject({ method: 'POST', url: '/v1/links', headers, payload });
    expect([response.statusCode, problemIn(response).code]).toEqual([status, code]);
  });
});

describe('whatever a program asks, the fault is never ours', () => {
  const RUNS = sized({ small: 6, whole: 300 });
  test.each(OPERATIONS.filter(([name]) => name !== 'revokeCurrentKey'))('%s', async (name, endpoint) => {
    const [side = 'admin'] = entryOf(name).may;
    const { params = {}, body } = await goodOf(name, side);
    const known = { params: [params], ids: Object.values(world.accounts).map(({ id }) => id), body };
    const { headers } = await keyFor(world, side);
    await fc.assert(
      fc.asyncProperty(hostileRequest(endpoint, known, '/v1'), async (asked) => {
        const response = await t.app.inject({ ...asked, headers: { ...asked.headers, ...headers } });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode >= 400) problemIn(response);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('with an Idempotency-Key', () => {
  const POSTS = [
    ['createLink', 'publisher', 'select count(*)::int as n from saved_link'],
    ['applyToOffer', 'publisher', 'select count(*)::int as n from application'],
    ['createCampaign', 'advertiser', 'select count(*)::int as n from campaign'],
    ['pingLead', 'publisher', 'select count(*)::int as n from lead_ping'],
    ['disputeCall', 'advertiser', `select count(*)::int as n from call where billing = 'disputed'`],
  ] as const;
  const counted = async (text: string) => {
    const { executeRaw } = await import('../../db/execute-raw.ts');
    return ((await executeRaw(t.db, text, [])).rows[0] as { n: number }).n;
  };

  test.each(POSTS)('%s is done once of 50 at once, and all get the same answer', async (name, side, text) => {
    const endpoint = V1.get(name) as Endpoint;
    const good = await goodOf(name, side);
    const key = { headers: { ...keys[side].headers, 'idempotency-key': randomUUID() } };
    const before = await counted(text);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(endpoint, key, good)));
    const [status] = Object.keys(endpoint.answers).map(Number);
    expect(new Set(answers.map(codeOf))).toEqual(
      new Set(
        answers.some(({ statusCode }) => statusCode === 409)
          ? [`answered ${status}`, 'idempotency_running']
          : [`answered ${status}`],
      ),
    );
    expect((await counted(text)) - before).toBe(1);
    const again = await ask(endpoint, key, good);
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([status, 'true']);
    const first = answers.find(({ statusCode }) => statusCode === status)?.json();
    expect(again.json()).toEqual(first);
    const other = await ask(endpoint, key, { ...good, body: { ...good.body, reason: 'another', name: 'another' } });
    expect(codeOf(other)).toMatch(/^(idempotency_mismatch|validation_failed)$/);
  });

  test('another body is a mismatch, a refusal may be asked again, and without a key everything is new', async () => {
    const endpoint = V1.get('createLink') as Endpoint;
    const key = { headers: { ...keys.publisher.headers, 'idempotency-key': randomUUID() } };
    const link = { offerId: world.offerId, name: 'One' };
    expect(codeOf(await ask(endpoint, key, { body: { ...link, offerId: 'ZZ999' } }))).toBe('not_found');
    expect(codeOf(await ask(endpoint, key, { body: link }))).toBe('answered 201');
    expect(codeOf(await ask(endpoint, key, { body: { ...link, name: 'Two' } }))).toBe('idempotency_mismatch');
    const twice = await Promise.all([1, 2].map(() => ask(endpoint, keys.publisher, { body: link })));
    expect(new Set(twice.map((each) => each.json().id)).size).toBe(2);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@callstead/contract/endpoint';
import { V1 } from '@callstead/contract/v1';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClick } from '../../../testing/conversion-world.ts';
import { parseCurl } from '../../../testing/parse-curl.ts';
import { shapeOf } from '../../../testing/shape-of.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';
import { aV1World, type Good, keyFor, type Side, V1_MATRIX, type V1World } from '../../../testing/v1-world.ts';
import { curlOf } from '../snippets/curl.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { inReadingOrder } from './operation-texts.ts';

let t: TestNetwork;
let world: V1World;
beforeAll(async () => {
  t = await createTestNetwork();
  world = await aV1World(t);
});
afterAll(() => t.close());

/** What no key is needed for. */
const OUTSIDE: Record<string, () => Good | Promise<Good>> = {
  reportConversion: async () => ({
    query: `?${new URLSearchParams({ click_id: await aClick(t, world.sold), txid: 'order-1' })}`,
  }),
  postConversion: async () => ({ body: { click_id: await aClick(t, world.sold), txid: 'order-2' } }),
  leaseNumber: () => ({
    body: { offerId: world.offerId, affId: world.leads.affId, page: 'https://pages.example/quote' },
  }),
};

/** Those that make something come first, so that lists have something to show. */
const inOrder = () =>
  [...V1].sort(
    ([, a], [, b]) => Number(a.method === 'GET') - Number(b.method === 'GET') || Number(isList(a)) - Number(isList(b)),
  );
const isList = ({ query }: Endpoint) => query !== undefined && 'after' in query.shape;

async function goodOf(name: string, side: Side): Promise<Good> {
  return (await (OUTSIDE[name]?.() ?? V1_MATRIX[name]?.good?.(world, side))) ?? {};
}

/** Asked as its curl snippet asks. */
async function record(name: string, endpoint: Endpoint): Promise<Example> {
  const [side = 'advertiser'] = V1_MATRIX[name]?.may ?? [];
  const good = await goodOf(name, side);
  const { secret } = await keyFor(world, side);
  const query = { ...Object.fromEntries(new URLSearchParams(good.query)), ...(isList(endpoint) && { limit: 2 }) };
  const path = endpoint.path.replace(/:(\w+)/g, (_, param: string) => good.params?.[param] ?? '');
  const key = name in OUTSIDE ? world.sold.token : secret;
  const command = curlOf(
    { operation: name, method: endpoint.method, path, query, ...(good.body && { body: good.body }) },
    { publicUrl: '' },
  );
  const { method, url, headers, body } = parseCurl(command, { CALLSTEAD_KEY: key });
  const response = await t.app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
  expect([name, response.statusCode, response.statusCode < 400 || response.body]).toEqual([
    name,
    Number(Object.keys(endpoint.answers)[0]),
    true,
  ]);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    ...(good.params && { params: good.params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(good.body && { body: good.body }),
    status: response.statusCode,
    ...(isJson && { answer: response.json() }),
  };
}

/** Nobody's telephone, nobody's secret, and a day that stays the same. */
function madePublic(examples: Record<string, Example>): Record<string, Example> {
  const shiftMs = Date.parse('2026-03-02T15:04:05.000Z') - Date.now();
  const moved = (time: string) => new Date(Date.parse(time) + shiftMs).toISOString();
  const phones = new Map<string, string>();
  const reserved = (phone: string) => {
    if (!phones.has(phone)) phones.set(phone, `+1305555${String(100 + phones.size).padStart(4, '0')}`);
    return phones.get(phone) ?? '';
  };
  const text = JSON.stringify(examples, null, 2)
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, moved)
    .replace(/\+1\d{10}/g, reserved)
    .replace(/\bp\d{6,}@example\.com/g, 'ana@example.com')
    .replaceAll('http://localhost:3000', 'https://network.example');
  return JSON.parse(text);
}

// `EXAMPLES=write npm run test:api -- open-api/examples` records them anew.
test('every example is what the server answers, asked as its curl snippet asks', async () => {
  const recorded: Record<string, Example> = {};
  for (const [name, endpoint] of inOrder()) recorded[name] = await record(name, endpoint);
  const sorted = Object.fromEntries(inReadingOrder(V1).map(([name]) => [name, recorded[name]])) as Record<
    string,
    Example
  >;
  const examples = madePublic(sorted);
  if (process.env.EXAMPLES === 'write')
    writeFileSync(join(import.meta.dirname, 'examples.json'), `${JSON.stringify(examples, null, 2)}\n`);
  else for (const name of V1.keys()) expect([name, shapeOf(examples[name])]).toEqual([name, shapeOf(EXAMPLES[name])]);
}, 120_000);

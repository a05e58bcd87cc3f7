import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApiKey } from '../../testing/an-api-key.ts';
import { aQualifiedCall } from '../../testing/call-world.ts';
import { postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { aV1World, keyFor, type V1World } from '../../testing/v1-world.ts';
import { watchChanges } from '../../testing/watch-changes.ts';
import { TOOLS } from './tools.ts';

let t: TestNetwork;
let world: V1World;
let url: string;
let callId: string;
beforeAll(async () => {
  t = await createTestNetwork();
  world = await aV1World(t);
  callId = await aQualifiedCall(t, world.line);
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

/** An assistant with the official client of the protocol. */
async function anAssistant({ headers }: { headers: Record<string, string> }): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client;
}

type Result = { isError?: boolean; content: { text: string }[]; structuredContent?: Record<string, never> };
const use = async (client: Client, name: string, args: object = {}) =>
  (await client.callTool({ name, arguments: { ...args } })) as unknown as Result;

test('an assistant finds the tools, lists calls and has one explained', async () => {
  const client = await anAssistant(await keyFor(world, 'publisher'));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['list_calls', 'explain_call', 'find_lead', 'run_report', 'list_campaigns', 'explain_balance'],
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);

  const { structuredContent: listed } = await use(client, 'list_calls', { outcome: 'qualified', limit: 5 });
  expect(listed).toMatchObject({ data: [{ id: callId, outcome: 'qualified' }], hasMore: false });

  const { structuredContent: explained } = await use(client, 'explain_call', { id: callId });
  expect(explained).toMatchObject({ summary: expect.stringContaining(callId), call: { id: callId } });
  expect((explained as unknown as { call: { trace: unknown[] } }).call.trace.length).toBeGreaterThan(0);
  await client.close();
});

test('each tool answers each side what its own address under /v1 answers', async () => {
  const lead = await postLead(t, world.leads);
  const span = { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z' };
  for (const side of ['publisher', 'advertiser'] as const) {
    const key = await keyFor(world, side);
    const client = await anAssistant(key);
    const read = async (path: string) => (await t.app.inject({ url: `/v1${path}`, headers: key.headers })).json();
    expect((await use(client, 'find_lead', { id: lead.id })).structuredContent).toEqual({
      data: [await read(`/leads/${lead.id}`)],
    });
    expect((await use(client, 'run_report', { ...span, by: 'campaign' })).structuredContent).toEqual(
      await read(`/reports?limit=20&by=campaign&${new URLSearchParams(span)}`),
    );
    const campaigns = side === 'publisher' ? '/offers?limit=20' : '/campaigns?limit=20';
    expect((await use(client, 'list_campaigns')).structuredContent).toEqual(await read(campaigns));
    const { balance, entries } = (await use(client, 'explain_balance')).structuredContent ?? {};
    expect([(balance as unknown as { side: string }).side, entries]).toEqual([
      side,
      await read('/ledger/entries?limit=20'),
    ]);
    await client.close();
  }
});

test('whatever an assistant asks, nothing is changed', async () => {
  const client = await anAssistant(await keyFor(world, 'advertiser'));
  await use(client, 'list_calls'); // the first use of the key is noted
  const changes = await watchChanges(t.owner);
  const before = await changes();
  for (const { name } of TOOLS) await use(client, name, { id: callId });
  expect(await changes()).toEqual(before);
  await client.close();
});

test.each([
  ['explain_call', { id: 'call_01jnnnnnnnnnnnnnnnnnnnnnnn' }, /^not_found: .*somebody else/],
  ['list_calls', { outcom: 'qualified' }, /^validation_failed: .*outcom/],
  ['drop_tables', {}, /^There is no tool drop_tables\. There are list_calls/],
])('%s that cannot be answered is an error that says what to do', async (name, args, said) => {
  const client = await anAssistant(await keyFor(world, 'publisher'));
  const { isError, content } = await use(client, name, args);
  expect(isError).toBe(true);
  expect(content[0]?.text).toMatch(said);
  await client.close();
});

test('a key is good for its scopes, an account that is not approved for none, and a stranger sees nothing', async () => {
  const narrow = await anAssistant(await keyFor(world, 'publisher', { scopes: ['leads:read'] }));
  expect((await use(narrow, 'list_calls')).content[0]?.text).toMatch(/^key_scope_missing: .*calls:read/);
  const pending = await anAssistant(await anApiKey(t, await t.anAccount('publisher', 'pending')));
  expect((await use(pending, 'list_calls')).content[0]?.text).toMatch(/^account_not_approved/);
  const stranger = await anAssistant(await anApiKey(t, world.strangers.publisher));
  expect((await use(stranger, 'explain_call', { id: callId })).content[0]?.text).toMatch(/^not_found/);
  expect((await use(stranger, 'list_calls')).structuredContent).toMatchObject({ data: [] });
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ACCEPT = { accept: 'application/json, text/event-stream' };
const post = (headers: Record<string, string>, payload: object = LIST) =>
  t.app.inject({ method: 'POST', url: '/mcp', headers: { ...ACCEPT, ...headers }, payload });

test('without a key, with a wrong one, or from a page of another site nobody comes in', async () => {
  const { headers } = await keyFor(world, 'publisher');
  expect((await post({})).json()).toMatchObject({ status: 401, code: 'api_key_invalid' });
  expect((await post({ ...headers, origin: 'https://evil.example' })).json()).toMatchObject({
    code: 'cross_site_request',
  });
  expect((await post({ ...headers, origin: t.services.config.publicUrl })).statusCode).toBe(200);
});

test('one request is one answer, counted like any of the key, and there is no stream to wait for', async () => {
  const { headers } = await keyFor(world, 'publisher');
  const answer = await post(headers);
  expect(answer.headers).toMatchObject({ ratelimit: expect.stringContaining('r=599'), 'cache-control': 'no-store' });
  expect(answer.headers['mcp-session-id']).toBeUndefined();
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const stream = await t.app.inject({ url: '/mcp', headers: { ...headers, accept: 'text/event-stream' } });
  expect([stream.statusCode, stream.headers.allow]).toEqual([405, 'POST']);
});

test.each([[{}], [{ jsonrpc: '2.0' }], [[]], [{ ...LIST, method: 'nothing/here' }]])(
  '%j is no fault of ours',
  async (payload) => {
    const { headers } = await keyFor(world, 'publisher');
    expect((await post(headers, payload)).statusCode).toBeLessThan(500);
  },
);

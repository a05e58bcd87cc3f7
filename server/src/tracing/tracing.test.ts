import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { naturalBatch } from '../db/natural-batch.ts';
import { createLog } from '../log.ts';
import { postGuarded } from '../net/post-guarded.ts';
import { aLink, type FollowedLink } from '../testing/a-link.ts';
import { type aTraceCollector as ATraceCollector, aTraceCollector, factsOf } from '../testing/a-trace-collector.ts';
import { anApiKey } from '../testing/an-api-key.ts';
import { aCarrier, aSid } from '../testing/call-world.ts';
import { createTestNetwork, PASSWORD, type TestNetwork } from '../testing/test-network.ts';
import { currentSpan, within } from './current-span.ts';
import { openTracing } from './open-tracing.ts';

type Collector = Awaited<ReturnType<typeof ATraceCollector>>;

const SOURCES = join(import.meta.dirname, '..');

const PERSON = {
  email: 'rosa.traced@people.example',
  phone: '+13055550199',
  address: '203.0.113.77',
  agent: 'Mozilla/5.0 (Traced) Chrome/129.0.0.0 Safari/537.36',
  subId: 'sub-of-a-visitor',
  token: 'token-of-a-webhook',
};
const THEIRS = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const TRACEPARENT = `00-${THEIRS.traceId}-${THEIRS.spanId}-01`;

const memory = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { stream, lines: () => lines.map((line) => JSON.parse(line)) };
};

describe('with a collector', () => {
  let collector: Collector;
  let t: TestNetwork;
  let link: FollowedLink;
  let logged: ReturnType<typeof memory>;

  const ask = (path: string, init: RequestInit = {}) => {
    const { port } = t.app.server.address() as AddressInfo;
    const headers = { 'user-agent': PERSON.agent, 'x-forwarded-for': PERSON.address, ...init.headers };
    return fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'manual', headers });
  };

  const askAll = async () => {
    const body = JSON.stringify({ email: PERSON.email, password: PASSWORD });
    await ask('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await ask(`/nowhere/${PERSON.email}?phone=${PERSON.phone}`);
    await ask(`${link.path}?sub1=${PERSON.subId}`); // the first reads the link, the second goes past the framework
    await ask(`${link.path}?sub1=${PERSON.subId}`);
    await Promise.all([1, 2, 3].map(() => aCarrier(t).voice(aSid(), PERSON.phone, link.number)));
    const publisher = await t.anAccount('publisher');
    const { headers } = await anApiKey(t, publisher);
    await ask('/v1/calls', { headers: { ...headers, traceparent: TRACEPARENT } });
    await ask('/healthz', { headers: { traceparent: TRACEPARENT } });
    await t.handleEvents();
  };

  const work = async () => {
    const done = vi.fn(async () => {
      await t.services.pool.query({ name: 'of-the-job', text: 'select $1::text', values: [PERSON.email] });
      await postGuarded({ isPrivateAllowed: true }, `${collector.options.url}?token=${PERSON.token}`, {
        headers: {},
        body: '{"resourceSpans":[]}',
      });
    });
    await t.services.queue.work('send-mail', done);
    const values = { name: 'Rosa', link: `https://callstead.example/confirm?token=${PERSON.token}` };
    const data = { mail: 'confirm-email', to: PERSON.email, language: 'es', values } as const;
    await t.services.queue.enqueue(t.db, { name: 'send-mail', data });
    await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 20_000, interval: 20 });
  };

  beforeAll(async () => {
    collector = await aTraceCollector();
    const given = { headers: { authorization: 'Bearer of-the-collector' }, resourceAttributes: { region: 'eu' } };
    t = await createTestNetwork({ tracing: { ...collector.options, ...given } });
    link = await aLink(t);
    await t.anAccount('publisher', 'approved', { email: PERSON.email });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    await askAll();
    await work();
    logged = memory();
    const logging = await buildApp(t.services, createLog('trace', logged.stream));
    await logging.inject({ url: '/readyz' });
    await logging.close();
    await t.close(); // hands over what waits
  });
  afterAll(() => collector.close());

  const theOne = (name: string) => {
    const [span] = collector.named(name);
    if (!span) throw new Error(`no span ${name} among ${collector.spans().map((each) => each.name)}`);
    return span;
  };
  const childrenOf = (name: string) => collector.childrenOf(theOne(name)).map((each) => each.name);

  test('a request is a span by its route, whose statements are its children', () => {
    const login = theOne('POST /api/login');
    expect(login.parentSpanId).toBeUndefined();
    expect(factsOf(login.attributes)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/login',
      'http.response.status_code': 200,
    });
    const statements = collector.childrenOf(login);
    expect(statements.map(({ name }) => name)).toContain('select auth_user');
    for (const { traceId, attributes } of statements) {
      expect(traceId).toBe(login.traceId);
      expect(Object.keys(factsOf(attributes))).toEqual(['db.system.name', 'db.query.summary']);
    }
  });

  test('a request for nothing is one by its method', () => {
    expect(factsOf(theOne('GET').attributes)).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 404,
    });
  });

  test('clicks are told of alike by the framework and past it, each with the statement that keeps it', () => {
    const clicks = collector.named('GET /t/:offerId/:affId');
    expect(clicks).toHaveLength(2);
    for (const click of clicks) {
      expect(factsOf(click.attributes)).toMatchObject({ 'http.response.status_code': 302 });
      expect(collector.childrenOf(click).map(({ name }) => name)).toContain('record-clicks');
    }
  });

  test('of calls written together, one has the statement and the statement names the others', () => {
    const calls = collector.named('POST /carrier/twilio/voice');
    expect(calls).toHaveLength(3);
    const writes = calls.flatMap((call) => collector.childrenOf(call)).filter(({ name }) => name === 'reserve-calls');
    expect(writes.length).toBeGreaterThan(0);
    const named = writes.flatMap(({ parentSpanId, links = [] }) => [parentSpanId, ...links.map((each) => each.spanId)]);
    expect(named.toSorted()).toEqual(calls.map(({ spanId }) => spanId).toSorted());
  });

  test('a job is a span with its statements and what it sends, by host alone', () => {
    expect(childrenOf('job send-mail')).toEqual(expect.arrayContaining(['of-the-job', 'POST 127.0.0.1']));
    const sent = collector.childrenOf(theOne('job send-mail')).find(({ name }) => name === 'POST 127.0.0.1');
    expect(factsOf(sent?.attributes ?? [])).toEqual({
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'http.response.status_code': 200,
    });
  });

  test('so is each batch of events, by its subscriber', () => {
    const [batch] = collector.spans().filter(({ name }) => name.startsWith('events '));
    expect(batch).toBeDefined();
    const facts = factsOf(batch?.attributes ?? []);
    expect(`events ${facts['callstead.subscriber']}`).toBe(batch?.name);
    expect(facts['messaging.batch.message_count']).toBeGreaterThan(0);
  });

  test('a program with a key goes on with its own trace; nobody else does', () => {
    expect(theOne('GET /v1/calls')).toMatchObject({ traceId: THEIRS.traceId, parentSpanId: THEIRS.spanId });
    expect(theOne('GET /healthz').traceId).not.toBe(THEIRS.traceId);
  });

  test('nothing that is sent tells of a person or opens anything', () => {
    const raw = collector.raw();
    expect(raw).toContain('POST /api/login');
    for (const told of [
      ...Object.values(PERSON),
      PERSON.phone.slice(1),
      link.number,
      link.affId,
      'clk_',
      'of-the-collector',
    ])
      expect(raw, told).not.toContain(told);
    expect(raw).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/);
  });

  test('the collector is shown its headers, and who is talking', () => {
    const [delivery] = collector.received.filter(({ path }) => !path.includes('token'));
    expect(delivery?.headers.authorization).toBe('Bearer of-the-collector');
    expect(delivery?.path).toBe('/hooks');
    expect(collector.resource()).toMatchObject({ 'service.name': 'callstead', region: 'eu' });
  });

  test('sending traces is no part of any', () => {
    const sent = collector.named('POST 127.0.0.1').filter(({ parentSpanId }) => !parentSpanId);
    const ours = collector.named('POST /api/login').length; // the test itself asks by HTTP, too
    expect(sent).toHaveLength(ours);
  });

  test("every line of a request's log names its trace", () => {
    const lines = logged.lines().filter(({ reqId }) => reqId);
    expect(lines.length).toBeGreaterThan(1);
    const traceIds = new Set(lines.map(({ traceId }) => traceId));
    expect(traceIds).toEqual(new Set([theOne('GET /readyz').traceId]));
  });
});

describe('a share of traces', () => {
  test('may be none, whatever a caller asks for', async () => {
    const collector = await aTraceCollector();
    const tracing = await openTracing({ ...collector.options, share: 0 }, createLog('silent'));
    const span = tracing?.begin({ name: 'GET', kind: 'server' }, TRACEPARENT);
    span?.beginChild({ name: 'select', kind: 'client' }).end();
    span?.end();
    await tracing?.close();
    expect(span?.traceId).toBe(THEIRS.traceId);
    expect(collector.received).toEqual([]);
    await collector.close();
  });
});

test('what is written for many is a child of who waited longest, and names the others, whoever set it off', async () => {
  const collector = await aTraceCollector();
  const tracing = await openTracing(collector.options, createLog('silent'));
  const begun = ['a', 'b', 'c'].flatMap((name) => tracing?.begin({ name, kind: 'server' }) ?? []);
  const batch = naturalBatch<number, number>({
    write: async (items) => {
      currentSpan()
        ?.beginChild({ name: `write ${items.join(' and ')}`, kind: 'client' })
        .end();
      await setImmediate();
      return items;
    },
    maxSize: 10,
  });
  await Promise.all(begun.map((span, index) => within(span, () => batch(index))));
  for (const span of begun) span.end();
  await within(begun[0], () => batch(3)); // long answered: what it set off is nobody's
  await tracing?.close();
  const [[first], [second]] = [collector.named('write 0'), collector.named('write 1 and 2')];
  const idOf = (name: string) => collector.named(name)[0]?.spanId;
  expect(first).toMatchObject({ parentSpanId: idOf('a') });
  expect(second).toMatchObject({ parentSpanId: idOf('b'), links: [{ spanId: idOf('c') }] });
  expect(collector.spans()).toHaveLength(5);
  await collector.close();
});

describe('a collector that is away', () => {
  const OPTIONS = {
    headers: { key: 'secret-of-a-header' },
    serviceName: 'callstead',
    resourceAttributes: {},
    share: 1,
  };
  const aSpan = { name: 'GET', kind: 'server' } as const;

  test('fails nobody', async () => {
    const collector = await aTraceCollector();
    await collector.close();
    const t = await createTestNetwork({ tracing: collector.options });
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.app.inject({ url: '/readyz' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    await t.close();
  });

  test('is told of once, without its secrets, and what it missed is counted', async () => {
    const refusing = createServer((_request, response) => response.writeHead(403).end());
    const { stream, lines } = memory();
    const tracing = await openTracing({ ...OPTIONS, url: await addressOf(refusing) }, createLog('trace', stream));
    for (let left = 600; left > 0; left -= 1) tracing?.begin(aSpan).end(); // more than leave in one delivery
    await tracing?.close();
    refusing.close();
    expect(tracing?.droppedSpans()).toBe(600);
    expect(lines().filter(({ level }) => level >= 40)).toMatchObject([{ msg: 'traces do not reach their collector' }]);
    expect(JSON.stringify(lines())).not.toContain('secret-of-a-header');
  });

  test('lets no more wait for it than memory has room for, and holds up no end', async () => {
    const silent = createServer(() => undefined);
    const tracing = await openTracing({ ...OPTIONS, url: await addressOf(silent) }, createLog('silent'));
    for (let left = 6_000; left > 0; left -= 1) tracing?.begin(aSpan).end();
    expect(tracing?.droppedSpans()).toBe(6_000 - 512 - 4_096); // one delivery is on its way
    await tracing?.close();
    silent.closeAllConnections();
    silent.close();
  });
});

async function addressOf(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
}

describe('without a collector', () => {
  test('nothing is traced', async () => {
    expect(await openTracing(undefined, createLog('silent'))).toBeUndefined();
    expect(loadConfig({ OTEL_SERVICE_NAME: 'callstead', OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeUndefined();
  });

  test('nothing of the SDK is loaded: what imports it is imported by nothing else, but once it is wanted', () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => ({ file: file.split(sep).join('/'), text: readFileSync(join(SOURCES, file), 'utf8') }));
    const importing = (pattern: RegExp) => sources.flatMap(({ file, text }) => (pattern.test(text) ? file : [])).sort();
    const loaded = importing(/^(?:import|} from) (?!type).*'@opentelemetry\//m);
    expect(loaded).toEqual(['tracing/otlp-tracing.ts', 'tracing/span-delivery.ts', 'tracing/traceparent.ts']);
    expect(importing(/(?:span-delivery|traceparent)\.ts'/)).toEqual(['tracing/otlp-tracing.ts']);
    expect(importing(/otlp-tracing\.ts'/)).toEqual(['tracing/open-tracing.ts']);
    expect(importing(/ from '.*otlp-tracing\.ts'/)).toEqual([]);
  });
});

import { Writable } from 'node:stream';
import { V1 } from '@callstead/contract/v1';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createLog } from '../log.ts';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork({ metricsToken: 'scrape-me' });
});
afterAll(() => t.close());

describe('requests from other sites', () => {
  const logout = (headers: Record<string, string>) => t.call('POST', '/logout', { headers });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%j changes nothing', async (headers) => {
    const person = await t.signIn('publisher');
    const refused = await logout({ ...person.headers, ...(headers as Record<string, string>) });
    expect(refused.json().code).toBe('cross_site_request');
    expect((await t.call('GET', '/session', person)).json().session).not.toBeNull();
  });

  test.each([
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
    {},
  ])('%j is our own page, or no browser', async (headers) => {
    expect((await logout(headers as Record<string, string>)).statusCode).toBe(204);
  });

  test.each(['/%61pi/logout', '/api/%6Cogout', '/ap%69/log%6fut'])(
    'spelled %s, a request is the same request',
    async (url) => {
      const person = await t.signIn('publisher');
      const headers = { ...person.headers, origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' };
      const refused = await t.app.inject({ method: 'POST', url, headers });
      expect(refused.json().code).toBe('cross_site_request');
      expect((await t.call('GET', '/session', person)).json().session).not.toBeNull();
    },
  );

  test('only what a carrier or a gateway calls is open to them: every other route that changes something asks where it comes from', async () => {
    const SAFE = ['GET', 'HEAD', 'OPTIONS'];
    const changing = t.app.declaredRoutes.filter(({ method }) => !SAFE.includes(method));
    const programs = [...V1.values()].filter(({ method }) => !SAFE.includes(method)).map(({ path }) => `/v1${path}`);
    const outside = changing.filter(({ audience }) => audience === 'outside');
    expect(outside.map(({ url }) => url).sort()).toEqual([
      ...['telnyx', 'twilio'].flatMap((dialect) =>
        ['dial', 'recording', 'status', 'voice'].map((name) => `/carrier/${dialect}/${name}`),
      ),
      ...['/mcp', '/mcp'], // by a key; it looks at the origin itself, as the protocol asks
      '/simulator/paypal/v1/notifications/verify-webhook-signature',
      '/simulator/paypal/v1/oauth2/token',
      '/simulator/paypal/v1/payments/payouts',
      '/simulator/stripe/v1/*',
      '/unsubscribe', // mailboxes, for their readers
      ...programs.sort(), // by a key, a token, or for anybody's page
      '/webhooks/paypal',
      '/webhooks/stripe',
    ]);
    for (const { method, url, audience } of changing) {
      const answer = await t.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, crypto.randomUUID()).replace('*', 'nowhere'),
        headers: { origin: 'https://evil.example' },
      });
      const isRefused = answer.body.includes('cross_site_request');
      expect([method, url, isRefused]).toEqual([method, url, audience === 'browsers' || url === '/mcp']);
    }
  });

  test('where pages are encrypted, an unencrypted one of the same name is another site', async () => {
    const app = await buildApp(
      { ...t.services, config: { ...t.services.config, publicUrl: 'https://calls.example' } },
      createLog('silent'),
    );
    const logoutFrom = (origin: string) =>
      app.inject({ method: 'POST', url: '/api/logout', headers: { origin, host: 'calls.example' } });
    expect((await logoutFrom('http://calls.example')).json().code).toBe('cross_site_request');
    expect((await logoutFrom('https://calls.example')).statusCode).toBe(204);
    await app.close();
  });
});

test('every answer carries a strict policy with a fresh nonce', async () => {
  const [first, second] = [await t.app.inject('/healthz'), await t.app.inject('/healthz')];
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(second.headers['content-security-policy']).not.toBe(policy);
  expect(first.headers['x-content-type-options']).toBe('nosniff');
});

describe('refusals are problem+json', () => {
  test('for unknown addresses', async () => {
    const response = await t.call('GET', '/nowhere');
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found', requestId: expect.any(String) });
  });

  test('for bodies that are not JSON, too large, or of another kind', async () => {
    const send = (payload: string, type: string) =>
      t.app.inject({ method: 'POST', url: '/api/login', headers: { 'content-type': type }, payload });
    expect((await send('{', 'application/json')).json().code).toBe('validation_failed');
    expect((await send(`"${'x'.repeat(300_000)}"`, 'application/json')).json().code).toBe('payload_too_large');
    expect((await send('email=x', 'text/plain')).json().code).toBe('validation_failed');
  });
});

describe('for monitoring', () => {
  test('health and readiness answer', async () => {
    expect((await t.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await t.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  test('figures are for whoever has the token', async () => {
    const scrape = (authorization: string) => t.app.inject({ url: '/metrics', headers: { authorization } });
    expect((await scrape('Bearer scrape-me')).body).toContain('http_request_duration_seconds_bucket');
    expect((await scrape('Bearer wrong')).statusCode).toBe(404);
  });
});

describe('behind a proxy', () => {
  /** What a server logs, and what it answers to requests from this machine. */
  async function aServer(trustProxy: Config['trustProxy'], metricsToken?: string) {
    const lines: string[] = [];
    const memory = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const config = { ...t.services.config, trustProxy, metricsToken };
    const app = await buildApp({ ...t.services, config }, createLog('warn', memory));
    onTestFinished(() => app.close());
    const get = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;
    return { get, warnings: () => lines.filter((line) => line.includes('TRUST_PROXY')) };
  }
  const FORWARDED = [{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }];

  test.each(FORWARDED)('that nobody named, figures are closed and the log says why: %j', async (headers) => {
    const { get, warnings } = await aServer(false);
    expect(await get('/metrics')).toBe(200);
    expect(warnings()).toEqual([]);
    for (let i = 0; i < 5; i += 1) expect(await get('/metrics', headers)).toBe(404);
    expect(warnings()).toHaveLength(1); // not one for each request
  });

  test('that was named, the log is silent, and nobody comes from this machine by saying so', async () => {
    const { get, warnings } = await aServer(true);
    expect(await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await get('/healthz', { 'x-forwarded-for': '203.0.113.7' })).toBe(200);
    expect(warnings()).toEqual([]);
  });

  test('the scrape token still opens them', async () => {
    const { get } = await aServer(false, 'scrape-me');
    expect(await get('/metrics', { authorization: 'Bearer scrape-me', ...FORWARDED[0] })).toBe(200);
  });
});

test('a line of IPv6 has one limit, whichever of its addresses it comes from', async () => {
  const ask = (address: string) =>
    t.call('POST', '/password-resets/check', { headers: { 'x-forwarded-for': address }, body: { token: 'made-up' } });
  for (let i = 1; i <= 20; i += 1) expect((await ask(`2001:db8:9:9::${i.toString(16)}`)).statusCode).toBe(400);
  expect((await ask('2001:db8:9:9:ffff::1')).json().code).toBe('rate_limited');
  expect((await ask('2001:db8:9:a::1')).statusCode).toBe(400);
});

test('no password, token or query string reaches the log', async () => {
  const lines: string[] = [];
  const memory = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await buildApp(t.services, createLog('trace', memory));
  await app.inject('/healthz?adminEmail=a@b.c&adminPassword=Hunter2222!');
  await app.inject({ method: 'POST', url: '/api/login', payload: { email: 'a@b.example', password: 'Hunter2222!' } });
  await app.inject({ method: 'POST', url: '/api/password-resets/check', payload: { token: 'Hunter2222!' } });
  await app.close();
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toContain('Hunter2222!');
  expect(lines.join('')).not.toContain('adminPassword');
});

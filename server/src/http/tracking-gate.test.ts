import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type Person, type TestNetwork } from '../testing/test-network.ts';

const HOST = 'go.links.example';
const SERVED = [
  'GET /dni.js',
  'GET /form.js',
  'GET /l/:offerId/:affId',
  'GET /l/:offerId/:affId/embed',
  'GET /l/:offerId/:affId/thanks',
  'GET /m/:id',
  'GET /t/:code',
  'GET /t/:offerId/:affId',
  'GET /v1/postback',
  'OPTIONS /v1/dni/leases',
  'POST /l/:offerId/:affId',
  'POST /l/:offerId/:affId/embed',
  'POST /v1/dni/leases',
  'POST /v1/postback',
];

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  expect((await save(`${HOST}\nwww.second.example`)).statusCode).toBe(200);
});
afterAll(() => t.close());

async function save(trackingHosts: string) {
  const { groups } = (await t.call('GET', '/admin/settings', admin)).json();
  const { version } = groups.find((each: { group: string }) => each.group === 'tracking');
  const body = { group: 'tracking', version, values: { trackingHosts } };
  return t.call('PUT', '/admin/settings', { headers: admin.headers, body });
}

type Asked = { method?: string; url: string; headers?: Record<string, string>; remoteAddress?: string };
const ask = ({ method = 'GET', ...asked }: Asked) => t.app.inject({ method: method as 'GET', ...asked });

/** As the refusal of the gate says it, and nobody else with the same words: no route was asked. */
const isRefused = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.statusCode === 404 && answer.headers['content-type'] === 'application/problem+json';

test('of all routes there are a tracking domain answers those of links, and no other', async () => {
  const routes = t.app.declaredRoutes.filter(({ method }) => method !== 'HEAD');
  expect(routes.length).toBeGreaterThan(200);
  const answered: string[] = [];
  for (const { method, url } of routes) {
    const address = url.replace(/:\w+|\*/g, 'x');
    const here = await ask({ method, url: address, headers: { host: HOST, cookie: admin.headers.cookie ?? '' } });
    expect(here.headers['set-cookie'], `${method} ${url}`).toBeUndefined();
    if (!isRefused(here)) answered.push(`${method} ${url}`);
  }
  expect(answered.filter((route) => !SERVED.includes(route))).toEqual([]);
});

test('what it serves it does serve: scripts, links, the pages behind them, numbers and conversions', async () => {
  const status = async (url: string, method = 'GET') =>
    (await ask({ method, url, headers: { host: HOST } })).statusCode;
  expect([await status('/dni.js'), await status('/form.js')]).toEqual([200, 200]);
  expect(await status('/v1/postback')).not.toBe(404);
  expect(await status('/v1/dni/leases', 'POST')).not.toBe(404);
  const link = await ask({ url: '/t/XX999/ABCDEF', headers: { host: HOST } });
  expect(link.headers['content-type']).toContain('text/html');
  expect(link.body).toContain(`href="${t.services.config.publicUrl}/public-offers"`); // which is not here
});

test('however the host is written, and whatever a header says of another one, it is the same domain', async () => {
  for (const host of [HOST.toUpperCase(), `${HOST}:8443`, `${HOST}.`, 'www.second.example'])
    expect((await ask({ url: '/healthz', headers: { host } })).statusCode).toBe(404);
  const named = { host: HOST, 'x-forwarded-host': 'localhost' };
  expect((await ask({ url: '/healthz', headers: named })).statusCode).toBe(404);
  expect((await ask({ url: '/healthz', headers: { host: `not-${HOST}` } })).statusCode).toBe(200);
});

test('a domain is taken away as it was given, and the network’s own can be none of them', async () => {
  const own = new URL(t.services.config.publicUrl).hostname;
  if (own.includes('.')) expect((await save(own)).json().fields).toEqual({ 'values.trackingHosts': 'repeated' });
  expect((await save('no host at all')).json().fields).toEqual({ 'values.trackingHosts': 'host_invalid' });
  await save('www.second.example');
  expect((await ask({ url: '/healthz', headers: { host: HOST } })).statusCode).toBe(200);
  await save(`${HOST}\nwww.second.example`);
});

const certificate = async (domain: string, asked: Partial<Asked> = {}) =>
  (await ask({ url: `/internal/tls-check?domain=${domain}`, ...asked })).statusCode;

test('a proxy on this machine learns for which domains to fetch certificates', async () => {
  const own = new URL(t.services.config.publicUrl).hostname;
  expect([await certificate(HOST), await certificate('WWW.second.example'), await certificate(own)]).toEqual([
    200, 200, 200,
  ]);
  expect([await certificate('evil.example'), await certificate(''), await certificate(`x.${HOST}`)]).toEqual([
    404, 404, 404,
  ]);
  expect((await ask({ url: '/internal/tls-check' })).statusCode).toBe(404);
});

test('nobody else does, unless they know the token', async () => {
  const remoteAddress = '203.0.113.9';
  expect(await certificate(HOST, { remoteAddress })).toBe(404);
  expect(await certificate(HOST, { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  t.services.config.tlsCheckToken = 'only-the-proxy';
  expect(await certificate(`${HOST}&token=only-the-proxy`, { remoteAddress })).toBe(200);
  expect(await certificate(HOST, { remoteAddress, headers: { authorization: 'Bearer only-the-proxy' } })).toBe(200);
  expect(await certificate(`${HOST}&token=guess`, { remoteAddress })).toBe(404);
  expect(await certificate('evil.example&token=only-the-proxy', { remoteAddress })).toBe(404);
  t.services.config.tlsCheckToken = undefined;
});

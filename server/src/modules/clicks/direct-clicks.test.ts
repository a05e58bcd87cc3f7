import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { AD_PARAMETERS, SUB_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLink, type FollowedLink } from '../../testing/a-link.ts';
import { hostilePart } from '../../testing/hostile-request.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/129.0.0.0 Mobile Safari/537.36';
const ID = /clk_[0-9a-z]{26}/;

let t: TestNetwork;
let link: FollowedLink;
let port = 0;
beforeAll(async () => {
  t = await createTestNetwork({ geoHeaders: { country: 'x-country' } });
  link = await aLink(t, {
    hosts: ['shop.example'],
    destination: 'https://offers.example.com/{sub1}?s={source}&g={gclid}',
  });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
  await overTheWire(link.path); // now it is in memory
});
afterAll(() => t.close());

type Answer = { status: number; headers: Record<string, unknown>; body: string };
type Given = { method?: string; headers?: Record<string, string> };

/** As it comes from outside: a click of a link in memory goes past the framework. */
function overTheWire(path: string, { method = 'GET', headers = {} }: Given = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { 'user-agent': BROWSER, 'x-forwarded-for': '203.0.113.5', ...headers };
    request({ port, host: '127.0.0.1', path, method, headers: sent }, async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
    )
      .on('error', reject)
      .end();
  });
}

/** Through the framework, as its own tests ask. */
async function throughTheRoute(path: string, { method = 'GET', headers = {} }: Given = {}): Promise<Answer> {
  const answer = await t.app.inject({
    method: method as 'GET',
    url: path,
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': '203.0.113.5', ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

const idOf = ({ headers }: Answer) => ID.exec(String(headers.location))?.[0] ?? '';
const clickOf = async (answer: Answer) => {
  const row = await t.db.selectFrom('click').selectAll().where('id', '=', idOf(answer)).executeTakeFirst();
  return row && { ...row, id: '', clicked_at: null, is_unique: null };
};
const said = ({ status, headers }: Answer) => ({
  status,
  location: String(headers.location).replace(ID, ''),
  cache: headers['cache-control'],
  length: headers['content-length'],
  cookie: headers['set-cookie'],
});

test('whatever a link carries, the short way answers and keeps what the route does', async () => {
  const names = fc.constantFrom(...SUB_PARAMETERS, ...AD_PARAMETERS, 'to', 'click_id', '__proto__', 'constructor');
  const parameters = fc.array(fc.tuple(names, hostilePart), { maxLength: 5 });
  const agents = fc.constantFrom(BROWSER, 'Googlebot/2.1', '');
  const referers = fc.constantFrom('https://Blog.example/x?y', 'nowhere', 'http://a.example:8080');
  await fc.assert(
    fc.asyncProperty(parameters, agents, referers, async (given, agent, referer) => {
      const path = `${link.path}?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
      fc.pre(!/[^\x21-\x7e]|#/.test(path)); // no browser would send it
      const headers = {
        'user-agent': agent,
        referer,
        'x-country': 'us',
        'x-forwarded-for': '198.51.100.9, 203.0.113.5',
      };
      const [direct, routed] = [await overTheWire(path, { headers }), await throughTheRoute(path, { headers })];
      expect(said(direct)).toEqual(said(routed));
      expect(await clickOf(direct)).toEqual(await clickOf(routed));
    }),
    { numRuns: 60 },
  );
});

test.each<[string, (path: string) => string, Given]>([
  ['in small letters', (path) => path.toLowerCase().replace('/T/', '/t/'), {}],
  ['asked for the head alone', (path) => path, { method: 'HEAD' }],
  ['of nobody', () => '/t/XX999/ZZZZZZ', {}],
  ['with more behind it', (path) => `${path}/more`, {}],
])('a link %s goes the long way', async (_, spell, given) => {
  const [direct, routed] = [await overTheWire(spell(link.path), given), await throughTheRoute(spell(link.path), given)];
  expect(said({ ...direct, headers: { ...direct.headers, 'content-length': '' } })).toEqual(
    said({ ...routed, headers: { ...routed.headers, 'content-length': '' } }),
  );
});

test('clicks are measured like every other request, and a server about to end asks to be left', async () => {
  await overTheWire(link.path);
  expect(await t.services.metrics.registry.metrics()).toMatch(/route="\/t\/:offerId\/:affId",status="302"/);
  t.services.drain.begin();
  expect((await overTheWire(link.path)).headers.connection).toBe('close');
});

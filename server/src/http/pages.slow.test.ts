import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createLog } from '../log.ts';
import { ROOT_FOLDER } from '../root-folder.ts';
import { hostileHeaders, hostilePart } from '../testing/hostile-request.ts';
import { sized } from '../testing/proof.ts';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';
import { builtWeb } from './pages.ts';
import type { App } from './zod.ts';

let t: TestNetwork;
let app: App;
beforeAll(async () => {
  t = await createTestNetwork();
  app = await buildApp(t.services, createLog('silent'), builtWeb(join(ROOT_FOLDER, 'web')));
  // The first page loads the whole web, which on a busy machine takes longer than anybody is let wait.
  const isLoaded = async () => expect((await app.inject('/')).statusCode).toBe(200);
  await vi.waitFor(isLoaded, { timeout: 120_000 });
});
afterAll(async () => {
  await app.close();
  await t.close();
});

const PLACES = [
  '/',
  '//',
  '/offer/',
  '/t/',
  '/t/HS001/',
  '/login',
  '/login-link',
  '/public-offers',
  '/market-campaigns',
];
const PANELS = [
  '/register',
  '/publisher-dashboard/',
  '/advertiser-dashboard/calls/',
  '/admin-dashboard/users',
  '/assets/',
];

test('whatever page anybody asks for, the fault is never ours', async () => {
  const { headers: person } = await t.signIn('publisher');
  const address = fc
    .tuple(
      fc.constantFrom(...PLACES, ...PANELS),
      hostilePart,
      fc.constantFrom('', '?', '?lang=', '?after=', '.data?'),
      hostilePart,
    )
    .map(([place, part, joint, rest]) => `${place}${part}${joint}${joint && rest}`);
  const visitor = fc.constantFrom({}, person);
  await fc.assert(
    fc.asyncProperty(address, fc.tuple(visitor, hostileHeaders), async (url, headers) => {
      const answer = await app.inject({ url, headers: Object.assign({}, ...headers) });
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: sized({ small: 40, whole: 3_000 }) },
  );
});

test.each(['/offer/%00', `/offer/${'x'.repeat(31)}`, '/offer/HS001%00'])('%s is an offer nobody has', async (url) =>
  expect((await app.inject(url)).statusCode).toBe(404),
);

/** As it is written: a client that is kind would put it right first. */
function getAsWritten(path: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });
}

test.each(['///', '/\\\\', '//evil.example/login', '/\\evil.example'])('%s stays with us', async (path) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { statusCode, headers } = await getAsWritten(path);
  expect(statusCode).toBeLessThan(500);
  expect(headers.location ?? '/').toMatch(/^\/([^/\\]|$)/);
});

test('the public pages say what the settings of the site say, and speak to visitors in their language where the network goes by them', async () => {
  const admin = await t.signIn('admin');
  const { groups } = (await t.call('GET', '/admin/settings', admin)).json();
  const { version, values } = groups.find(({ group }: { group: string }) => group === 'site');
  const save = (change: object) =>
    t.call('PUT', '/admin/settings', {
      headers: admin.headers,
      body: { group: 'site', version, values: { ...values, ...change } },
    });
  const first = async (language: string, cookie = '') =>
    (await app.inject({ url: '/', headers: { 'accept-language': language, cookie } })).body;
  const before = await first('es-MX,es;q=0.9');
  expect([before.includes('<html lang="en"'), before.includes('50,000+')]).toEqual([true, true]);
  expect(before).not.toContain('linkedin.com');
  const refused = await save({ linkedin: 'javascript:alert(1)', partnersFigure: ' ' });
  expect(refused.json().fields).toEqual({
    'values.linkedin': 'website_invalid',
    'values.partnersFigure': 'required',
  });
  await save({ languageMode: 'reader', leadsFigure: '7,400', linkedin: 'https://linkedin.com/@network' });
  const after = await first('es-MX,es;q=0.9');
  expect([after.includes('<html lang="es"'), after.includes('7,400')]).toEqual([true, true]);
  expect(after).toContain('href="https://linkedin.com/@network"');
  expect(await first('es-MX', 'callstead_language=en')).toContain('<html lang="en"');
  expect(await first('fr-FR')).toContain('<html lang="en"');
});

import { expect, test } from 'vitest';
import { createTestNetwork, PASSWORD } from '../../../testing/test-network.ts';
import { prepareFirstAdmin } from './first-admin.ts';

const FOUNDER = { fullName: 'Fundadora', email: 'founder@people.example', password: PASSWORD, language: 'es' };
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';

test('a network without any admin prints a link once; it makes one admin and is then used up', async () => {
  const t = await createTestNetwork();
  const first = await prepareFirstAdmin(t.services);
  expect(await prepareFirstAdmin(t.services)).toBeUndefined();
  const token = tokenIn(first?.link);
  const check = () => t.call('POST', '/first-admin/check', { body: { token } });
  expect((await check()).json()).toEqual({ userType: 'admin', fullName: null, email: null });
  const found = () => t.call('POST', '/first-admin', { body: { token, ...FOUNDER } });
  const answers = await Promise.all([found(), found()]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400]);
  expect((await check()).json().code).toBe('link_invalid');
  const body = { email: FOUNDER.email, password: PASSWORD, portal: 'admin' };
  expect((await t.call('POST', '/login', { body })).statusCode).toBe(200);
  await t.close();
});

test('ADMIN_EMAIL binds the link to that address; with ADMIN_PASSWORD the admin is there at once', async () => {
  const bound = await createTestNetwork({ adminEmail: 'boss@people.example' });
  const token = tokenIn((await prepareFirstAdmin(bound.services))?.link);
  await bound.call('POST', '/first-admin', { body: { token, ...FOUNDER } });
  const admins = await bound.db.selectFrom('account').select('email').where('type', '=', 'admin').execute();
  expect(admins).toEqual([{ email: 'boss@people.example' }]);
  await bound.close();

  const ready = await createTestNetwork({ adminEmail: 'boss@people.example', adminPassword: PASSWORD });
  expect(await prepareFirstAdmin(ready.services)).toBeUndefined();
  const body = { email: 'boss@people.example', password: PASSWORD };
  expect((await ready.call('POST', '/login', { body })).statusCode).toBe(200);
  await ready.close();
});

test('a made-up link founds nothing', async () => {
  const t = await createTestNetwork();
  await prepareFirstAdmin(t.services);
  const refused = await t.call('POST', '/first-admin', { body: { token: 'made-up', ...FOUNDER } });
  expect(refused.json().code).toBe('link_invalid');
  expect(await t.db.selectFrom('profile').select('id').execute()).toEqual([]);
  expect(await t.db.selectFrom('account').select('id').execute()).toEqual([]);
  await t.close();
});

import type { Setup } from '@callstead/contract/setup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork({ demo: false });
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const states = (setup: Setup) => Object.fromEntries(setup.steps.map(({ step, state }) => [step, state]));
const read = async (): Promise<Setup> => (await t.call('GET', '/admin/setup', admin)).json();
const send = (method: 'PUT' | 'POST', path: string, body?: object) =>
  t.call(method, `/admin/setup${path}`, { headers: admin.headers, ...(body && { body }) });

test('a network tells by itself what it has; what it lacks is open, and shown until it is done or put off', async () => {
  const before = await read();
  expect(states(before)).toMatchObject({
    legal: 'open',
    mail: 'open',
    carrier: 'open',
    offers: 'open',
    people: 'open',
  });
  expect(before.isShown).toBe(true);
  await t.signIn('publisher');
  expect(states(await read()).people).toBe('open'); // nobody pays yet
  await t.signIn('advertiser');
  expect(states(await read()).people).toBe('done');
  const { version, values } = (await t.call('GET', '/admin/settings', admin))
    .json()
    .groups.find(({ group }: { group: string }) => group === 'company');
  const body = { group: 'company', version, values: { ...values, legalName: 'Callstead Network LLC' } };
  await t.call('PUT', '/admin/settings', { headers: admin.headers, body });
  expect(states(await read()).legal).toBe('done');
});

test('a step is put off and taken up again; when all are done or put off the guide is not shown any more', async () => {
  const { steps } = await read();
  const open = steps.filter(({ state }) => state === 'open').map(({ step }) => step);
  for (const step of open) await send('PUT', '/skipped', { step, isSkipped: true });
  expect(await read()).toMatchObject({ isShown: false });
  expect(states(await read()).carrier).toBe('skipped');
  for (const step of open) await send('PUT', '/skipped', { step, isSkipped: false });
  expect([states(await read()).carrier, (await read()).isShown]).toEqual(['open', true]);
});

test('the test message goes to the admin who asked, and its link alone says that it arrived, once', async () => {
  expect(states((await send('POST', '/test-mail')).json()).mail).toBe('asked');
  const tokens = async () =>
    (
      await rows<{ to: string; link: string }>(
        t.owner,
        `select data ->> 'to' as to, data -> 'values' ->> 'link' as link from pgboss.job
         where name = 'send-mail' and data ->> 'mail' = 'test-mail' order by created_on`,
      )
    ).map(({ to, link }) => ({ to, token: new URL(link).searchParams.get('mail') ?? '' }));
  await send('POST', '/test-mail');
  const [first, second] = await tokens();
  expect([first?.to, second?.to]).toEqual([admin.profile.email, admin.profile.email]);
  const old = await send('POST', '/mail-arrived', { token: first?.token });
  expect([old.statusCode, old.json().code]).toEqual([400, 'link_invalid']);
  expect(states((await send('POST', '/mail-arrived', { token: second?.token })).json()).mail).toBe('done');
  expect((await send('POST', '/mail-arrived', { token: second?.token })).json().code).toBe('link_invalid');
  await send('PUT', '/skipped', { step: 'mail', isSkipped: true });
  expect(states(await read()).mail).toBe('done');
});

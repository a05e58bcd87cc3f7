import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { seedCatalogue } from '../../seed/network-advertiser.ts';
import { openSettings } from '../../settings/settings.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  await seedCatalogue(t, 'active');
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const read = async () =>
  (await t.call('GET', '/admin/settings', admin))
    .json()
    .groups.filter(({ group }: { group: string }) => group === 'support');
const save = (version: number, email: string) =>
  t.call('PUT', '/admin/settings', {
    headers: admin.headers,
    body: { group: 'support', version, values: { email } },
  });
const contactOfAnOffer = async () => (await t.call('GET', '/offers/HS001')).json().offer.managerContact.email;

test('until somebody sets one, support has an address of its own, never the one nobody reads', async () => {
  expect(await read()).toEqual([
    {
      group: 'support',
      version: 0,
      values: { email: 'support@callstead.example' },
      changedAt: null,
      changedBy: null,
    },
  ]);
  expect(await contactOfAnOffer()).toBe('support@callstead.example');
});

test('a change holds at once, in every process, and the audit log tells both sides of it', async () => {
  const [before] = await read();
  const elsewhere = await openSettings({ db: t.db, newClient: t.newClient }, t.services.config, createLog('silent'));
  const response = await save(before.version, ' Help@Callstead.example ');
  expect(response.json().groups[0]).toMatchObject({
    version: before.version + 1,
    values: { email: 'help@callstead.example' },
    changedBy: admin.profile.full_name,
  });
  expect(await contactOfAnOffer()).toBe('help@callstead.example');
  await expect.poll(() => elsewhere.of('support').email).toBe('help@callstead.example');
  await elsewhere.close();
  const entry = await t.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('action', '=', 'settings.change')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ before: before.values, after: { email: 'help@callstead.example' } });
});

test('of two changes made from the same version one counts, and the other is told', async () => {
  const [{ version }] = await read();
  const both = await Promise.all([save(version, 'one@callstead.example'), save(version, 'two@callstead.example')]);
  expect(both.map((response) => response.statusCode).sort()).toEqual([200, 409]);
  expect(both.find((response) => response.statusCode === 409)?.json().code).toBe('settings_changed');
});

test('what is no address is refused at its field, and nothing changes', async () => {
  const [before] = await read();
  const response = await save(before.version, 'nobody');
  expect([response.statusCode, response.json().fields]).toEqual([422, { 'values.email': 'email_invalid' }]);
  expect(await read()).toEqual([before]);
});

test("the originator's bank data are read like a publisher's, and may stay empty", async () => {
  const groups = (await t.call('GET', '/admin/settings', admin)).json().groups;
  const { version, values } = groups.find(({ group }: { group: string }) => group === 'originator');
  const put = (change: object) =>
    t.call('PUT', '/admin/settings', {
      headers: admin.headers,
      body: { group: 'originator', version, values: { ...values, ...change } },
    });
  const refused = await put({ achBankRouting: '021000022', achCompanyId: '12', debtorBic: 'X', debtorCountry: 'ZZ' });
  expect(refused.json().fields).toEqual({
    'values.achBankRouting': 'routing_number_invalid',
    'values.achCompanyId': 'company_id_invalid',
    'values.debtorBic': 'bic_invalid',
    'values.debtorCountry': 'country_invalid',
  });
  await put({ achBankRouting: '0210-0002-1', debtorBic: 'demous33', debtorCountry: 'us' });
  const saved = { achBankRouting: '021000021', debtorBic: 'DEMOUS33', debtorCountry: 'US' };
  expect(t.services.settings.of('originator')).toEqual({ ...values, ...saved });
});

test('what a version held stays readable, and cannot be rewritten', async () => {
  const change = t.owner.updateTable('network_setting').set({ value: '{}' }).execute();
  await expect(change).rejects.toThrow(/append-only/);
});

import type { AdminOverview, AdvertiserDashboard, WaitingCounts } from '@callstead/contract/reports/dashboards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const read = async <Answer>(person: Person, path: string): Promise<Answer> => {
  const response = await t.call('GET', path, person);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Answer>();
};
const desk = async () => (await read<AdminOverview>(admin, '/admin/overview?zone=UTC')).waiting;

/** An application that waits since some hours ago. */
async function anApplication(advertiserId: string, hours: number) {
  const line = await aLine(t, { advertiserId });
  await rows(
    t.db,
    `update application set status = 'pending', decided_at = null, created_at = now() - make_interval(hours => $2) where id = $1`,
    [line.applicationId, hours],
  );
  return line.applicationId;
}

test('an advertiser reads how many ask to join, the three that wait longest first, and nobody of others', async () => {
  const advertiser = await t.signIn('advertiser');
  const id = advertiser.profile.id;
  const [young, old, older, oldest] = [
    await anApplication(id, 1),
    await anApplication(id, 20),
    await anApplication(id, 30),
    await anApplication(id, 40),
  ];
  const of = async (person: Person) =>
    (await read<AdvertiserDashboard>(person, '/advertiser/dashboard?zone=UTC')).applications;
  const { count, oldest: shown } = await of(advertiser);
  expect(count).toBe(4);
  expect(shown.map((item) => item.id)).toEqual([oldest, older, old]);
  expect(shown[0]).toMatchObject({ who: expect.any(String), campaign: { publicId: expect.stringMatching(/^TS/) } });
  expect(await of(await t.signIn('advertiser'))).toEqual({ count: 0, oldest: [] });

  await t.call('POST', `/applications/${oldest}/decision`, { ...advertiser, body: { decision: 'approve' } });
  expect((await of(advertiser)).oldest.map((item) => item.id)).toEqual([older, old, young]);
});

test('the desk tells of a disputed call what it costs, why and since when', async () => {
  const advertiser = await t.signIn('advertiser');
  const line = await aLine(t, { advertiserId: advertiser.profile.id });
  const call = await aQualifiedCall(t, line);
  await t.call('POST', `/calls/${call}/dispute`, { ...advertiser, body: { reason: 'wrong person' } });
  const { disputedCalls } = await desk();
  expect(disputedCalls.oldest.find((item) => item.id === call)).toMatchObject({
    ...{ note: 'wrong person', amountCents: 5_000, campaign: { titles: { es: expect.any(String) } } },
  });
});

test('pending accounts and open tickets stand on the desk with whoever asks', async () => {
  const pending = await t.anAccount('publisher', 'pending');
  await rows(t.db, `update account set created_at = now() - interval '10 days' where id = $1`, [pending.id]);
  const someone = await t.signIn('publisher');
  await t.call('POST', '/tickets', { ...someone, body: { subject: 'No suena', message: 'Ayuda' } });
  const { accounts, openTickets } = await desk();
  expect(accounts.oldest[0]).toMatchObject({ id: pending.id, note: 'publisher' });
  expect(openTickets.oldest.map(({ note }) => note)).toContain('No suena');
});

test('beside the ways stands what waits for whoever looks', async () => {
  const of = (person: Person) => read<WaitingCounts>(person, '/waiting');
  const advertiser = await t.signIn('advertiser');
  await anApplication(advertiser.profile.id, 2);
  const before = await of(admin);
  expect(await of(advertiser)).toMatchObject({ applications: 1, tickets: 0, accounts: 0 });
  await t.anAccount('advertiser', 'pending');
  expect((await of(admin)).accounts).toBe(before.accounts + 1);

  const asked = await t.call('POST', '/tickets', { ...advertiser, body: { subject: 'Saldo', message: 'Ayuda' } });
  const { id } = asked.json<{ id: string }>();
  await t.call('PUT', `/admin/tickets/${id}/status`, { ...admin, body: { status: 'pending' } });
  expect((await of(advertiser)).tickets).toBe(1);
});

test('a dispute waits for its publisher first, then for the network', async () => {
  const of = (person: Person) => read<WaitingCounts>(person, '/waiting');
  const [advertiser, publisher, stranger] = [
    await t.signIn('advertiser'),
    await t.signIn('publisher'),
    await t.signIn('publisher'),
  ];
  const line = await aLine(t, { advertiserId: advertiser.profile.id, publisherId: publisher.profile.id });
  const dispute = async () => {
    const id = await aQualifiedCall(t, line);
    await t.call('POST', `/calls/${id}/dispute`, { ...advertiser, body: { reason: 'wrong person' } });
    return id;
  };
  const before = await of(admin);
  const [answered, silent] = [await dispute(), await dispute()];
  expect(await of(publisher)).toMatchObject({ calls: 2, leads: 0, conversions: 0, disputes: 0 });
  expect((await of(stranger)).calls).toBe(0);
  expect(await of(admin)).toMatchObject({ calls: before.calls, disputes: before.disputes });

  await t.call('POST', `/disputes/call/${answered}/messages`, { ...publisher, body: { message: 'It was right' } });
  expect((await of(publisher)).calls).toBe(1);
  expect((await of(admin)).disputes).toBe(before.disputes + 1);
  await rows(t.db, `update call set dispute = jsonb_set(dispute, '{at}', '"2020-01-01T00:00:00.000Z"') where id = $1`, [
    silent,
  ]);
  expect((await of(publisher)).calls).toBe(0);
  expect((await of(admin)).disputes).toBe(before.disputes + 2);
});

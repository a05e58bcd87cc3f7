import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aLine, aQualifiedCall, type Line, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const agree = ({ applicationId }: Line, shareBasisPoints: number | null, priceCents: number | null = null) =>
  t.call('PUT', `/admin/applications/${applicationId}/terms`, {
    headers: admin.headers,
    body: { shareBasisPoints, priceCents, reason: 'Best traffic' },
  });

async function amountsOf(id: string) {
  const found = await rows<{ price: number; payout: number }>(
    t.db,
    'select price_cents as price, payout_cents as payout from call where id = $1',
    [id],
  );
  return found[0];
}

/** The server hears a moment later that a line has changed. */
const expectNextCall = (line: Line, amounts: { price: number; payout: number }) =>
  vi.waitFor(async () => expect(await amountsOf(await aQualifiedCall(t, line))).toEqual(amounts), { timeout: 30_000 });

test('a share of their own holds for the calls that come from then on, and is a factor of each', async () => {
  const line = await aLine(t);
  const other = await aLine(t, { advertiserId: line.advertiserId, campaignId: line.campaignId });
  const before = await aQualifiedCall(t, line);
  expect((await agree(line, 6_000)).statusCode).toBe(204);
  await expectNextCall(line, { price: 5_000, payout: 3_000 });
  const after = await aQualifiedCall(t, line);
  expect(await amountsOf(before)).toEqual({ price: 5_000, payout: 2_500 });
  expect(await amountsOf(await aQualifiedCall(t, other))).toEqual({ price: 5_000, payout: 2_500 });
  const factorsOf = async (id: string, view = 'admin') =>
    (await t.call('GET', `/calls/${id}?language=en&view=${view}`, { headers: admin.headers })).json().price.own;
  expect(await factorsOf(after)).toEqual({ priceCents: null, shareBasisPoints: 6_000 });
  expect(await factorsOf(after, 'advertiser')).toBeNull();
  expect(await factorsOf(before)).toBeNull();
});

test('a price of their own, too; the same again is no new version, and both can be the campaign’s again', async () => {
  const line = await aLine(t);
  await agree(line, null, 8_000);
  await agree(line, null, 8_000);
  await expectNextCall(line, { price: 8_000, payout: 4_000 });
  await agree(line, null);
  await expectNextCall(line, { price: 5_000, payout: 2_500 });
  expect(
    await rows(t.db, 'select version, price_cents from application_terms where application_id = $1 order by 1', [
      line.applicationId,
    ]),
  ).toEqual([
    { version: 1, price_cents: 8_000 },
    { version: 2, price_cents: null },
  ]);
});

test('admins and the publisher read what was agreed; the publisher is told', async () => {
  const publisher = await t.signIn('publisher');
  const line = await aLine(t, { publisherId: publisher.profile.id });
  await agree(line, 6_250);
  const get = async (path: string, { headers }: Person) => (await t.call('GET', path, { headers })).json().data;
  const [application] = (await get('/applications?language=en', admin)).filter(
    ({ id }: { id: string }) => id === line.applicationId,
  );
  expect(application).toMatchObject({
    ownTerms: { shareBasisPoints: 6_250, priceCents: null, reason: 'Best traffic', changedBy: 'Test admin' },
    shareBasisPoints: 5_000,
  });
  const campaigns = await get('/publisher/campaigns?language=en&limit=200', publisher);
  const own = campaigns.filter(({ ownTerms }: { ownTerms: unknown }) => ownTerms !== null);
  expect(own).toMatchObject([
    { ownTerms: { shareBasisPoints: 6_250 }, estimatedPayout: expect.stringContaining('31') },
  ]);
  const told = await rows(
    t.db,
    `select data ->> 'reason' as reason from notification where kind = 'own_terms' and recipient_id = $1`,
    [publisher.profile.user_id],
  );
  expect(told).toEqual([{ reason: 'Best traffic' }]);
  expect(await rows(t.db, `select 1 from audit_entry where action = 'application.set-terms'`)).not.toEqual([]);
  const mailed = await rows(
    t.db,
    `select data -> 'values' as values from pgboss.job where name = 'send-mail' and data ->> 'mail' = 'own-terms-agreed'
     and data ->> 'to' = $1`,
    [publisher.profile.email],
  );
  expect(mailed).toMatchObject([{ values: { shareBasisPoints: 6_250, price: null } }]);
});

test('neither for somebody who was turned away, nor a price where there is no fixed one', async () => {
  const line = await aLine(t);
  await rows(t.db, `update application set status = 'rejected' where id = $1`, [line.applicationId]);
  expect((await agree(line, 6_000)).json().code).toBe('application_state');
  const tiers = [{ fromSeconds: 60, priceCents: 5_000 }];
  const tiered = await aLine(t, { terms: { pricing: { kind: 'tiers', tiers, floorCents: 100, ceilingCents: 9_000 } } });
  expect((await agree(tiered, null, 700)).json().code).toBe('not_offered');
});

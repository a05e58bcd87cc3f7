import type { OwnCampaign } from '@callstead/contract/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, type Line, rows } from '../../../testing/call-world.ts';
import { aCampaignInput, someTerms } from '../../../testing/campaign-input.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

async function joinedBy(who: Person, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ zone: 'America/New_York', ...query });
  const response = await t.call('GET', `/publisher/campaigns/joined?${asked}`, who);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: OwnCampaign[]; next: string | null }>();
}

const lineOf = (publisher: Person, options: Parameters<typeof aLine>[1] = {}) =>
  aLine(t, { publisherId: publisher.profile.id, ...options });
const publicIdOf = async ({ campaignId }: Pick<Line, 'campaignId'>) => {
  const [found] = await rows<{ public_id: string }>(t.db, 'select public_id from campaign where id = $1', [campaignId]);
  return found?.public_id ?? '';
};
const setStatus = ({ campaignId }: Line, status: string) =>
  rows(t.db, 'update campaign set status = $2, status_since = now() where id = $1', [campaignId, status]);

test('what somebody joined comes with number, link, today, its days and what is left of the cap, the best first', async () => {
  const publisher = await t.signIn('publisher');
  const quiet = await lineOf(publisher);
  const busy = await lineOf(publisher, { terms: { caps: { daily: 10, monthly: 50, counts: 'qualified' } } });
  await aQualifiedCall(t, busy);
  await aQualifiedCall(t, busy);
  const { data } = await joinedBy(publisher);
  expect(data.map(({ publicId }) => publicId)).toEqual([await publicIdOf(busy), await publicIdOf(quiet)]);
  expect(data[0]).toMatchObject({
    ...{
      trackingNumber: busy.number,
      status: 'active',
      cameToday: 2,
      qualifiedToday: 2,
      conversionsToday: 0,
      amountTodayCents: 5_000,
    },
    ...{ today: { cap: 10, used: 2, inFlight: 0 }, month: { cap: 50, used: 2, inFlight: 0 } },
    days: [0, 0, 0, 0, 0, 0, 5_000],
    notices: { capReached: null, newTerms: null },
    application: { status: 'approved', trackingNumber: busy.number },
  });
  expect(data[0]?.application.trackingLink).toContain(`/t/${await publicIdOf(busy)}/`);
  expect(data[1]).toMatchObject({
    cameToday: 0,
    qualifiedToday: 0,
    amountTodayCents: 0,
    today: { cap: null, used: 0 },
  });
});

test('it is there whatever became of it, and can be narrowed to a state and to words', async () => {
  const publisher = await t.signIn('publisher');
  const [active, paused, ended] = [await lineOf(publisher), await lineOf(publisher), await lineOf(publisher)];
  await setStatus(paused, 'paused');
  await setStatus(ended, 'archived');
  await rows(t.db, `update campaign set search_text = 'tejados miami' where id = $1`, [ended.campaignId]);
  const ids = async (query: Record<string, string>) =>
    (await joinedBy(publisher, query)).data.map((each) => each.publicId);
  expect(new Set(await ids({}))).toEqual(
    new Set([await publicIdOf(active), await publicIdOf(paused), await publicIdOf(ended)]),
  );
  expect(await ids({ status: 'paused' })).toEqual([await publicIdOf(paused)]);
  expect(await ids({ search: 'Tejádos' })).toEqual([await publicIdOf(ended)]);
  expect(await ids({ search: 'nothing like it' })).toEqual([]);
  await rows(t.db, `update application set status = 'revoked' where id = $1`, [ended.applicationId]);
  expect(await ids({ status: 'archived' })).toEqual([]);
});

test('it is paged in its order without losing or repeating any', async () => {
  const publisher = await t.signIn('publisher');
  for (let made = 0; made < 5; made += 1) await lineOf(publisher);
  const earning = await lineOf(publisher);
  await aQualifiedCall(t, earning);
  const all = (await joinedBy(publisher)).data.map((each) => each.publicId);
  const paged: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const { data, next }: { data: OwnCampaign[]; next: string | null } = await joinedBy(publisher, {
      limit: '2',
      ...(after && { after }),
    });
    paged.push(...data.map((each) => each.publicId));
    after = next;
  }
  expect(paged).toEqual(all);
  expect(paged[0]).toBe(await publicIdOf(earning));
  expect(paged).toHaveLength(6);
});

test('a full cap is told until the day is over', async () => {
  const publisher = await t.signIn('publisher');
  const line = await lineOf(publisher, { terms: { caps: { daily: 1, monthly: null, counts: 'qualified' } } });
  await aQualifiedCall(t, line);
  await t.handleEvents();
  const [full] = (await joinedBy(publisher)).data;
  expect(full?.notices.capReached).toMatchObject({ period: 'day' });
  expect(new Date(full?.resetsAt ?? 0).getTime()).toBeGreaterThan(
    new Date(full?.notices.capReached?.at ?? 0).getTime(),
  );
  await rows(t.db, `update campaign_cap_reached set starts_on = starts_on - 1 where campaign_id = $1`, [
    line.campaignId,
  ]);
  expect((await joinedBy(publisher)).data[0]?.notices.capReached).toBeNull();
});

test('new terms are told part by part for two weeks, to whoever joined before; what is not theirs to know is not', async () => {
  const [owner, publisher] = [await t.signIn('advertiser'), await t.signIn('publisher')];
  const body = { campaign: aCampaignInput() };
  const created = await t.call('POST', '/advertiser/campaigns', { headers: owner.headers, body });
  const { id } = created.json();
  await t.db.updateTable('campaign').set({ status: 'active' }).where('id', '=', id).execute();
  await lineOf(publisher, { advertiserId: owner.profile.id, campaignId: id });
  const edit = async (changes: object, version: number) => {
    const terms = someTerms(changes);
    const changed = { campaign: aCampaignInput({ terms }), version };
    const response = await t.call('PUT', `/advertiser/campaigns/${id}`, { headers: owner.headers, body: changed });
    expect(response.statusCode, response.body).toBe(200);
  };
  const told = async () => (await joinedBy(publisher)).data[0]?.notices.newTerms?.parts ?? null;
  await edit({ overflowNumber: '+13055550188' }, 1);
  expect(await told()).toBeNull();
  await edit({ overflowNumber: '+13055550188', approvalDays: 3 }, 2);
  expect(await told()).toEqual(['approvalDays']);
  await edit({ overflowNumber: '+13055550189', approvalDays: 3 }, 3);
  expect(await told()).toEqual(['approvalDays']);
  const latecomer = await t.signIn('publisher');
  await lineOf(latecomer, { advertiserId: owner.profile.id, campaignId: id });
  expect((await joinedBy(latecomer)).data[0]?.notices.newTerms).toBeNull();
});

test('an admin sees those of the account they picked, and everybody together has joined nothing', async () => {
  const publisher = await t.signIn('publisher');
  const line = await lineOf(publisher);
  expect((await joinedBy(admin)).data).toEqual([]);
  const seen = await joinedBy(admin, { account: publisher.profile.id });
  expect(seen.data.map((each) => each.trackingNumber)).toEqual([line.number]);
  const stranger = await t.signIn('publisher');
  expect((await joinedBy(stranger, { account: publisher.profile.id })).data).toEqual([]);
});

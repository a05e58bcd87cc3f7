import type { Hours } from '@callstead/domain/campaigns/terms';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_SPARED_ADVERTISER, putSetting } from '../../db/settings.ts';
import { chanceFrom } from '../../telephony/simulator/chance.ts';
import type { PlannedCall } from '../../telephony/simulator/plan-traffic.ts';
import { aLine, rows } from '../../testing/call-world.ts';
import { aLeadCampaign } from '../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { createDemoCallers } from './demo-callers.ts';
import { deedOf, drawDeed, drawLine } from './player.ts';
import { claimTurn, listDemoLines } from './queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());
beforeEach(() => rows(t.db, 'delete from live_demo_watcher'));

const isOn = async (person: Person) => (await t.call('GET', '/live-demo', person)).json().isOn;
const turnTo = async (person: Person, wanted: boolean) =>
  (await t.call('PUT', '/live-demo', { ...person, body: { isOn: wanted } })).json().isOn;
const renew = async (person: Person) => (await t.call('POST', '/live-demo/renewals', person)).json().isOn;
const aMinuteLater = () =>
  rows(t.db, `update live_demo_watcher set watches_until = watches_until - interval '61 seconds'`);
const due = () => rows(t.db, `update live_demo set next_at = now() - interval '1 second'`);

test('it is off until somebody presses, stays on while their page says so, and is off when they press again', async () => {
  const [admin, publisher] = await Promise.all([t.signIn('admin'), t.signIn('publisher')]);
  expect(await isOn(admin)).toBe(false);
  expect(await renew(admin)).toBe(false);
  expect(await turnTo(admin, true)).toBe(true);
  expect([await isOn(admin), await isOn(publisher)]).toEqual([true, false]);
  expect(await renew(admin)).toBe(true);
  expect(await turnTo(admin, false)).toBe(false);
  expect([await renew(admin), await isOn(admin)]).toEqual([false, false]);
});

test('a page that says nothing for a minute watches no more: nothing is played for nobody', async () => {
  const admin = await t.signIn('admin');
  await turnTo(admin, true);
  await due();
  expect(await claimTurn(t.db, 5_000)).toEqual({ isWatched: true, turn: 1 });
  await aMinuteLater();
  await due();
  expect(await claimTurn(t.db, 5_000)).toEqual({ isWatched: false, turn: null });
  expect(await renew(admin)).toBe(false);
});

test('of many processes that ask at once one gets the turn, and nobody before its time', async () => {
  await turnTo(await t.signIn('admin'), true);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimTurn(t.db, 60_000)));
  expect(claims.map(({ turn }) => turn).filter((turn) => turn !== null)).toEqual([1]);
  expect((await claimTurn(t.db, 60_000)).turn).toBeNull();
  await due();
  expect((await claimTurn(t.db, 60_000)).turn).toBe(2);
});

test('whoever comes first sees a call first; whoever comes later joins what goes on', async () => {
  const [admin, publisher] = await Promise.all([t.signIn('admin'), t.signIn('publisher')]);
  await turnTo(admin, true);
  const first = await claimTurn(t.db, 60_000);
  expect(deedOf(first.turn ?? 0)).toBe('call');
  await turnTo(publisher, true);
  expect((await claimTurn(t.db, 60_000)).turn).toBeNull();
});

test('the advertiser whose figures are told beforehand is called only when she presses herself', async () => {
  const [admin, advertiser] = await Promise.all([t.signIn('admin'), t.signIn('advertiser')]);
  const [spared, other] = await Promise.all([aLine(t, { advertiserId: advertiser.profile.id }), aLine(t)]);
  await putSetting(t.db, DEMO_SPARED_ADVERTISER, advertiser.profile.id);
  const numbers = async () => (await listDemoLines(t.db)).map(({ number }) => number);
  await turnTo(admin, true);
  expect(await numbers()).toContain(other.number);
  expect(await numbers()).not.toContain(spared.number);
  await turnTo(advertiser, true);
  expect(await numbers()).toContain(spared.number);
  expect((await listDemoLines(t.db)).filter(({ isOwn }) => isOwn).map(({ number }) => number)).toEqual([spared.number]);
  await turnTo(advertiser, false);
  expect(await numbers()).not.toContain(spared.number);
});

test('only approved publishers of active campaigns are called', async () => {
  const [paused, rejected] = await Promise.all([aLine(t), aLine(t)]);
  await rows(t.db, `update campaign set status = 'paused' where id = $1`, [paused.campaignId]);
  await rows(t.db, `update account set status = 'rejected' where id = $1`, [rejected.publisherId]);
  const numbers = (await listDemoLines(t.db)).map(({ number }) => number);
  expect([numbers.includes(paused.number), numbers.includes(rejected.number)]).toEqual([false, false]);
});

test('callers are nobody, most are new, and talks end on both sides of what a campaign asks for', async () => {
  const { number } = await aLine(t, { terms: { minimumSeconds: 90 } });
  const line = (await listDemoLines(t.db)).find((each) => each.number === number);
  if (!line) throw new Error('the line is there');
  const callers = createDemoCallers(t.services, chanceFrom(7));
  const calls: PlannedCall[] = [];
  while (calls.length < 60) calls.push(await callers.plan(line, number)); // one by one: the dice are thrown in order
  expect(calls.every(({ from }) => from === null || /^\+1\d{3}55501\d\d$/.test(from))).toBe(true);
  expect(new Set(calls.map(({ from }) => from)).size).toBeGreaterThan(45);
  expect(new Set(calls.map(({ state }) => state)).size).toBeGreaterThan(10);
  expect(calls.some(({ talkSeconds }) => talkSeconds < 90) && calls.some(({ talkSeconds }) => talkSeconds > 90)).toBe(
    true,
  );
  expect(Math.max(...calls.map(({ talkSeconds, clockSpeed = 1 }) => talkSeconds / clockSpeed))).toBeLessThanOrEqual(40);
});

test('a publisher who watches alone sees what is theirs; with an admin beside them the rest happens, too', async () => {
  const [admin, publisher] = await Promise.all([t.signIn('admin'), t.signIn('publisher')]);
  const [own, other] = await Promise.all([aLine(t), aLine(t)]);
  await rows(t.db, 'update application set publisher_id = $1 where id = $2', [publisher.profile.id, own.applicationId]);
  const drawn = async () => {
    const [lines, chance] = [await listDemoLines(t.db), chanceFrom(5)];
    const both = lines.filter(({ number }) => number === own.number || number === other.number);
    return new Set(Array.from({ length: 60 }, () => drawLine(chance, both, new Date())?.number));
  };
  await turnTo(publisher, true);
  expect(await drawn()).toEqual(new Set([own.number]));
  await turnTo(admin, true);
  expect(await drawn()).toEqual(new Set([own.number, other.number]));
});

test('at night a publisher whose advertisers sleep is brought leads, and a call now and then', async () => {
  const publisher = await t.signIn('publisher');
  const closed: Hours = { zone: 'UTC', week: [[], [], [], [], [], [], []] };
  const [shut, form] = [await aLine(t, { terms: { hours: closed } }), await aLeadCampaign(t)];
  for (const { applicationId } of [shut, form])
    await rows(t.db, 'update application set publisher_id = $1 where id = $2', [publisher.profile.id, applicationId]);
  await turnTo(publisher, true);
  const [lines, chance] = [await listDemoLines(t.db), chanceFrom(11)];
  const drawn = Array.from({ length: 100 }, () => drawDeed(chance, lines, 'call', new Date()));
  expect(new Set(drawn.map((each) => each?.line.campaignId))).toEqual(new Set([shut.campaignId, form.campaignId]));
  expect(drawn.filter((each) => each?.deed === 'lead').length).toBeGreaterThan(60);
});

test('where nobody promotes anything, nothing happens', () => {
  expect(drawLine(chanceFrom(1), [], new Date())).toBeUndefined();
});

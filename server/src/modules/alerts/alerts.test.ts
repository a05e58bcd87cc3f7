import type { Alert, AlertRequest } from '@callstead/contract/reports/alerts';
import { MOST_ALERTS } from '@callstead/domain/reports/alert';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aReceiver } from '../../testing/a-receiver.ts';
import { aWebhook } from '../../testing/a-webhook.ts';
import { aLine, type Line, rows } from '../../testing/call-world.ts';
import { aPastCall } from '../../testing/past-calls.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { createDeliverer } from '../integrations/webhooks/deliver.ts';
import { checkAlerts } from './check-alerts.ts';
import { describeAlert } from './reads.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

/** Tuesday, ten in the morning in New York. */
const NOW = new Date('2026-11-10T15:00:00Z');
const hoursFrom = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const ZONE = 'America/New_York';

const request = (terms: AlertRequest['terms'], changes: Partial<AlertRequest> = {}): AlertRequest => ({
  ...{ terms, campaignId: null, zone: ZONE, byMail: true, byBell: true, byWebhook: false },
  ...changes,
});
const create = ({ headers }: Person, body: AlertRequest) => t.call('POST', '/alerts?language=en', { headers, body });
const created = async (person: Person, body: AlertRequest): Promise<Alert> => {
  const response = await create(person, body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};
const look = async (now = NOW) => {
  await checkAlerts(t.services, now);
  await t.handleEvents();
};
const bells = async ({ profile }: Person) =>
  (
    await rows<{ data: Record<string, unknown> }>(
      t.db,
      `select data from notification where recipient_id = $1 and kind = 'alert_raised' order by id`,
      [profile.user_id],
    )
  ).map(({ data }) => data);
const standing = async ({ headers }: Person, id: string): Promise<Alert | undefined> =>
  (await t.call('GET', '/alerts?language=en', { headers })).json().data.find((alert: Alert) => alert.id === id);

/** Both sides logged in, and as many calls on that day as told. */
async function aTrade(): Promise<{ publisher: Person; advertiser: Person; line: Line; campaign: string }> {
  const [publisher, advertiser] = [await t.signIn('publisher'), await t.signIn('advertiser')];
  const line = await aLine(t, { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id });
  return { publisher, advertiser, line, campaign: await publicIdOf(line) };
}
async function publicIdOf({ campaignId }: Line): Promise<string> {
  const [found] = await rows<{ public_id: string }>(t.db, 'select public_id from campaign where id = $1', [campaignId]);
  return found?.public_id ?? '';
}
async function calls(line: Line, count: number, at: Date, seconds = 100): Promise<void> {
  for (let made = 0; made < count; made += 1) await aPastCall(t, line, new Date(at.getTime() + made * 1_000), seconds);
  await t.handleEvents();
}

test('spending above the limit is told once, by bell and mail, and again on another day', async () => {
  const { advertiser, line } = await aTrade();
  const { id } = await created(advertiser, request({ kind: 'spend_above', amountCents: 9_000 }));
  await calls(line, 1, hoursFrom(-2)); // 50 dollars each
  await look();
  expect(await bells(advertiser)).toEqual([]);
  await calls(line, 1, hoursFrom(-1));
  await look();
  await look(hoursFrom(0.1));
  await Promise.all([look(), look()]);
  expect(await bells(advertiser)).toEqual([{ alert: 'spend_above', value: 10_000, limit: 9_000, campaignTitle: null }]);
  expect((await t.mailsTo(advertiser.profile.email)).map(({ mail, values }) => [mail, values])).toMatchObject([
    ['alert-raised', { alert: 'spend_above', value: '$100.00', limit: '$90.00' }],
  ]);
  expect(await standing(advertiser, id)).toMatchObject({ raisedAt: NOW.toISOString(), value: 10_000 });
  await look(hoursFrom(24)); // a new day: nothing is spent yet
  expect(await standing(advertiser, id)).toMatchObject({ raisedAt: null });
  await calls(line, 2, hoursFrom(23));
  await look(hoursFrom(24.1));
  expect(await bells(advertiser)).toHaveLength(2);
});

test('two processes that look at once tell it once', async () => {
  const { advertiser, line } = await aTrade();
  await created(advertiser, request({ kind: 'spend_above', amountCents: 100 }));
  await calls(line, 1, hoursFrom(-1));
  await Promise.all(Array.from({ length: 4 }, () => checkAlerts(t.services, NOW)));
  await t.handleEvents();
  expect(await bells(advertiser)).toHaveLength(1);
});

test('a low payout is told once its hour has come', async () => {
  const { publisher, line } = await aTrade();
  await created(publisher, request({ kind: 'payout_below', amountCents: 5_000, hour: 18 }));
  await calls(line, 1, hoursFrom(-1)); // 25 dollars
  await look();
  expect(await bells(publisher)).toEqual([]);
  await look(hoursFrom(8));
  expect(await bells(publisher)).toEqual([{ alert: 'payout_below', value: 2_500, limit: 5_000, campaignTitle: null }]);
});

test('a qualify rate that fell against the same hours a week ago is told, and not because of one call', async () => {
  const { publisher, line } = await aTrade();
  const terms = { kind: 'qualify_rate_falls', percent: 30, leastCalls: 3 } as const;
  await created(publisher, request(terms));
  await calls(line, 4, hoursFrom(-7 * 24 - 2));
  await calls(line, 1, hoursFrom(-2), 5); // too short
  await look();
  expect(await bells(publisher)).toEqual([]);
  await calls(line, 2, hoursFrom(-1.5), 5);
  await calls(line, 1, hoursFrom(-1.2));
  await look();
  expect(await bells(publisher)).toEqual([{ alert: 'qualify_rate_falls', value: 75, limit: 30, campaignTitle: null }]);
});

test('what is watched of one campaign says nothing of another', async () => {
  const { advertiser, line, campaign } = await aTrade();
  const other = await aLine(t, { advertiserId: advertiser.profile.id, publisherId: line.publisherId });
  await created(advertiser, request({ kind: 'spend_above', amountCents: 4_000 }, { campaignId: campaign }));
  await calls(other, 2, hoursFrom(-1));
  await look();
  expect(await bells(advertiser)).toEqual([]);
  await calls(line, 1, hoursFrom(-1));
  await look();
  expect(await bells(advertiser)).toMatchObject([{ value: 5_000, campaignTitle: campaign }]);
});

test('a cap that is full is told to whoever watches the campaign, until it is raised', async () => {
  const [publisher, advertiser] = [await t.signIn('publisher'), await t.signIn('advertiser')];
  const terms = { caps: { counts: 'attempt', daily: 2, monthly: null } } as const;
  const line = await aLine(t, { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id, terms });
  const campaignId = await publicIdOf(line);
  for (const person of [publisher, advertiser]) await created(person, request({ kind: 'cap_reached' }, { campaignId }));
  await look();
  expect([await bells(publisher), await bells(advertiser)]).toEqual([[], []]);
  await rows(
    t.db,
    `insert into campaign_cap_reached (campaign_id, period, starts_on, cap, reached_at) values ($1, 'day', '2026-11-10', 2, $2)`,
    [line.campaignId, NOW],
  );
  await look();
  await look(hoursFrom(1));
  expect(await bells(publisher)).toMatchObject([{ alert: 'cap_reached', value: 2 }]);
  expect(await bells(advertiser)).toMatchObject([{ alert: 'cap_reached', value: 2 }]);
  await rows(t.db, `update application set status = 'revoked' where publisher_id = $1`, [publisher.profile.id]);
  await look(hoursFrom(1));
  const [alert] = (await t.call('GET', '/alerts', { headers: publisher.headers })).json().data;
  expect(alert.raisedAt).toBeNull(); // it is not theirs to watch any more
  await look(hoursFrom(24)); // the cap of another day
  const [own] = (await t.call('GET', '/alerts', { headers: advertiser.headers })).json().data;
  expect(own.raisedAt).toBeNull();
});

test('a balance is judged as low as its owner says', async () => {
  const { advertiser, line } = await aTrade();
  await calls(line, 9, hoursFrom(-9));
  const { id } = await created(advertiser, request({ kind: 'balance_hours', hours: 720 }));
  await look();
  expect(await bells(advertiser)).toMatchObject([{ alert: 'balance_hours', limit: 720 }]);
  const changed = await t.call('PUT', `/alerts/${id}`, {
    headers: advertiser.headers,
    body: request({ kind: 'balance_hours', hours: 1 }),
  });
  expect(changed.json()).toMatchObject({ raisedAt: null, value: null }); // other terms begin anew
  await look();
  expect(await bells(advertiser)).toHaveLength(1);
});

test('it is told by the ways that were chosen alone, also by webhook', async () => {
  const { advertiser, line, campaign } = await aTrade();
  const receiver = await aReceiver();
  onTestFinished(async () => {
    await receiver.close();
  });
  const { id: endpointId } = await aWebhook(t, advertiser.profile.id, { url: receiver.url, types: ['alert.raised'] });
  await rows(t.db, 'update webhook_endpoint set created_at = $2 where id = $1', [endpointId, hoursFrom(-5)]);
  const ways = { byMail: false, byBell: false, byWebhook: true, campaignId: campaign };
  const { id } = await created(advertiser, request({ kind: 'spend_above', amountCents: 100 }, ways));
  await created(advertiser, request({ kind: 'spend_above', amountCents: 200 }, { ...ways, byWebhook: false }));
  await calls(line, 1, hoursFrom(-1));
  await look();
  expect(await bells(advertiser)).toEqual([]);
  expect(await t.mailsTo(advertiser.profile.email)).toEqual([]);
  await createDeliverer(t.services, { isPrivateAllowed: true }, describeAlert).deliverDue(new Date());
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      type: 'alert.raised',
      data: { object: 'alert', id, kind: 'spend_above', amountCents: 100, offerId: campaign, value: 5_000 },
    },
  ]);
  expect(await describeAlert(t.db, { object: 'alert', id, accountId: line.publisherId })).toBeUndefined();
});

test('the link in a mail ends the mails of that alert, and nothing else of it', async () => {
  const { advertiser, line } = await aTrade();
  const { id } = await created(advertiser, request({ kind: 'spend_above', amountCents: 100 }));
  await calls(line, 1, hoursFrom(-1));
  await look();
  const [mail] = await t.mailsTo(advertiser.profile.email);
  if (mail?.mail !== 'alert-raised') throw new Error('no mail was ordered');
  const url = mail.values.unsubscribeLink.slice(t.services.config.publicUrl.length);
  const answer = await t.app.inject({ method: 'POST', url });
  expect(answer.statusCode).toBe(200);
  expect(await standing(advertiser, id)).toMatchObject({ byMail: false, byBell: true });
});

test('who lost their rights is told nothing until they have them again', async () => {
  const { advertiser, line } = await aTrade();
  await created(advertiser, request({ kind: 'spend_above', amountCents: 100 }));
  await calls(line, 1, hoursFrom(-1));
  const decide = (status: 'rejected' | 'approved') =>
    t.db.updateTable('account').set({ status }).where('id', '=', advertiser.profile.id).execute();
  await decide('rejected');
  await look();
  expect(await bells(advertiser)).toEqual([]);
  await decide('approved');
  await look();
  expect(await bells(advertiser)).toHaveLength(1);
});

test('nobody watches the other side’s money, a campaign that is not theirs, or too much', async () => {
  const { publisher, advertiser, campaign } = await aTrade();
  const spend = request({ kind: 'spend_above', amountCents: 100 });
  expect((await create(publisher, spend)).json().fields).toEqual({ kind: 'not_offered' });
  const cap = request({ kind: 'cap_reached' });
  expect((await create(publisher, cap)).json().fields).toEqual({ campaignId: 'required' });
  const stranger = await t.signIn('advertiser');
  expect((await create(stranger, { ...cap, campaignId: campaign })).json().fields).toEqual({
    campaignId: 'not_offered',
  });
  const balance = request({ kind: 'balance_hours', hours: 5 }, { campaignId: campaign });
  expect((await create(advertiser, balance)).json().fields).toEqual({ campaignId: 'not_offered' });
  const admin = await t.signIn('admin');
  expect((await create(admin, { ...spend, byWebhook: true })).json().fields).toEqual({ byWebhook: 'not_offered' });
  for (let made = 0; made < MOST_ALERTS; made += 1) await created(stranger, spend);
  expect((await create(stranger, spend)).json().code).toBe('report_limit');
});

test('what can be watched are one’s own campaigns, or those one has joined', async () => {
  const { publisher, advertiser, campaign } = await aTrade();
  for (const person of [publisher, advertiser]) {
    const { campaigns } = (await t.call('GET', '/alerts/options?language=es', { headers: person.headers })).json();
    expect(campaigns.map(({ id }: { id: string }) => id)).toEqual([campaign]);
  }
});

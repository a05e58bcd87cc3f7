import type { WebhookType } from '@callstead/domain/integrations/webhook';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emit } from '../../events/emit.ts';
import { aReceiver } from '../../testing/a-receiver.ts';
import { aWebhook } from '../../testing/a-webhook.ts';
import { anApiKey } from '../../testing/an-api-key.ts';
import { aLine, aQualifiedCall } from '../../testing/call-world.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { createDeliverer } from '../integrations/webhooks/deliver.ts';
import { erasePerson } from '../persons/erase-person.ts';
import { describeAsV1 } from './describe.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork({ privateWebhooks: true });
});
afterAll(() => t.close());

const deliver = () =>
  createDeliverer(t.services, { isPrivateAllowed: true }, describeAsV1(t.services)).deliverDue(new Date());

/** Somebody who is told, and can ask for the same. */
async function aListener(accountId: string, types: WebhookType[]) {
  const receiver = await aReceiver();
  onTestFinished(async () => {
    await receiver.close();
  });
  const { id } = await aWebhook(t, accountId, { url: receiver.url, types });
  const account = await t.db
    .selectFrom('account_with_person')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const scopes = ['calls:read', 'leads:read', 'ledger:read', 'campaigns:read'] as const;
  const key = await anApiKey(t, account, { scopes: [...scopes] });
  const get = async (url: string) =>
    (await t.app.inject({ method: 'GET', url: `/v1${url}`, headers: key.headers })).json();
  return { id, get, told: () => receiver.received.map(({ body }) => JSON.parse(body)) };
}

test('each side is told of a call and of a lead what its own GET /v1 gives, and nothing of the other’s money', async () => {
  const line = await aLine(t);
  const campaign = await aLeadCampaign(t, { advertiserId: line.advertiserId, publisherId: line.publisherId });
  const types: WebhookType[] = ['call.completed', 'lead.accepted'];
  const sides = await Promise.all([line.advertiserId, line.publisherId].map((id) => aListener(id, types)));
  const callId = await aQualifiedCall(t, line);
  const { id: leadId } = await postLead(t, campaign);
  await t.handleEvents();
  await deliver();
  for (const { get, told } of sides) {
    const [call, lead] = ['call.completed', 'lead.accepted'].map((type) => told().find((each) => each.type === type));
    expect(call?.data).toEqual(await get(`/calls/${callId}`));
    expect(lead?.data).toEqual(await get(`/leads/${leadId}`));
  }
  const [advertiser, publisher] = sides.map(({ told }) => told().find(({ type }) => type === 'call.completed').data);
  expect([advertiser.payoutCents, publisher.priceCents]).toEqual([null, null]);
  expect(advertiser.caller).toMatch(/^\+1/);
  expect(publisher.caller).toContain('•');
});

test('a low balance and a full cap are told as the account reads them', async () => {
  const { advertiserId, campaignId } = await aLine(t);
  const { get, told } = await aListener(advertiserId, ['balance.low', 'campaign.cap_reached']);
  const { public_id: publicId } = await t.db
    .selectFrom('campaign')
    .select('public_id')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  await emit(t.services, 'network', {
    type: 'balance.low',
    subject: { type: 'ledger', id: advertiserId, name: 'Ada' },
    accountId: advertiserId,
    facts: { availableCents: 100, hoursLeft: 1, runsOutAt: null },
  });
  await emit(t.services, 'network', {
    type: 'campaign.cap-reached',
    subject: { type: 'campaign', id: campaignId, name: publicId },
    accountId: advertiserId,
    facts: {
      ...{ advertiserId, advertiserName: 'Ada', publicId, title: { en: 'A', es: 'A' }, period: 'day', cap: 1 },
    },
  });
  await t.handleEvents();
  await deliver();
  const dataOf = (type: string) => told().find((each) => each.type === type)?.data;
  expect(dataOf('balance.low')).toMatchObject({ side: 'advertiser' });
  expect(Object.keys(dataOf('balance.low')).sort()).toEqual(Object.keys(await get('/ledger/balance')).sort());
  expect(dataOf('campaign.cap_reached')).toEqual(await get(`/campaigns/${publicId}`));
});

test('who is erased is gone from what was sent about them, also from a try that ends later', async () => {
  const line = await aLine(t);
  const { id } = await aListener(line.advertiserId, ['call.completed']);
  const callId = await aQualifiedCall(t, line);
  await t.handleEvents();
  await deliver();
  const { caller } = await t.db.selectFrom('call').select('caller').where('id', '=', callId).executeTakeFirstOrThrow();
  const requests = () =>
    t.db
      .selectFrom('webhook_try')
      .innerJoin('webhook_delivery', 'webhook_delivery.id', 'webhook_try.delivery_id')
      .select(['request', 'answer'])
      .where('endpoint_id', '=', id)
      .execute();
  expect(await requests()).toEqual([{ request: expect.any(String), answer: 'thanks' }]);
  const now = new Date(Date.now() + 1_000);
  await erasePerson(t.services, { contact: { kind: 'phone', value: caller ?? '' }, until: now, now });
  expect(await requests()).toEqual([{ request: null, answer: null }]);
  await t.db.updateTable('webhook_delivery').set({ state: 'waiting' }).where('endpoint_id', '=', id).execute();
  await deliver();
  expect(await requests()).toEqual([
    { request: null, answer: null },
    { request: null, answer: null },
  ]);
});

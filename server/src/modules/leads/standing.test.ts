import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aReceiver } from '../../testing/a-receiver.ts';
import { aWebhook } from '../../testing/a-webhook.ts';
import { rows } from '../../testing/call-world.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { createDeliverer } from '../integrations/webhooks/deliver.ts';
import { describeLead } from './standing.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork({ privateWebhooks: true });
});
afterAll(() => t.close());

test('a webhook about a lead carries it as each side reads it from /v1', async () => {
  const campaign = await aLeadCampaign(t);
  const sides = { advertiser: campaign.advertiserId, publisher: campaign.publisherId };
  const receivers = await Promise.all(
    Object.values(sides).map(async (accountId) => {
      const receiver = await aReceiver();
      onTestFinished(async () => {
        await receiver.close();
      });
      await aWebhook(t, accountId, { url: receiver.url, types: ['lead.accepted', 'lead.rejected'] });
      return receiver;
    }),
  );
  const { id } = await postLead(t, campaign);
  const refused = await postLead(t, campaign, { person: { phone: '12' } });
  await t.handleEvents();
  await createDeliverer(t.services, { isPrivateAllowed: true }, describeLead).deliverDue(new Date());
  const told = receivers.map(({ received }) =>
    received.map(({ body }) => JSON.parse(body)).toSorted((a, b) => a.sequence - b.sequence),
  );
  const [lead] = await rows<{ price_cents: number; payout_cents: number }>(
    t.db,
    'select price_cents::int, payout_cents::int from lead where id = $1',
    [id],
  );
  const accepted = {
    ...{ object: 'lead', id, offerId: campaign.offerId, createdAt: expect.any(String), status: 'accepted' },
    ...{ reason: null, billing: 'held', clickId: null, test: false },
  };
  const [toAdvertiser, toPublisher] = told;
  expect(toAdvertiser?.find(({ data }) => data.id === id)).toMatchObject({ type: 'lead.accepted' });
  expect(toAdvertiser?.find(({ data }) => data.id === id)?.data).toEqual({
    ...accepted,
    priceCents: lead?.price_cents,
  });
  expect(toPublisher?.find(({ data }) => data.id === id)?.data).toEqual({
    ...accepted,
    payoutCents: lead?.payout_cents,
  });
  expect(toPublisher?.find(({ data }) => data.id === refused.id)).toMatchObject({
    type: 'lead.rejected',
    data: { status: 'rejected', reason: 'invalid_phone', payoutCents: 0 },
  });
});

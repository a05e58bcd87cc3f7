import type { WaySettings } from '@callstead/domain/leads/delivery/way';
import { OFFERED } from '@callstead/domain/offered';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from '../../../mail/smtp-mailer.ts';
import { startMailServer, type TestMailServer } from '../../../mail/test-mail-server.ts';
import { aLeadWay } from '../../../testing/a-lead-way.ts';
import { aReceiver, isSignedBy } from '../../../testing/a-receiver.ts';
import { balances, rows } from '../../../testing/call-world.ts';
import { aLeadCampaign, type LeadCampaign, postLead } from '../../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { findLead } from '../queries.ts';
import { createLeadDeliverer } from './deliver.ts';

let t: TestNetwork;
let mails: TestMailServer;
let person: Person;
beforeAll(async () => {
  t = await createTestNetwork({ privateWebhooks: true });
  mails = await startMailServer();
  person = await t.signIn('advertiser');
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await mails.close();
  await t.close();
});

const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const delivererOf = (isPrivateAllowed = true) =>
  createLeadDeliverer(t.services, {
    outgoing: { isPrivateAllowed },
    mailer: createSmtpMailer({ smtpUrl: mails.url, from: () => 'no-reply@callstead.example' }),
  });
const deliver = async (now = new Date()) => {
  await t.handleEvents();
  return delivererOf().deliverDue(now);
};
async function receiver(...answer: Parameters<typeof aReceiver>) {
  const made = await aReceiver(...answer);
  onTestFinished(async () => {
    await made.close();
  });
  return made;
}
const webhook = (url: string): WaySettings => ({ kind: 'webhook', endpointId: null, url });
const statesOf = async (leadId: string) =>
  (
    await rows<{ state: string }>(t.db, 'select state from lead_delivery where lead_id = $1 order by position', [
      leadId,
    ])
  ).map(({ state }) => state);
const mapped = (url: string): WaySettings => ({
  ...{ kind: 'http', method: 'POST', url, bodyKind: 'json' },
  headers: [{ name: 'X-Key', value: '', isSecret: true }],
  template: '{"name": "{first_name} {last_name}", "tel": "{phone}", "test": "{test}"}',
  accept: { by: 'json', path: 'state', text: 'ok', reasonPath: 'why' },
});

describe('a lead', () => {
  test('goes out once, signed, whoever sends it; what its receiver repeats is sealed and goes with the person', async () => {
    const got = await receiver((response, { body }) => response.end(`thanks for ${body}`));
    const campaign = await aLeadCampaign(t);
    const { secret } = await aLeadWay(t, campaign.campaignId, { settings: webhook(got.url) });
    const lead = await postLead(t, campaign, { person: { phone: '(305) 555-0142', email: 'Ana@Example.COM' } });
    await t.handleEvents();
    await Promise.all([delivererOf(), delivererOf(), delivererOf()].map((each) => each.deliverDue(new Date())));
    expect(await statesOf(lead.id)).toEqual(['delivered']);
    expect(got.received).toHaveLength(1);
    const [first] = got.received;
    if (!first) throw new Error('it has arrived');
    expect(isSignedBy(first, secret, new Date())).toBe(true);
    expect(JSON.parse(first.body)).toMatchObject({
      id: first.headers['webhook-id'],
      type: 'lead.delivered',
      data: { id: lead.id, test: false, firstName: 'Ana', phone: '+13055550142', email: 'ana@example.com' },
    });
    const kept = await rows<{ text: string }>(
      t.db,
      `select d::text as text from lead_delivery d union all select r::text from lead_try r
       union all select a::text from lead_answer a union all select q::text from event q`,
    );
    for (const personal of ['5550142', 'ana@', 'Ruiz']) expect(JSON.stringify(kept)).not.toContain(personal);
    const admin = await t.signIn('admin');
    const shown = await t.call('GET', `/leads/${lead.id}/deliveries`, admin);
    expect(shown.json().deliveries[0].tries[0].answer).toContain('thanks for');
    await rows(t.db, 'delete from lead_person where lead_id = $1', [lead.id]);
    const erased = await t.call('GET', `/lead-deliveries/${first.headers['webhook-id']}`, admin);
    expect(erased.json()).toMatchObject({ request: null, tries: [{ status: 200, answer: null }] });
    const replay = await t.call('POST', `/lead-deliveries/${first.headers['webhook-id']}/replay`, admin);
    expect(replay.json().code).toBe('lead_not_deliverable');
  });

  test('that fails is tried again under the same id, and so is a replay; a test says that it is one', async () => {
    const got = await receiver((response) => response.writeHead(503).end());
    const campaign = await aLeadCampaign(t);
    await aLeadWay(t, campaign.campaignId, { settings: webhook(got.url) });
    const { id } = await postLead(t, campaign, { isTest: true });
    await deliver();
    await deliver(after(0));
    expect(got.received).toHaveLength(1); // not yet
    got.answerWith((response) => response.end());
    await deliver(after(5));
    expect(await statesOf(id)).toEqual(['delivered']);
    const admin = await t.signIn('admin');
    const [delivery] = (await t.call('GET', `/leads/${id}/deliveries`, admin)).json().deliveries;
    await t.call('POST', `/lead-deliveries/${delivery.id}/replay`, admin);
    await deliver(after(6));
    expect(got.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(delivery.id));
    expect(JSON.parse(got.received[2]?.body ?? '').data.test).toBe(true);
  });

  test('is sent to no address of ours', async () => {
    const got = await receiver();
    const campaign = await aLeadCampaign(t);
    await aLeadWay(t, campaign.campaignId, { settings: webhook(got.url) });
    const { id } = await postLead(t, campaign);
    await t.handleEvents();
    await delivererOf(false).deliverDue(new Date());
    expect(got.received).toEqual([]);
    const tries = await rows(
      t.db,
      'select r.failure from lead_try r join lead_delivery d on d.id = r.delivery_id where d.lead_id = $1',
      [id],
    );
    expect(tries).toEqual([{ failure: 'refused_address' }]);
  });
});

describe('a lead that counts once its delivery is accepted', () => {
  async function pending(
    answer: string,
  ): Promise<{ campaign: LeadCampaign; id: string; got: Awaited<ReturnType<typeof receiver>> }> {
    const got = await receiver((response) => response.end(answer));
    const campaign = await aLeadCampaign(t, { balanceCents: 10_000, form: { countedWhen: 'delivered' } });
    const at = campaign.campaignId;
    await aLeadWay(t, at, { settings: mapped(got.url), decides: true, secrets: { 'x-key': 's3cret' } });
    await aLeadWay(t, at, { settings: { kind: 'email', to: ['sales@acme.example'] }, position: 1 });
    const { id, status } = await postLead(t, campaign);
    expect(status).toBe('pending');
    mails.received.length = 0;
    await deliver();
    await deliver();
    return { campaign, id, got };
  }

  test('is held when the way that decides says so; then it goes by the next, here by mail', async () => {
    const { campaign, id, got } = await pending('{"state":"OK"}');
    expect((await findLead(t.db, id))?.billing).toBe('held');
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 5_000, held: 2_500 });
    expect(got.received[0]).toMatchObject({ headers: { 'x-key': 's3cret', 'content-type': 'application/json' } });
    expect(JSON.parse(got.received[0]?.body ?? '')).toMatchObject({ name: 'Ana Ruiz', test: false });
    expect(await statesOf(id)).toEqual(['delivered', 'delivered']);
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]?.recipients).toEqual(['sales@acme.example']);
    expect(mails.received[0]?.message.text).toContain('Ana Ruiz');
  });

  test('is rejected when it does not, with its reason; all is given back and nobody else gets it', async () => {
    const { campaign, id } = await pending('{"state":"no","why":"known already"}');
    expect(await findLead(t.db, id)).toMatchObject({ status: 'rejected', reason: 'undeliverable' });
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 10_000, reserved: 0 });
    expect(await statesOf(id)).toEqual(['refused', 'dropped']);
    expect(mails.received).toEqual([]);
    const admin = await t.signIn('admin');
    const [decided] = (await t.call('GET', `/leads/${id}/deliveries`, admin)).json().deliveries;
    expect(decided).toMatchObject({ state: 'refused', tries: [{ failure: 'refused', reason: 'known already' }] });
  });
});

describe('in the panel', () => {
  test('ways are set in their order, tried out with a sample, and read in the log; nothing secret is shown again', async () => {
    const got = await receiver((response) => response.end('{"state":"ok"}'));
    const { campaignId } = await aLeadCampaign(t, { advertiserId: person.profile.id });
    const path = `/advertiser/campaigns/${campaignId}`;
    const { seen } = (await t.call('GET', `${path}/lead-ways`, person)).json();
    const http = {
      ...mapped(got.url),
      id: null,
      decides: true,
      headers: [{ name: 'X-Key', value: 's3cret', isSecret: true }],
    };
    const ways = [http, { ...webhook(got.url), id: null, decides: false }];
    const saved = (await t.call('PUT', `${path}/lead-ways`, { ...person, body: { seen, ways } })).json();
    expect(saved.secrets).toMatchObject([{ wayId: saved.setup.ways[1].id, secret: expect.stringMatching(/^whsec_/) }]);
    expect(saved.setup.ways[0].headers).toEqual([{ name: 'X-Key', value: null, isSecret: true }]);
    const stale = await t.call('PUT', `${path}/lead-ways`, { ...person, body: { seen, ways: [] } });
    expect(stale.json().code).toBe('settings_changed');
    const again = { seen: saved.setup.seen, ways: saved.setup.ways };
    expect((await t.call('PUT', `${path}/lead-ways`, { ...person, body: again })).statusCode).toBe(200);
    const sample = (await t.call('POST', `${path}/lead-ways/${saved.setup.ways[0].id}/samples`, person)).json();
    await deliver();
    expect(got.received[0]).toMatchObject({ headers: { 'x-key': 's3cret' } });
    expect(JSON.parse(got.received[0]?.body ?? '')).toMatchObject({ name: 'Sample Person', test: true });
    const log = (await t.call('GET', `${path}/lead-deliveries`, person)).json();
    expect(log.data).toMatchObject([{ id: sample.id, leadId: null, state: 'delivered', tries: [{ status: 200 }] }]);
    const detail = (await t.call('GET', `/lead-deliveries/${sample.id}`, person)).json();
    expect(detail.request.body).toContain('Sample Person');
    const everything = JSON.stringify([detail, await t.db.selectFrom('event').selectAll().execute()]);
    for (const hidden of ['s3cret', saved.secrets[0].secret]) expect(everything).not.toContain(hidden);
    const now = (await t.call('GET', `${path}/lead-ways`, person)).json();
    await t.call('PUT', `${path}/lead-ways`, { ...person, body: { seen: now.seen, ways: [] } });
    expect((await t.call('GET', `${path}/lead-ways`, person)).json().ways).toEqual([]);
  });

  test('what cannot be sent is told by field, and nothing is there while leads are not offered', async () => {
    const { campaignId } = await aLeadCampaign(t, { advertiserId: person.profile.id });
    const path = `/advertiser/campaigns/${campaignId}/lead-ways`;
    const { seen } = (await t.call('GET', path, person)).json();
    const wrong = { ...mapped('ftp://crm.example'), template: '{"a": "{nobody}"}', id: null, decides: false };
    const headers = [{ name: 'Host', value: 'x', isSecret: false }];
    const refused = await t.call('PUT', path, { ...person, body: { seen, ways: [{ ...wrong, headers }] } });
    expect(refused.json().fields).toEqual({
      'ways.0.url': 'website_invalid',
      'ways.0.template': 'macro_unknown',
      'ways.0.headers.0.name': 'invalid',
    });
    OFFERED.leads = false;
    expect((await t.call('GET', path, person)).json().code).toBe('not_offered');
    OFFERED.leads = true;
  });
});

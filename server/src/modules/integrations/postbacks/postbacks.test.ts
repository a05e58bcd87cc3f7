import { createHash } from 'node:crypto';
import { POSTBACK_TEMPLATES } from '@callstead/domain/integrations/postback-templates';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aPostback } from '../../../testing/a-postback.ts';
import { aReceiver } from '../../../testing/a-receiver.ts';
import { aLine, aQualifiedCall, type Line, rows } from '../../../testing/call-world.ts';
import { aClick } from '../../../testing/conversion-world.ts';
import { aLeadCampaign, postLead } from '../../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { createDeliverer } from '../webhooks/deliver.ts';

let t: TestNetwork;
let person: Person;
beforeAll(async () => {
  t = await createTestNetwork({ privateWebhooks: true });
  person = await t.signIn('publisher');
});
afterAll(() => t.close());

async function theTracker() {
  const receiver = await aReceiver();
  onTestFinished(async () => {
    await receiver.close();
  });
  return receiver;
}
const deliver = () => createDeliverer(t.services).deliverDue(new Date());
const WRITTEN = { name: 'Tracker', method: 'GET', types: ['call.converted'] } as const;
const make = async (body: object, who = person) => t.call('POST', '/postback-addresses', { ...who, body });

/** A visitor of an ad who calls, and talks long enough. */
async function aCallFromAClick(line: Line, ads: object): Promise<{ callId: string }> {
  const clickId = await aClick(t, line);
  await rows(t.db, 'update click set ads = $2 where id = $1', [clickId, JSON.stringify(ads)]);
  const callId = await aQualifiedCall(t, line);
  await rows(t.db, `update call set click_id = $2, sub1 = 'a b&c', state = 'FL', zip = '33139' where id = $1`, [
    callId,
    clickId,
  ]);
  await t.handleEvents();
  return { callId };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a postback', () => {
  test('tells a tracker once that a call converted, with its own click id and money as a decimal', async () => {
    const tracker = await theTracker();
    const line = await aLine(t, { publisherId: person.profile.id });
    await make({
      ...WRITTEN,
      url: `${tracker.url}?cid={sub1}&payout={payout}{currency}&id={call_id}&g={gclid}&n={lead_id}`,
    });
    const { callId } = await aCallFromAClick(line, { gclid: 'G-1' });
    await deliver();
    await deliver();
    const [call] = await rows<{ payout_cents: number }>(t.db, 'select payout_cents from call where id = $1', [callId]);
    const payout = ((call?.payout_cents ?? 0) / 100).toFixed(2);
    expect(payout).not.toBe('0.00');
    expect(tracker.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /hooks?cid=a%20b%26c&payout=${payout}USD&id=${callId}&g=G-1&n=`,
    ]);
  });

  test('posts JSON with sealed secrets, which no answer, log or row shows again', async () => {
    const meta = await theTracker();
    const line = await aLine(t, { publisherId: person.profile.id });
    const { template } = POSTBACK_TEMPLATES.meta_calls;
    const body = {
      ...{ ...WRITTEN, name: 'Meta', method: 'POST', url: `${meta.url}?v={secret.version}`, template },
      secrets: [
        { name: 'access_token', value: 'EAAB-geheim' },
        { name: 'version', value: 'v 1' },
      ],
    };
    const made = (await make(body)).json();
    await aCallFromAClick(line, { fbclid: 'F1' });
    await deliver();
    const [got] = meta.received;
    const sent = JSON.parse(got?.body ?? '{}');
    expect(got?.path).toBe('/hooks?v=v%201');
    expect(sent).toMatchObject({ access_token: 'EAAB-geheim', data: [{ action_source: 'phone_call' }] });
    expect(sent.data[0].user_data).toEqual({
      fbc: expect.stringMatching(/^fb\.1\.\d{13}\.F1$/),
      st: sha256('fl'), // as Meta asks for it
      zp: sha256('33139'),
      country: sha256('us'),
    });
    const log = (await t.call('GET', `/webhooks/${made.id}/deliveries`, person)).json();
    expect(log.data[0].tries[0].request).toMatchObject({
      method: 'POST',
      url: `${meta.url}?v=%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2`,
    });
    const kept = JSON.stringify([
      ...[made, log, (await t.call('GET', '/postback-addresses', person)).json()],
      ...[await rows(t.db, 'select * from postback_address'), await rows(t.db, 'select * from webhook_try')],
      await rows(t.db, 'select * from audit_entry'),
    ]);
    expect(kept).not.toContain('geheim');
  });

  test('keeps a secret that is not said again, and changes the rest', async () => {
    const { url, template } = POSTBACK_TEMPLATES.ga4;
    const body = {
      ...WRITTEN,
      name: 'GA4',
      method: 'POST',
      url,
      template,
      secrets: [{ name: 'api_secret', value: 's1' }],
    };
    const { id } = (await make(body)).json();
    const changed = { ...body, name: 'GA', secrets: [{ name: 'api_secret', value: null }] };
    const edited = await t.call('PUT', `/postback-addresses/${id}`, { ...person, body: changed });
    expect(edited.json()).toMatchObject({ name: 'GA', secretNames: ['api_secret'] });
    const unsaid = { ...body, secrets: [{ name: 'api_secret', value: null }] };
    expect((await make(unsaid)).json().fields).toEqual({ 'secrets.0.value': 'required' });
    expect((await t.call('POST', `/webhooks/${id}/secrets`, person)).statusCode).toBe(404); // it is signed by nobody
  });

  test('of one campaign says nothing of another, and none of another publisher', async () => {
    const tracker = await theTracker();
    const stranger = await t.signIn('publisher');
    const [mine, other] = [
      await aLine(t, { publisherId: stranger.profile.id }),
      await aLine(t, { publisherId: stranger.profile.id }),
    ];
    const [campaign] = await rows<{ public_id: string }>(t.db, 'select public_id from campaign where id = $1', [
      mine.campaignId,
    ]);
    const offerIds = [campaign?.public_id];
    expect((await make({ ...WRITTEN, url: tracker.url, offerIds })).json().fields).toEqual({ offerIds: 'invalid' });
    await make({ ...WRITTEN, url: `${tracker.url}?id={call_id}`, offerIds }, stranger);
    const { callId } = await aCallFromAClick(mine, {});
    await aCallFromAClick(other, {});
    await deliver();
    expect(tracker.received.map(({ path }) => path)).toEqual([`/hooks?id=${callId}`]);
  });

  test('tells of leads, without anything of the person', async () => {
    const tracker = await theTracker();
    const campaign = await aLeadCampaign(t, { publisherId: person.profile.id });
    await make({ ...WRITTEN, types: ['lead.accepted'], url: `${tracker.url}?id={lead_id}&s={status}&e={event}` });
    const { id } = await postLead(t, campaign);
    await t.handleEvents();
    await deliver();
    expect(tracker.received.map(({ path }) => path)).toEqual([`/hooks?id=${id}&s=accepted&e=accepted`]);
  });
});

describe('in the panel', () => {
  test('what is wrong is named field by field', async () => {
    const fieldsOf = async (body: object) => (await make({ ...WRITTEN, ...body })).json().fields;
    expect(await fieldsOf({ url: 'https://t.example/{nobody}' })).toEqual({ url: 'macro_unknown' });
    expect(await fieldsOf({ url: 'https://{sub1}.example/' })).toEqual({ url: 'website_invalid' });
    expect(await fieldsOf({ url: 'ftp://t.example/' })).toEqual({ url: 'website_invalid' });
    expect(await fieldsOf({ url: 'https://t.example/', method: 'POST' })).toEqual({ template: 'required' });
    expect(await fieldsOf({ url: 'https://t.example/', method: 'POST', template: '{' })).toEqual({
      template: 'invalid',
    });
  });

  test('a preview shows what was sold last, and a sample to whoever sold nothing', async () => {
    const seller = await t.signIn('publisher');
    const preview = async () =>
      (
        await t.call('POST', '/postback-addresses/previews', {
          ...seller,
          body: { url: 'https://t.example/?c={call_id}&k={secret.k}', method: 'GET', secretNames: ['k'] },
        })
      ).json();
    expect(await preview()).toMatchObject({
      of: null,
      url: 'https://t.example/?c=test&k=%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2',
    });
    const callId = await aQualifiedCall(t, await aLine(t, { publisherId: seller.profile.id }));
    expect(await preview()).toMatchObject({ of: callId, values: { call_id: callId, currency: 'USD' } });
  });

  test('a test says that it is one and names nobody’s click', async () => {
    const tracker = await theTracker();
    const { id } = await aPostback(t, person.profile.id, { url: `${tracker.url}?c={click_id}&s={status}&p={payout}` });
    await t.call('POST', `/webhooks/${id}/tests`, person);
    await deliver();
    expect(tracker.received.map(({ path }) => path)).toEqual(['/hooks?c=test&s=test&p=0.00']);
  });
});

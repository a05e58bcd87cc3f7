import { type FormField, USUAL_FORM } from '@callstead/domain/leads/form';
import { OFFERED } from '@callstead/domain/offered';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anApiKey } from '../../testing/an-api-key.ts';
import { balances, rows } from '../../testing/call-world.ts';
import { aClick } from '../../testing/conversion-world.ts';
import { hostileValue } from '../../testing/hostile-request.ts';
import { aLeadCampaign, aPerson, aRequest, type LeadCampaign, putForm } from '../../testing/lead-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { newLeadId } from './lead-id.ts';
import { type PostedLead, takeLead } from './take-lead.ts';

const offered = OFFERED.leads;
let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
  OFFERED.leads = true;
});
afterEach(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
});
afterAll(async () => {
  OFFERED.leads = offered;
  await t.close();
});

type Key = { headers: { authorization: string } };
type World = { campaign: LeadCampaign; key: Key; testKey: Key; advertiserKey: Key };

async function aWorld(options: Parameters<typeof aLeadCampaign>[1] = {}): Promise<World> {
  const publisher = await t.anAccount('publisher');
  const advertiser = await t.anAccount('advertiser');
  const sides = { publisherId: publisher.id, advertiserId: advertiser.id };
  const campaign = await aLeadCampaign(t, { balanceCents: 100_000, ...options, ...sides });
  return {
    campaign,
    key: await anApiKey(t, publisher),
    testKey: await anApiKey(t, publisher, { mode: 'test' }),
    advertiserKey: await anApiKey(t, advertiser),
  };
}

type Sent = { url?: string; headers?: Record<string, string>; payload?: object | string };
const post = ({ headers }: Key, { url = '/v1/leads', headers: more = {}, payload = {} }: Sent) =>
  t.app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload });
const get = ({ headers }: Key, id: string) => t.app.inject({ url: `/v1/leads/${id}`, headers });
const lead = ({ offerId }: LeadCampaign, more: object = {}) => ({ offerId, ...aRequest(), ...more });
const once = (key: string) => ({ 'idempotency-key': key });
const leadsOf = async ({ campaignId }: LeadCampaign) =>
  (await rows<{ id: string }>(t.db, 'select id from lead where campaign_id = $1', [campaignId])).length;

describe('a lead that a program posts', () => {
  test('is answered with its verdict, and can be asked for by both sides', async () => {
    const redirectUrl = 'https://thanks.example.com/?a=1';
    const { campaign, key, advertiserKey } = await aWorld({ form: { redirectUrl } });
    const clickId = await aClick(t, campaign);
    const answer = await post(key, { payload: lead(campaign, { clickId, affId: campaign.affId }) });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({ ratelimit: expect.any(String), 'cache-control': 'no-store' });
    const { id, ...said } = answer.json();
    expect(said).toEqual({ status: 'accepted', reason: null, payoutCents: 2_500, redirectUrl });
    const standing = { id, offerId: campaign.offerId, status: 'accepted', billing: 'held', clickId, test: false };
    expect((await get(key, id)).json()).toMatchObject({
      ...{ ...standing, reason: null, payoutCents: 2_500, createdAt: expect.any(String) },
    });
    expect((await get(advertiserKey, id)).json()).toMatchObject({ ...standing, priceCents: 5_000 });
    expect((await get(advertiserKey, id)).json().payoutCents).toBeUndefined();
    const stranger = await anApiKey(t, await t.anAccount('publisher'));
    expect((await get(stranger, id)).statusCode).toBe(404);
    expect((await get(key, newLeadId(new Date()))).statusCode).toBe(404);
  });

  test('as a form is the same as JSON', async () => {
    const { campaign, key } = await aWorld({
      form: { fields: [{ kind: 'standard', name: 'phone', required: true, help: null }, ROOF] },
    });
    const { consent, phone } = aRequest();
    const payload = new URLSearchParams({ offerId: campaign.offerId.toLowerCase(), phone, 'fields.roof': 'tile' });
    for (const [name, value] of Object.entries(consent)) payload.set(`consent[${name}]`, value);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await post(key, { payload: payload.toString(), headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { status: 'accepted' }]);
    const kept = await rows(t.db, 'select phone, fields from lead_person where lead_id = $1', [answer.json().id]);
    expect(kept).toEqual([{ phone, fields: { roof: 'tile' } }]);
    payload.append('phone', phone);
    const twice = await post(key, { payload: payload.toString(), headers });
    expect(twice.json().errors).toEqual([{ path: 'phone', code: 'wrong_type', message: expect.any(String) }]);
  });

  test('with a test key is a test, whatever it says, and only such a key’s tests are told to it', async () => {
    const { campaign, key, testKey } = await aWorld();
    const { id } = (await post(testKey, { payload: lead(campaign, { test: false }) })).json();
    expect((await get(testKey, id)).json()).toMatchObject({ test: true, status: 'accepted', billing: 'none' });
    expect(await balances(t.db, campaign)).toMatchObject({ balance: 100_000 });
    const live = (await post(key, { payload: lead(campaign) })).json();
    expect((await get(testKey, live.id)).statusCode).toBe(404);
    expect((await post(key, { payload: lead(campaign, { test: true }) })).json()).toMatchObject({ status: 'accepted' });
    expect((await balances(t.db, campaign)).held).toBe(2_500);
  });

  test('which fails a rule is 201, rejected, with one reason', async () => {
    const { campaign, key } = await aWorld();
    const said = async (more: object) => {
      const answer = await post(key, { payload: lead(campaign, more) });
      return [answer.statusCode, answer.json().status, answer.json().reason, answer.json().payoutCents];
    };
    expect(await said({ phone: '123' })).toEqual([201, 'rejected', 'invalid_phone', 0]);
    expect(await said({ email: 'nobody' })).toEqual([201, 'rejected', 'invalid_email', 0]);
    expect(await said({ firstName: '' })).toEqual([201, 'rejected', 'missing_field', 0]);
    expect(await said({ consent: {} })).toEqual([201, 'rejected', 'no_consent', 0]);
    await rows(t.db, `update campaign set status = 'paused' where id = $1`, [campaign.campaignId]);
    expect(await said({})).toEqual([201, 'rejected', 'campaign_inactive', 0]);
  });

  test('is judged by its campaign, its application and its form as they stand at that moment, whatever is in memory', async () => {
    const { campaign, key } = await aWorld();
    const { campaignId, publisherId } = campaign;
    const said = async (more: object = {}) => {
      const answer = await post(key, { payload: lead(campaign, more) });
      return [answer.statusCode, answer.json().reason ?? null, answer.json().payoutCents];
    };
    const change = (statement: string, values: unknown[]) => rows(t.db, statement, values);
    expect(await said()).toEqual([201, null, 2_500]);
    await change(`update campaign set status = 'paused' where id = $1`, [campaignId]);
    expect(await said()).toEqual([201, 'campaign_inactive', 0]);
    await change(`update campaign set status = 'active' where id = $1`, [campaignId]);
    expect(await said()).toEqual([201, null, 2_500]);
    await change(`update account set status = 'rejected' where id = $1`, [campaign.advertiserId]);
    expect(await said()).toEqual([201, 'campaign_inactive', 0]);
    await change(`update account set status = 'approved' where id = $1`, [campaign.advertiserId]);
    await change(
      `insert into application_terms (application_id, version, share_basis_points, reason, changed_by)
       select id, 1, 8000, 'agreed', (select id from profile limit 1) from application where campaign_id = $1 and publisher_id = $2`,
      [campaignId, publisherId],
    );
    expect(await said()).toEqual([201, null, 4_000]);
    await putForm(t, campaignId, { ...USUAL_FORM, version: 1, fields: [{ ...ROOF, required: true }] });
    expect(await said({ fields: { roof: 'tile' } })).toEqual([201, null, 4_000]); // the form before knows no roofs
    expect(await said()).toEqual([201, 'missing_field', 0]);
    await change(`update application set status = 'revoked' where campaign_id = $1`, [campaignId]);
    expect(await said({ fields: { roof: 'tile' } })).toEqual([201, 'not_approved', 0]);
    expect(await leadsOf(campaign)).toBe(8);
  });

  test('that cannot be read is 422 with every field at once, and nothing of it is kept', async () => {
    const { campaign, key } = await aWorld({ form: { fields: [ROOF] } });
    const payload = {
      ...lead(campaign, { phone: 7, email: ['x'], fields: { roof: 'gold', nope: 1 }, consent: { capturedAt: 'soon' } }),
    };
    const { errors, code } = (await post(key, { payload })).json();
    const codes = Object.fromEntries(errors.map((each: { path: string; code: string }) => [each.path, each.code]));
    expect(code).toBe('validation_failed');
    expect(codes).toEqual({
      phone: 'wrong_type',
      email: 'wrong_type',
      'fields.roof': 'not_a_choice',
      'fields.nope': 'unknown_field',
      'consent.capturedAt': 'not_a_date',
    });
    const odd = { ...payload, test: 'perhaps', clickId: 'a b', offerId: undefined, surprise: 1 };
    const all = (await post(key, { payload: odd })).json().errors.map(({ path }: { path: string }) => path);
    expect(all.toSorted()).toEqual(['clickId', 'consent.capturedAt', 'email', 'offerId', 'phone', 'surprise', 'test']);
    const codeOf = async (more: object) => (await post(key, { payload: lead(campaign, more) })).json().errors[0].code;
    expect(await codeOf({ offerId: 'ZZ999' })).toBe('unknown_offer');
    expect(await codeOf({ affId: 'ZZZZZ2' })).toBe('unknown_affiliate');
    expect((await post(key, { payload: '[1]', headers: JSON_TYPE })).statusCode).toBe(422);
    expect(await leadsOf(campaign)).toBe(0);
  });

  test('by anybody but a publisher is refused, and by everybody while leads are not offered', async () => {
    const { campaign, key, advertiserKey } = await aWorld();
    const refused = await post(advertiserKey, { payload: lead(campaign) });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    const reading = await anApiKey(t, await t.anAccount('publisher'), { scopes: ['leads:read'] });
    expect((await post(reading, { payload: lead(campaign) })).json().code).toBe('key_scope_missing');
    OFFERED.leads = false;
    expect((await post(key, { payload: lead(campaign) })).json().code).toBe('not_offered');
    OFFERED.leads = true;
    expect(await leadsOf(campaign)).toBe(0);
  });

  test('fifty times at once under one key is one lead, one charge, one answer', async () => {
    const { campaign, key } = await aWorld();
    const sent = { payload: lead(campaign), headers: once('order-1') };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(key, sent)));
    const bodies = new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body));
    expect([...new Set(answers.map(({ statusCode }) => statusCode))].every((code) => [201, 409].includes(code))).toBe(
      true,
    );
    const again = await post(key, sent);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect([...bodies, again.body]).toEqual([again.body, again.body]);
    expect([await leadsOf(campaign), (await balances(t.db, campaign)).held]).toEqual([1, 2_500]);
    const other = await post(key, { payload: lead(campaign), headers: once('order-1') });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
    const unread = { payload: lead(campaign, { phone: 7 }), headers: once('order-2') };
    expect((await post(key, unread)).statusCode).toBe(422);
    expect((await post(key, { payload: lead(campaign), headers: once('order-2') })).statusCode).toBe(201);
  });

  test('written again under its id, as after a lost answer, changes nothing and answers as before', async () => {
    const { campaign } = await aWorld({ terms: { caps: { daily: 2, monthly: null, counts: 'qualified' } } });
    const id = newLeadId(new Date());
    const posted: PostedLead = {
      ...{ id, offerId: campaign.offerId, publisher: { affId: campaign.affId }, way: 'api', isTest: false },
      ...{ userAgent: null, formHash: null, clickId: null, pingId: null, request: aRequest() },
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeLead(t.services, posted, new Date())));
    await rows(t.db, `update campaign set status = 'paused' where id = $1`, [campaign.campaignId]);
    answers.push(await takeLead(t.services, posted, new Date()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ id, status: 'accepted', payoutCents: 2_500 });
    expect((await balances(t.db, campaign)).held).toBe(2_500);
    const rejected = { ...posted, id: newLeadId(new Date()) };
    const nos = await Promise.all(Array.from({ length: 8 }, () => takeLead(t.services, rejected, new Date())));
    expect(new Set(nos.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await leadsOf(campaign)).toBe(2);
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
const ROOF: FormField = {
  ...{ kind: 'choice', name: 'roof', required: false, help: null, label: { en: 'Roof', es: 'Tejado' } },
  choices: [
    { value: 'tile', label: { en: 'Tiles', es: 'Tejas' } },
    { value: 'metal', label: { en: 'Metal', es: 'Metal' } },
  ],
};

describe('a ping', () => {
  const place = { zip: '33139' };
  const ping = (key: Key, payload: object) => post(key, { url: '/v1/leads/ping', payload });

  test('is a bid, paid to one of ten posts that race for it', async () => {
    const { campaign, key } = await aWorld();
    const answer = await ping(key, { offerId: campaign.offerId, ...place });
    expect(answer.json()).toEqual({
      pingId: expect.stringMatching(/^ping_/),
      bidCents: 2_500,
      expiresAt: expect.any(String),
    });
    const { pingId } = answer.json();
    const posts = Array.from({ length: 10 }, () => post(key, { payload: lead(campaign, { pingId }) }));
    const statuses = (await Promise.all(posts)).map((each) => each.json().status);
    expect(statuses).toEqual(Array(10).fill('accepted'));
    const paid = await rows(t.db, 'select 1 from lead where ping_id = $1', [pingId]);
    expect(paid).toHaveLength(1);
  });

  test('takes nothing of a person, and says why there is no bid', async () => {
    const { campaign, key, advertiserKey } = await aWorld();
    const { errors } = (await ping(key, { offerId: campaign.offerId, ...place, phone: aPerson().phone })).json();
    expect(errors).toEqual([{ path: 'phone', code: 'unknown_field', message: expect.any(String) }]);
    expect((await ping(advertiserKey, { offerId: campaign.offerId, ...place })).statusCode).toBe(403);
    await rows(t.db, `update campaign set status = 'paused' where id = $1`, [campaign.campaignId]);
    const none = await ping(key, { offerId: campaign.offerId, ...place });
    expect([none.statusCode, none.json()]).toEqual([200, { bidCents: 0, reason: 'campaign_inactive' }]);
  });
});

test('whatever a program sends, nothing breaks and nobody else’s words come back', async () => {
  const { campaign, key } = await aWorld({ form: { fields: [ROOF] } });
  await rows(t.db, `update rate_limit set points = 0 where key like 'api-key.key:%'`);
  const names = fc.constantFrom(...NAMES);
  const body = fc
    .array(fc.tuple(names, hostileValue), { maxLength: 6 })
    .map((given) => ({ ...lead(campaign), ...Object.fromEntries(given) }));
  const encoded = fc
    .array(
      fc.tuple(
        fc.oneof(names, fc.string({ unit: 'binary', maxLength: 20 })),
        fc.string({ unit: 'binary', maxLength: 30 }),
      ),
    )
    .map((given) => new URLSearchParams([['offerId', campaign.offerId], ...given]).toString());
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, encoded), fc.constantFrom('/v1/leads', '/v1/leads/ping'), async (payload, url) => {
      const headers = typeof payload === 'string' ? FORM : JSON_TYPE;
      const sent = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const answer = await post(key, { url, headers, payload: sent });
      expect([200, 201, 400, 422]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toMatch(/json/);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }),
    { numRuns: 150 },
  );
});
const NAMES = [
  ...[
    'offerId',
    'affId',
    'clickId',
    'pingId',
    'firstName',
    'phone',
    'email',
    'zip',
    'state',
    'test',
    'fields',
    'consent',
  ],
  ...[
    'fields.roof',
    'fields[roof]',
    'fields[__proto__]',
    '__proto__',
    'constructor',
    'consent.text',
    'consent[capturedAt]',
  ],
];

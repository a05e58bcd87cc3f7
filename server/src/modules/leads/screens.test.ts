import { OFFERED } from '@callstead/domain/offered';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { balances, rows } from '../../testing/call-world.ts';
import { aClick } from '../../testing/conversion-world.ts';
import { aLeadCampaign, type LeadCampaign, postLead } from '../../testing/lead-world.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';

let t: TestNetwork;
let [admin, advertiser, publisher]: Person[] = [];
let campaign: LeadCampaign;
beforeAll(async () => {
  t = await createTestNetwork();
  [admin, advertiser, publisher] = [await t.signIn('admin'), await t.signIn('advertiser'), await t.signIn('publisher')];
  campaign = await aLeadCampaign(t, {
    advertiserId: advertiser.profile.id,
    publisherId: publisher.profile.id,
    balanceCents: 100_000,
  });
});
afterEach(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
});
afterAll(() => t.close());

const ANA = { phone: '+13055550142', email: 'ana@example.com' };
const get = (person: Person | undefined, path: string) => t.call('GET', path, { headers: person?.headers ?? {} });
const post = (person: Person | undefined, path: string, body?: object) =>
  t.call('POST', path, { headers: person?.headers ?? {}, ...(body && { body }) });
const one = async (person: Person | undefined, id: string) => (await get(person, `/leads/${id}`)).json();
/** Everybody who is told of it, by the bell and by mail. */
const toldBy = async (person: Person | undefined) =>
  (await get(person, '/notifications')).json().data.map(({ kind }: { kind: string }) => kind);

describe('the person behind a lead', () => {
  test('is whole for the advertiser who took it, masked for its publisher, whole for admins', async () => {
    const { id } = await postLead(t, campaign, { person: ANA });
    const whole = { firstName: 'Ana', lastName: 'Ruiz', phone: '+13055550142', email: 'ana@example.com', fields: {} };
    const masked = {
      firstName: 'A•••',
      lastName: 'R•••',
      phone: '+1 305 ••• ••42',
      email: 'a•••@•••.com',
      fields: null,
    };
    expect(await one(advertiser, id)).toMatchObject({
      sight: 'whole',
      person: whole,
      priceCents: 5_000,
      payoutCents: null,
      marginCents: null,
    });
    expect(await one(publisher, id)).toMatchObject({
      sight: 'masked',
      person: masked,
      priceCents: null,
      payoutCents: 2_500,
      marginCents: null,
    });
    expect(await one(admin, id)).toMatchObject({ sight: 'whole', person: whole, marginCents: 2_500 });
    const asPublisher = (await get(admin, `/leads/${id}?view=publisher`)).json();
    expect(asPublisher).toMatchObject({ sight: 'masked', person: masked });
    expect((await one(advertiser, id)).consent).toMatchObject({
      ip: '192.0.2.7',
      version: 0,
      page: 'https://pages.example.com/quote',
    });
    expect((await one(publisher, id)).consent).toMatchObject({ ip: '192.0.•.•', certificateUrl: null });
    for (const secret of ['5550142', 'ana@', 'Ruiz', '192.0.2'])
      expect(JSON.stringify([await one(publisher, id), (await get(publisher, '/leads')).json()])).not.toContain(secret);
    await rows(t.db, 'delete from lead_person where lead_id = $1', [id]);
    expect(await one(advertiser, id)).toMatchObject({ sight: 'erased', person: null, billing: 'held' });
  });

  test('whom nobody took is hidden from advertisers, and an admin who looks is written down', async () => {
    const { id, status } = await postLead(t, campaign, { person: { ...ANA, phone: '12' } });
    expect(status).toBe('rejected');
    expect(await one(advertiser, id)).toMatchObject({
      sight: 'hidden',
      person: null,
      reason: 'invalid_phone',
      consent: { ip: null },
    });
    expect(await one(admin, id)).toMatchObject({ sight: 'masked', may: { look: true } });
    const looks = () => rows(t.db, "select 1 from audit_entry where action = 'lead.look' and subject_id = $1", [id]);
    expect(await looks()).toHaveLength(0);
    expect((await post(admin, `/admin/leads/${id}/look`)).json()).toMatchObject({
      person: { email: 'ana@example.com' },
    });
    expect(await looks()).toHaveLength(1);
    expect((await post(publisher, `/admin/leads/${id}/look`)).json().code).toBe('forbidden');
  });

  test('of another’s lead does not exist, nor does the lead', async () => {
    const { id } = await postLead(t, await aLeadCampaign(t));
    for (const path of [`/leads/${id}`, `/leads/${id}/certificate`, `/leads/${id}/certificate/pdf`])
      for (const person of [advertiser, publisher]) expect((await get(person, path)).json().code).toBe('not_found');
    expect((await get(publisher, `/leads?search=${id}`)).json().data).toEqual([]);
    expect((await get(admin, `/leads?search=${id}`)).json().data).toHaveLength(1);
  });
});

describe('a list of leads', () => {
  test('is narrowed by its fields, found by ids, paged, and says the same as its file', async () => {
    const own = await aLeadCampaign(t, {
      advertiserId: advertiser?.profile.id ?? '',
      publisherId: publisher?.profile.id ?? '',
    });
    const clickId = await aClick(t, own);
    const { id } = await postLead(t, own, { clickId, person: { phone: '+13055550777', email: '=cmd@example.com' } });
    await postLead(t, own, { person: { phone: '7' } });
    const listed = async (query: string) =>
      (await get(advertiser, `/leads?campaign=${own.offerId}${query}`))
        .json()
        .data.map((row: { id: string }) => row.id);
    expect(await listed('')).toHaveLength(2);
    expect(await listed('&status=accepted')).toEqual([id]);
    expect(await listed('&billing=sold')).toEqual([id]);
    expect(await listed('&reason=invalid_phone')).toHaveLength(1);
    expect(await listed('&way=form')).toEqual([]);
    expect(await listed(`&search=${id}`)).toEqual([id]);
    expect(await listed(`&search=${clickId}`)).toEqual([id]);
    expect(await listed('&search=%2B13055550777')).toEqual([]); // nobody is found by who they are
    const first = (await get(advertiser, `/leads?campaign=${own.offerId}&limit=1`)).json();
    expect(first).toMatchObject({ hasMore: true, previous: null });
    expect(await listed(`&limit=1&after=${first.next}`)).toEqual([id]);
    const file = await get(
      advertiser,
      `/leads/export?campaign=${own.offerId}&language=en&columns=id,phone,email,price,payout`,
    );
    const [header, ...lines] = file.body.trim().split('\r\n');
    expect(header).toBe('Lead ID,Phone,E-mail,Price (USD)');
    expect(lines).toContain(`${id},'+13055550777,'=cmd@example.com,50`);
    const masked = (await get(publisher, `/leads/export?campaign=${own.offerId}`)).body;
    expect(masked).not.toContain('5550777');
    expect(masked).toContain('+1 305 ••• ••77');
  });
});

describe('the files about money', () => {
  afterEach(() => {
    OFFERED.leads = true;
  });

  test('name the lead behind a line once leads are offered, and have no such column before', async () => {
    const { id } = await postLead(t, campaign);
    const file = async (path: string, person: Person | undefined) => (await get(person, path)).body;
    OFFERED.leads = false;
    const mine = `/billing/statement.csv?account=${advertiser?.profile.id}`;
    for (const path of [mine, '/admin/ledger/entries.csv']) expect(await file(path, admin)).not.toContain('lead_id');
    OFFERED.leads = true;
    for (const path of [mine, '/admin/ledger/entries.csv']) {
      const [header = '', ...lines] = (await file(path, admin)).split('\r\n');
      const column = header.split(',').indexOf('lead_id');
      expect(lines.map((line) => line.split(',')[column])).toContain(id);
    }
  });
});

describe('one lead', () => {
  test('says which rule refused it, and what it would have cost', async () => {
    const poor = await aLeadCampaign(t, {
      advertiserId: (await t.anAccount('advertiser')).id,
      publisherId: publisher?.profile.id ?? '',
      balanceCents: 100,
    });
    const { id } = await postLead(t, poor);
    const seen = await one(admin, id);
    expect(seen).toMatchObject({
      status: 'rejected',
      reason: 'no_balance',
      priceCents: null,
      price: { tiers: [{ priceCents: 5_000 }] },
    });
    const refused = seen.trace.filter(({ verdict }: { verdict: string }) => verdict === 'refuse');
    expect(refused).toEqual([
      { rule: 'balance', verdict: 'refuse', facts: { availableCents: 100, neededCents: 5_000 } },
    ]);
    const theirs = await one(publisher, id);
    expect(theirs.price.tiers).toMatchObject([{ priceCents: 2_500 }]);
    expect(theirs.trace.find(({ rule }: { rule: string }) => rule === 'balance')).toMatchObject({ facts: null });
  });

  test('is returned by its advertiser and decided by an admin; the money goes back on both sides', async () => {
    const { id } = await postLead(t, campaign, { person: { phone: '+13055550999', email: 'bea@example.com' } });
    const before = await balances(t.db, campaign);
    expect((await post(publisher, `/leads/${id}/return`, { reason: 'fake' })).json().code).toBe('forbidden');
    expect((await one(advertiser, id)).may).toEqual({ return: true, decide: [], look: false });
    const note = 'Ana Ruiz at (305) 555-0999 never asked.';
    expect((await post(advertiser, `/leads/${id}/return`, { reason: 'fake', note })).json()).toEqual({
      id,
      billing: 'disputed',
    });
    expect((await post(advertiser, `/leads/${id}/return`, { reason: 'fake' })).json().code).toBe('billing_state');
    expect((await one(publisher, id)).dispute).toMatchObject({
      reason: 'fake',
      note: 'A••• R••• at +1 305 ••• ••99 never asked.',
      by: null,
    });
    expect((await one(admin, id)).may.decide).toEqual(['approved', 'refused']);
    const decision = { decision: 'refused', reason: 'Right: (305) 555-0999 is a shop.', seen: 'disputed' };
    expect((await post(admin, `/admin/leads/${id}/decision`, decision)).json()).toEqual({ id, billing: 'refused' });
    expect(await balances(t.db, campaign)).toMatchObject({
      balance: before.balance + 5_000,
      held: before.held - 2_500,
    });
    expect((await one(advertiser, id)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'received',
      'returned',
      'refused',
    ]);
    expect(await toldBy(admin)).toContain('lead_returned');
    expect(await toldBy(publisher)).toEqual(expect.arrayContaining(['lead_returned', 'lead_decided']));
    expect(await toldBy(advertiser)).toContain('lead_decided');
    expect((await get(publisher, '/notifications')).body).not.toContain('555-0999');
    const mailed = async (person: Person | undefined) =>
      (await t.mailsTo(person?.profile.email ?? '')).map(({ mail }) => mail);
    expect(await mailed(publisher)).toEqual(expect.arrayContaining(['lead-returned', 'lead-decided']));
    expect(await mailed(advertiser)).toContain('lead-decided');
    expect(JSON.stringify(await t.mailsTo(publisher?.profile.email ?? ''))).not.toContain('555-0999');
  });

  test('has a certificate that each party opens as they may see it', async () => {
    const { id } = await postLead(t, campaign, { person: { phone: '+13055550888', email: 'cruz@example.com' } });
    const path = `/leads/${id}/certificate`;
    expect((await get(advertiser, path)).json()).toMatchObject({
      sight: 'whole',
      consent: { ip: '192.0.2.7', userAgent: 'Test' },
    });
    const whole = await readPdf((await get(advertiser, `${path}/pdf?language=en`)).rawPayload);
    expect(whole).toMatchObject({ title: 'Certificate of consent', isTagged: true });
    for (const words of ['Ana Ruiz', '+13055550888', '192.0.2.7', 'I agree that the company'])
      expect(whole.text).toContain(words);
    const masked = await readPdf((await get(publisher, `${path}/pdf`)).rawPayload);
    expect(masked.text).toContain('enmascarados');
    for (const words of ['Ruiz', '5550888', '192.0.2.7', 'cruz']) expect(masked.text).not.toContain(words);
  });
});

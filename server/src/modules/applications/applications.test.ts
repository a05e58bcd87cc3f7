import { OFFERED } from '@callstead/domain/offered';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../seed/network-advertiser.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let advertiser: Person;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  advertiser = await t.signIn('advertiser');
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const apply = (who: Person, publicId: string, message?: string) =>
  t.call('POST', `/campaigns/${publicId}/applications`, { headers: who.headers, body: { message } });
const decide = (who: Person, id: string, decision: 'approve' | 'reject', reason?: string) =>
  t.call('POST', `/applications/${id}/decision`, { headers: who.headers, body: { decision, reason } });
const own = async (who: Person, publicId: string) =>
  (await t.call('GET', `/campaigns/${publicId}/application`, who)).json().application;
const statusOf = async (id: string) =>
  (await t.db.selectFrom('application').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const newsOf = async (id: string) =>
  t.db.selectFrom('notification').select(['kind', 'data']).where('recipient_id', '=', id).orderBy('id').execute();
const deedsOf = async (id: string) =>
  t.db.selectFrom('audit_entry').select(['action', 'reason']).where('subject_id', '=', id).orderBy('id').execute();

async function aPending() {
  const publisher = await t.signIn('publisher');
  const campaign = await aCampaign(t.db, advertiser.profile.id);
  const { id } = (await apply(publisher, campaign.public_id, 'Tengo tráfico local')).json().application;
  return { publisher, campaign, id: id as string };
}

describe('the form of a campaign for leads', () => {
  const setHosts = (who: Person, id: string, hosts: unknown) =>
    t.call('PUT', `/applications/${id}/form-hosts`, { headers: who.headers, body: { hosts } });

  async function aRequestFor(type: 'call' | 'lead') {
    const publisher = await t.signIn('publisher');
    const campaign = await aCampaign(t.db, advertiser.profile.id, { type });
    const { id } = (await apply(publisher, campaign.public_id)).json().application;
    return { publisher, publicId: campaign.public_id, id: id as string };
  }

  test('is handed over with the approval: its page, the code that embeds it, and who may', async () => {
    const { publisher, publicId, id } = await aRequestFor('lead');
    expect((await own(publisher, publicId)).form).toBeNull();
    expect((await setHosts(publisher, id, ['blog.example'])).json().code).toBe('application_state');
    await decide(advertiser, id, 'approve');
    const { publicUrl } = t.services.config;
    const affId = publisher.profile.aff_id;
    expect((await own(publisher, publicId)).form).toEqual({
      link: `${publicUrl}/l/${publicId}/${affId}`,
      script: `<script async src="${publicUrl}/form.js" data-offer="${publicId}" data-aff="${affId}"></script>`,
      hosts: [],
    });
  });

  test('lists sites by their names, each once, refuses what is none, and the log says who listed them', async () => {
    const { publisher, publicId, id } = await aRequestFor('lead');
    await decide(advertiser, id, 'approve');
    const saved = await setHosts(publisher, id, ['https://Blog.example/x?y', 'blog.example', 'shop.example']);
    expect(saved.json()).toEqual({ hosts: ['blog.example', 'shop.example'] });
    expect((await own(publisher, publicId)).form.hosts).toEqual(['blog.example', 'shop.example']);
    for (const wrong of ['localhost', '127.0.0.1', "x'; script-src *", '']) {
      const refused = await setHosts(publisher, id, ['blog.example', wrong]);
      expect([refused.statusCode, refused.json().fields]).toEqual([422, { 'hosts.1': 'host_invalid' }]);
    }
    await setHosts(publisher, id, ['blog.example', 'shop.example']); // nothing changed, nothing is said
    await setHosts(publisher, id, []);
    const told = await t.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('action', '=', 'application.set-form-hosts')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { before: { formHosts: null }, after: { formHosts: 'blog.example, shop.example' } },
      { before: { formHosts: 'blog.example, shop.example' }, after: { formHosts: null } },
    ]);
  });

  test('is none of a campaign for calls', async () => {
    const { publisher, publicId, id } = await aRequestFor('call');
    await decide(advertiser, id, 'approve');
    expect((await own(publisher, publicId)).form).toBeNull();
    expect((await setHosts(publisher, id, [])).json().code).toBe('application_state');
  });
});

describe('applying', () => {
  test('a publisher asks once; the advertiser and the admins are told', async () => {
    const { publisher, campaign, id } = await aPending();
    expect(await own(publisher, campaign.public_id)).toMatchObject({ id, status: 'pending', trackingLink: null });
    const news = { applicationId: id, campaignId: campaign.public_id, publisherName: 'Test publisher' };
    for (const person of [advertiser, admin]) {
      const last = (await newsOf(person.profile.user_id)).at(-1);
      expect(last).toMatchObject({ kind: 'application_new', data: news });
    }
    expect((await apply(publisher, campaign.public_id)).json().code).toBe('application_exists');
    expect(await deedsOf(id)).toMatchObject([{ action: 'application.create' }]);
  });

  test('the same request ten times at once makes one application', async () => {
    const publisher = await t.signIn('affiliate');
    const campaign = await aCampaign(t.db, advertiser.profile.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(publisher, campaign.public_id)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('for a campaign of the network only admins are told', async () => {
    const network = await createTestNetwork();
    await seedCatalogue(network, 'active');
    const [publisher, chief] = [await network.signIn('publisher'), await network.signIn('admin')];
    await network.call('POST', '/campaigns/HS001/applications', { headers: publisher.headers, body: {} });
    const told = await network.db.selectFrom('notification').select('recipient_id').execute();
    expect(told).toEqual([{ recipient_id: chief.profile.user_id }]);
    await network.close();
  });

  test.each(['draft', 'pending_review', 'paused', 'archived'] as const)(
    'a %s campaign does not exist',
    async (status) => {
      const publisher = await t.signIn('publisher');
      const campaign = await aCampaign(t.db, advertiser.profile.id, { status });
      expect((await apply(publisher, campaign.public_id)).json().code).toBe('not_found');
    },
  );

  test('for leads cannot be asked while the network has none', async () => {
    const publisher = await t.signIn('publisher');
    const campaign = await aCampaign(t.db, advertiser.profile.id, { type: 'lead' });
    OFFERED.leads = false;
    const refused = await apply(publisher, campaign.public_id);
    OFFERED.leads = true;
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_offered']);
    expect(await own(publisher, campaign.public_id)).toBeNull();
  });

  test('what was withdrawn can be asked again, what was refused cannot', async () => {
    const { publisher, campaign, id } = await aPending();
    expect((await t.call('POST', `/applications/${id}/withdrawal`, publisher)).json().status).toBe('withdrawn');
    expect(await own(publisher, campaign.public_id)).toBeNull();
    const again = (await apply(publisher, campaign.public_id)).json().application;
    await decide(advertiser, again.id, 'reject', 'Sin sitio web');
    expect((await apply(publisher, campaign.public_id)).json().code).toBe('application_exists');
    expect(await own(publisher, campaign.public_id)).toMatchObject({ status: 'rejected', reason: 'Sin sitio web' });
    expect((await t.call('POST', `/applications/${again.id}/withdrawal`, publisher)).json().code).toBe(
      'application_state',
    );
  });
});

describe('deciding', () => {
  test('an approval promises the number, hands over the link, is recorded, and told in the panel and by mail', async () => {
    const { publisher, campaign, id } = await aPending();
    expect((await decide(advertiser, id, 'approve')).json()).toEqual({ id, status: 'approved' });
    const { aff_id } = await t.db
      .selectFrom('account')
      .select('aff_id')
      .where('id', '=', publisher.profile.id)
      .executeTakeFirstOrThrow();
    expect(aff_id).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(await own(publisher, campaign.public_id)).toMatchObject({
      status: 'approved',
      trackingLink: `http://localhost:3000/t/${campaign.public_id}/${aff_id}`,
      trackingNumber: null,
      waitsForNumber: true, // the pool of the tests is empty
    });
    expect(await newsOf(publisher.profile.user_id)).toMatchObject([
      { kind: 'application_decided', data: { applicationId: id, status: 'approved', reason: null } },
    ]);
    expect(await t.mailsTo(publisher.profile.email)).toMatchObject([{ mail: 'application-approved' }]);
    expect(await deedsOf(id)).toMatchObject([{ action: 'application.create' }, { action: 'application.decide' }]);
  });

  test('a rejection and a revocation carry their reason', async () => {
    const { publisher, id } = await aPending();
    await decide(admin, id, 'reject', 'Otra zona');
    expect(await t.mailsTo(publisher.profile.email)).toMatchObject([
      { mail: 'application-rejected', values: { reason: 'Otra zona' } },
    ]);
    const other = await aPending();
    await decide(admin, other.id, 'approve');
    const revoke = { headers: advertiser.headers, body: { reason: 'Tráfico prohibido' } };
    expect((await t.call('POST', `/applications/${other.id}/revocation`, revoke)).json().status).toBe('revoked');
    expect((await t.mailsTo(other.publisher.profile.email)).at(-1)).toMatchObject({
      mail: 'application-revoked',
      values: { reason: 'Tráfico prohibido' },
    });
    expect(await own(other.publisher, other.campaign.public_id)).toMatchObject({
      status: 'revoked',
      trackingLink: null,
    });
  });

  test('of two decisions at once one counts', async () => {
    const { publisher, id } = await aPending();
    const answers = await Promise.all([decide(advertiser, id, 'approve'), decide(admin, id, 'reject')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await t.mailsTo(publisher.profile.email)).toHaveLength(1);
  });

  test('in bulk each application has its own result', async () => {
    const [first, second, decided] = [await aPending(), await aPending(), await aPending()];
    await decide(admin, decided.id, 'reject');
    const stranger = await t.signIn('advertiser');
    const foreign = await aCampaign(t.db, stranger.profile.id);
    const { id: foreignId } = (await apply(first.publisher, foreign.public_id)).json().application;
    const body = { ids: [first.id, second.id, decided.id, foreignId], decision: 'approve' };
    const answer = await t.call('POST', '/applications/decisions', { headers: advertiser.headers, body });
    expect(answer.json().results).toEqual([
      { id: first.id, error: null },
      { id: second.id, error: null },
      { id: decided.id, error: 'application_state' },
      { id: foreignId, error: 'not_found' },
    ]);
    expect(answer.json().waiting).toMatchObject({ id: expect.any(String) });
    expect(await statusOf(foreignId)).toBe('pending');
  });

  test('nobody joins an archived campaign', async () => {
    const { campaign, id } = await aPending();
    await t.db.updateTable('campaign').set({ status: 'archived' }).where('id', '=', campaign.id).execute();
    expect((await decide(admin, id, 'approve')).json().code).toBe('campaign_inactive');
    expect(await statusOf(id)).toBe('pending');
  });
});

describe('reading', () => {
  test('an advertiser sees who asks for their own campaigns, but not how to reach them', async () => {
    const { publisher, campaign, id } = await aPending();
    const path = `/applications?campaign=${campaign.public_id}`;
    const [seen] = (await t.call('GET', path, advertiser)).json().data;
    expect(seen).toMatchObject({
      id,
      message: 'Tengo tráfico local',
      applicant: { fullName: 'Test publisher', email: null, phone: null, history: { pending: 1, approved: 0 } },
    });
    const [known] = (await t.call('GET', path, admin)).json().data;
    expect(known.applicant.email).toBe(publisher.profile.email);
    expect((await t.call('GET', path, await t.signIn('advertiser'))).json().data).toEqual([]);
  });

  test('pages follow each other without gap or repetition, and filters narrow them', async () => {
    const stranger = await t.signIn('advertiser');
    const campaign = await aCampaign(t.db, stranger.profile.id);
    for (let i = 0; i < 5; i += 1) await apply(await t.signIn('publisher'), campaign.public_id);
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = (await t.call('GET', `/applications?limit=2${after && `&after=${after}`}`, stranger)).json() as {
        data: { id: string }[];
        next: string | null;
      };
      seen.push(...page.data.map((each) => each.id));
      after = page.next;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
    await decide(stranger, seen[0] ?? '', 'approve');
    const pending = (await t.call('GET', '/applications?status=pending&search=test', stranger)).json();
    expect(pending.data).toHaveLength(4);
    expect((await t.call('GET', '/applications?search=nobody', stranger)).json().data).toEqual([]);
    const named = { name: 'José Ávila', company_name: 'Señal Únicos' };
    const [first] = pending.data as [{ applicant: { affId: string } }];
    await t.db.updateTable('account').set(named).where('aff_id', '=', first.applicant.affId).execute();
    const count = async (search: string) =>
      (await t.call('GET', `/applications?search=${encodeURIComponent(search)}`, stranger)).json().data.length;
    for (const search of ['jose', 'JOSÉ avila', 'unicos', 'señal', first.applicant.affId]) {
      expect([search, await count(search)]).toEqual([search, 1]);
    }
    expect(await count('people.example')).toBe(0); // addresses are not an advertiser's to search by
    expect((await t.call('GET', '/applications/campaigns', stranger)).json().campaigns).toMatchObject([
      { id: campaign.public_id, pending: 4 },
    ]);
    const chosen = await t.call('GET', `/applications?account=${stranger.profile.id}`, admin);
    expect(chosen.json().data).toHaveLength(5);
  });

  test('the catalogue shows terms, the estimated payout and the own state, page by page', async () => {
    const { publisher, campaign, id } = await aPending();
    const path = `/publisher/campaigns?search=${campaign.public_id}`;
    const [card] = (await t.call('GET', path, publisher)).json().data;
    expect(card).toMatchObject({ id: campaign.public_id, application: { id, status: 'pending' } });
    expect(card.estimatedPayout).not.toBe('');
    const seenBy = async (who: Person, query = '') =>
      (await t.call('GET', `${path}${query}`, who)).json().data[0].application;
    expect(await seenBy(await t.signIn('publisher', 'rejected'))).toBeNull();
    expect(await seenBy(admin)).toBeNull();
    expect(await seenBy(admin, `&account=${publisher.profile.id}`)).toMatchObject({ id });
    const first = (await t.call('GET', '/publisher/campaigns?limit=1', publisher)).json();
    const second = (await t.call('GET', `/publisher/campaigns?limit=1&after=${first.next}`, publisher)).json();
    expect(first.data[0].id < second.data[0].id).toBe(true);
  });
});

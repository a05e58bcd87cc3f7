import { MOST_PUBLISHED } from '@callstead/domain/materials/material';
import { OFFERED } from '@callstead/domain/offered';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPng } from '../../images/png.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { aLink, leadTo } from '../../testing/a-link.ts';
import { aPdf, aText, aZip } from '../../testing/a-material.ts';
import { aPicture, somePixels } from '../../testing/a-picture.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { insertMaterial } from './queries.ts';

let t: TestNetwork;
let advertiser: Person;
let publisher: Person;
let campaignId: string;
let offerId: string;
const offered = OFFERED.links;
beforeAll(async () => {
  t = await createTestNetwork();
  advertiser = await t.signIn('advertiser');
  publisher = await t.signIn('publisher');
});
beforeEach(async () => {
  const campaign = await aCampaign(t.db, advertiser.profile.id);
  [campaignId, offerId] = [campaign.id, campaign.public_id];
  await join(publisher);
  OFFERED.links = true;
});
afterEach(() => {
  OFFERED.links = offered;
});
afterAll(() => t.close());

const join = ({ profile }: Person, status: 'approved' | 'pending' = 'approved') =>
  t.db
    .insertInto('application')
    .values({
      campaign_id: campaignId,
      publisher_id: profile.id,
      status,
      decided_at: status === 'pending' ? null : new Date(),
    })
    .execute();

const SCRIPT = '<script>alert(document.domain)</script>';
const image = (file: Buffer, name = 'Casa verde') => ({
  kind: 'image',
  name,
  language: null,
  file: file.toString('base64'),
});
const TEXT = { kind: 'text', name: 'Anuncio', language: 'es', headline: 'Techos <hoy>', body: 'Llama\nahora' };

const add = (body: object, { headers } = advertiser, id = campaignId) =>
  t.call('POST', `/advertiser/campaigns/${id}/materials`, { headers, body });
const added = async (body: object) => (await add(body)).json();
const move = (id: string, step: 'archive' | 'restore') =>
  t.call('POST', `/advertiser/materials/${id}/${step}`, advertiser);
const readyFor = async ({ headers }: Person, query = '') =>
  (await t.call('GET', `/publisher/materials?campaign=${offerId}${query}`, { headers })).json().data;
const load = (publicId: string, headers = {}) => t.app.inject({ url: `/m/${publicId}`, headers });
const offer = async () => (await t.call('GET', `/offers/${offerId}`)).json().offer;

test('an image is drawn anew and loaded by pages of any site, without a cookie and for good', async () => {
  const sent = aPicture(40);
  const { publicId, width, height, previewUrl } = await added(image(sent));
  expect([width, height]).toEqual([40, 40]);
  const seen = await load(publicId, { cookie: publisher.headers.cookie, origin: 'https://blog.example' });
  expect(seen.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': `inline; filename="Casa verde.png"; filename*=UTF-8''Casa%20verde.png`,
    'content-length': String(seen.rawPayload.length),
  });
  expect(seen.headers['set-cookie']).toBeUndefined();
  expect(readPng(seen.rawPayload, { width: 40, height: 40 })).toEqual(somePixels(4, 40));
  expect((await t.app.inject({ method: 'HEAD', url: `/m/${publicId}` })).statusCode).toBe(200);
  const preview = await t.app.inject({ url: previewUrl, headers: advertiser.headers });
  expect(preview.headers).toMatchObject({ 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' });
  expect(preview.rawPayload.equals(seen.rawPayload)).toBe(true);
});

test.each([
  ['pdf', aPdf, 'application/pdf'],
  ['zip', aZip, 'application/zip'],
])('a %s is downloaded and never shown', async (kind, file, type) => {
  const { publicId } = await added({ ...image(file(), `Guía "${kind}"\r\nñ`), kind });
  const seen = await load(publicId);
  expect(seen.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  expect(seen.headers['content-disposition']).toMatch(
    /^attachment; filename="Gu_a _(pdf|zip)____\.(pdf|zip)"; filename\*=/,
  );
  expect(seen.rawPayload.equals(file())).toBe(true);
});

const header = (change: (png: Buffer) => void) => {
  const png = Buffer.from(aPicture(20));
  change(png);
  return png;
};
test.each<[string, string, () => Buffer]>([
  ['an SVG named as an image', 'image', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a web page', 'image', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['an image that is a page too', 'image', () => Buffer.concat([aPicture(20), Buffer.from(SCRIPT)])],
  ['a JPEG', 'image', () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['an animated GIF', 'image', () => Buffer.from(`GIF89a${'x'.repeat(60)}`)],
  ['half an image', 'image', () => aPicture(20).subarray(0, -40)],
  ['an image that claims to be immense', 'image', () => header((png) => png.writeUInt32BE(2_000_000_000, 16))],
  ['an image longer than any', 'image', () => aPicture(2_001)],
  ['a page named as a PDF', 'pdf', () => Buffer.from(`<!doctype html>%PDF-1.4 ${SCRIPT}%%EOF`)],
  ['half a PDF', 'pdf', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a program named as a ZIP', 'zip', () => Buffer.from('MZ\x90\x00')],
  ['a ZIP with something behind it', 'zip', () => Buffer.concat([aZip(), Buffer.from(SCRIPT)])],
  ['a ZIP with something before it', 'zip', () => Buffer.concat([Buffer.from(SCRIPT), aZip()])],
  ['an image named as a ZIP', 'zip', () => aPicture(20)],
])('%s is refused', async (_, kind, file) => {
  const answer = await add({ ...image(file()), kind });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: { file: 'invalid' } });
  expect(await readyFor(publisher)).toEqual([]);
});

test.each([
  ['a file too large', { ...image(Buffer.alloc(4 * 1024 * 1024 + 10)), kind: 'image' }, 'file'],
  ['something that is no base64', { ...image(Buffer.alloc(0)), file: '<svg>' }, 'file'],
  ['a text without a language', { ...TEXT, language: null }, 'language'],
  ['an address inside the house', { kind: 'page', name: 'x', language: null, address: 'http://127.0.0.1/' }, 'address'],
  ['a script as an address', { kind: 'page', name: 'x', language: null, address: 'javascript:alert(1)' }, 'address'],
  ['a kind nobody knows', { kind: 'html', name: 'x', language: null, file: 'PGI+' }, 'kind'],
])('%s is refused', async (_, body, field) => {
  const answer = await add(body);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});

test('publishers approved for the campaign have it with their own link; nobody else sees anything', async () => {
  const { publicId } = await added(image(aPicture(20)));
  await added(TEXT);
  const { aff_id } = await t.db
    .selectFrom('account')
    .select('aff_id')
    .where('id', '=', publisher.profile.id)
    .executeTakeFirstOrThrow();
  const { publicUrl } = t.services.config;
  const [first, second] = await readyFor(publisher);
  expect(first).toMatchObject({
    id: publicId,
    kind: 'image',
    fileUrl: `${publicUrl}/m/${publicId}`,
    link: `${publicUrl}/t/${offerId}/${aff_id}?creative=${publicId}`,
  });
  expect(second).toMatchObject({ kind: 'text', headline: 'Techos <hoy>', fileUrl: null });
  expect(await readyFor(publisher, '&kind=text')).toHaveLength(1);
  expect(await readyFor(publisher, '&spoken=en')).toHaveLength(1); // an image speaks every language
  const waiting = await t.signIn('publisher');
  await join(waiting, 'pending');
  const rejected = await t.signIn('publisher', 'rejected');
  await join(rejected);
  for (const person of [waiting, rejected, await t.signIn('affiliate')]) {
    expect(await readyFor(person)).toEqual([]);
    const { campaigns } = (await t.call('GET', '/publisher/materials/campaigns', person)).json();
    expect(campaigns).toEqual([]);
  }
  expect((await t.call('GET', '/publisher/materials', advertiser)).statusCode).toBe(403);
  const admin = await t.signIn('admin');
  expect(await readyFor(admin)).toMatchObject([{ link: null }, { link: null }]);
  expect(await readyFor(admin, `&account=${publisher.profile.id}`)).toMatchObject([{ link: first.link }, {}]);
});

test('while the network hands out no links there is the material without one', async () => {
  await added(TEXT);
  OFFERED.links = false;
  expect(await readyFor(publisher)).toMatchObject([{ link: null }]);
});

test('a link leads to a named page only where the campaign names its host', async () => {
  const page = { kind: 'page', name: 'Techos', language: 'es', address: 'https://techos.example/oferta?a=1&b=2' };
  expect(await added(page)).toMatchObject({ isReachable: false, previewUrl: null });
  expect(await readyFor(publisher)).toMatchObject([{ address: page.address, link: null }]);
  await leadTo(t.db, campaignId, { hosts: ['techos.example'] });
  const [{ link, id }] = await readyFor(publisher);
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ creative: id, to: page.address });
});

test('a click through such a link carries the creative', async () => {
  const link = await aLink(t);
  const { public_id } = await aText(t, link.campaignId);
  await t.app.inject({
    url: `${link.path}?creative=${public_id}`,
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' },
  });
  const clicks = await t.db.selectFrom('click').select('creative').where('campaign_id', '=', link.campaignId).execute();
  expect(clicks).toEqual([{ creative: public_id }]);
});

test('the archive takes it from everybody, gives it back, and the offer says what is true', async () => {
  expect(await offer()).toMatchObject({ promoMaterialsAvailable: false });
  const { id, publicId } = await added(image(aPicture(20)));
  expect(await offer()).toMatchObject({ promoMaterialsAvailable: true });
  expect((await move(id, 'archive')).json()).toMatchObject({ isArchived: true });
  expect(await offer()).toMatchObject({ promoMaterialsAvailable: false });
  expect(await readyFor(publisher)).toEqual([]);
  const gone = await load(publicId);
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  await move(id, 'archive'); // nothing changes, and nothing is told
  expect((await move(id, 'restore')).json()).toMatchObject({ isArchived: false });
  expect((await load(publicId)).statusCode).toBe(200);
  const deeds = await t.db.selectFrom('audit_entry').select('action').where('subject_id', '=', campaignId).execute();
  expect(deeds.map(({ action }) => action)).toEqual(['material.add', 'material.archive', 'material.restore']);
});

test.each([
  ['draft', 404],
  ['pending_review', 404],
  ['active', 200],
  ['paused', 200],
  ['archived', 404],
] as const)('a file of a campaign that is %s answers %i', async (status, expected) => {
  const { publicId } = await added(image(aPicture(20)));
  await t.db.updateTable('campaign').set({ status }).where('id', '=', campaignId).execute();
  expect((await load(publicId)).statusCode).toBe(expected);
  expect(await readyFor(publisher)).toHaveLength(expected === 200 ? 1 : 0);
});

test('what it says can be changed, what it is cannot, not even in the database', async () => {
  const { id } = await added(TEXT);
  const edit = (body: object) => t.call('PUT', `/advertiser/materials/${id}`, { headers: advertiser.headers, body });
  expect((await edit({ ...TEXT, name: 'Otro', headline: 'Nuevo' })).json()).toMatchObject({
    name: 'Otro',
    headline: 'Nuevo',
  });
  expect((await edit({ kind: 'image', name: 'x', language: null })).json().fields).toEqual({ kind: 'invalid' });
  const other = await aCampaign(t.db, advertiser.profile.id);
  const change = t.db.updateTable('material').set({ campaign_id: other.id }).where('id', '=', id).execute();
  await expect(change).rejects.toThrow('a material stays what it is');
  const half = insertMaterial(t.db, { public_id: '0123456789', campaign_id: campaignId, kind: 'image', name: 'x' });
  await expect(half).rejects.toThrow('material_check');
});

test('the order is the advertiser’s, and an older list is told apart', async () => {
  const [a, b, c] = [await added(TEXT), await added(TEXT), await added(TEXT)];
  const order = (ids: string[]) =>
    t.call('PUT', `/advertiser/campaigns/${campaignId}/materials/order`, {
      headers: advertiser.headers,
      body: { ids },
    });
  expect((await order([c.id, a.id, b.id])).statusCode).toBe(204);
  expect((await readyFor(publisher)).map(({ id }: { id: string }) => id)).toEqual(
    [c, a, b].map((each) => each.publicId),
  );
  expect((await order([a.id, b.id])).json().code).toBe('campaign_changed');
  expect((await order([a.id, b.id, b.id])).json().code).toBe('campaign_changed');
});

test("another advertiser's campaign is as if it did not exist, and an archived one takes nothing", async () => {
  const stranger = await t.signIn('advertiser');
  expect((await add(TEXT, stranger)).statusCode).toBe(404);
  const { id, previewUrl } = await added(image(aPicture(20)));
  expect((await t.call('POST', `/advertiser/materials/${id}/archive`, stranger)).statusCode).toBe(404);
  expect((await t.app.inject({ url: previewUrl, headers: stranger.headers })).statusCode).toBe(404);
  expect((await add(TEXT, publisher)).statusCode).toBe(403);
  await t.db.updateTable('campaign').set({ status: 'archived' }).where('id', '=', campaignId).execute();
  expect((await add(TEXT)).json().code).toBe('campaign_state');
});

describe('limits', () => {
  test('a campaign has room for so much and no more; the archive makes room', async () => {
    const first = await aText(t, campaignId);
    for (let more = 1; more < MOST_PUBLISHED; more += 1) await aText(t, campaignId);
    expect((await add(TEXT)).json().code).toBe('material_limit');
    await move(first.id, 'archive');
    expect((await add(TEXT)).statusCode).toBe(201);
    expect((await move(first.id, 'restore')).json().code).toBe('material_limit');
  });

  test('what is larger than any file is not read to its end', async () => {
    expect((await add({ ...TEXT, body: 'x'.repeat(13_000_000) })).statusCode).toBe(413);
  });
});

test('a campaign nobody joined is deleted with its material and the files of it', async () => {
  const campaign = await aCampaign(t.db, advertiser.profile.id, { status: 'draft' });
  await add(image(aPicture(20)), advertiser, campaign.id);
  const { storage_key } = await t.db
    .selectFrom('material')
    .select('storage_key')
    .where('campaign_id', '=', campaign.id)
    .executeTakeFirstOrThrow();
  const answer = await t.call('DELETE', `/advertiser/campaigns/${campaign.id}`, advertiser);
  expect(answer.json()).toEqual({ outcome: 'deleted' });
  expect(await t.services.storage.stat(storage_key ?? '')).toBeUndefined();
  const { rows } = await sql`select from material where campaign_id = ${campaign.id}`.execute(t.db);
  expect(rows).toEqual([]);
});

test('nobody can ask for a file that is none', async () => {
  for (const name of ['..%2f..%2fetc%2fpasswd', 'x', 'U'.repeat(10), '0123456789.png', '%00', 'z'.repeat(10)])
    expect((await load(name)).statusCode).toBe(404);
});

import type { Brand } from '@callstead/contract/brand';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { composeMail } from '../../mail/mails.ts';
import { issuerAt, networkNameAt } from '../../settings/issuer.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { MAIL_TEXTS } from '../../workers/mail-texts.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
});
beforeEach(async () => {
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const PLAIN: Brand = { name: 'Callstead', accent: '', logo: '', senderName: '', senderEmail: '' };

async function save(group: string, values: object) {
  const { groups } = (await t.call('GET', '/admin/settings', admin)).json();
  const { version } = groups.find((each: { group: string }) => each.group === group);
  return t.call('PUT', '/admin/settings', { headers: admin.headers, body: { group, version, values } });
}
const saveBrand = (change: Partial<Brand>) => save('brand', { ...PLAIN, ...change });
const store = (image: Buffer, person = admin) =>
  t.call('POST', '/admin/settings/logo', { headers: person.headers, body: { image: image.toString('base64') } });

test('a network is called Callstead until somebody names it, and its pages, manifest and documents then say so', async () => {
  const link = () => t.app.inject({ method: 'GET', url: '/t/XX999/ABCDEF' });
  expect((await link()).body).toContain('<header>Callstead</header>');
  const before = new Date();
  expect((await saveBrand({ name: 'Roe & Peña', accent: '#1D4ED8' })).statusCode).toBe(200);
  const page = (await link()).body;
  expect(page).toContain('<header>Roe &amp; Peña</header>');
  expect(page).toMatch(/<title>[^<]+ · Roe &amp; Peña<\/title>/);
  expect(page).toContain('--primary: #1d4ed8;');
  const manifest = (await t.app.inject({ method: 'GET', url: '/site.webmanifest' })).json();
  expect(manifest).toMatchObject({ name: 'Roe & Peña', icons: [] });
  expect([await networkNameAt(t.db, before), await networkNameAt(t.db, new Date(Date.now() + 60_000))]).toEqual([
    'Callstead',
    'Roe & Peña',
  ]);
  expect((await issuerAt(t.db, new Date(Date.now() + 60_000))).name).toBe('Roe & Peña');
});

test('the network’s own advertiser is called as the network is, until somebody calls it otherwise', async () => {
  const { id } = await t.anAccount('advertiser');
  const house = () => t.db.updateTable('account').where('id', '=', id);
  const { name: now } = t.services.settings.of('brand');
  await house().set({ is_house: true, name: now }).execute();
  const { id: other } = await t.anAccount('advertiser');
  await t.db.updateTable('account').set({ name: now }).where('id', '=', other).execute();
  const nameOf = async (account: string) =>
    (await t.db.selectFrom('account').select('name').where('id', '=', account).executeTakeFirstOrThrow()).name;
  await saveBrand({ name: 'Roe Media' });
  expect([await nameOf(id), await nameOf(other)]).toEqual(['Roe Media', now]);
  await house().set({ name: 'Own campaigns' }).execute();
  await saveBrand({ name: 'Roe & Sons' });
  expect(await nameOf(id)).toBe('Own campaigns');
});

test('what is taken away, and what nobody did by hand, bears the name the network has', async () => {
  await saveBrand({ name: 'Roe & Peña' });
  const file = await t.call('GET', '/admin/audit.csv', admin);
  expect(file.headers['content-disposition']).toBe('attachment; filename="roe-pena-audit.csv"');
  const subject = { type: 'network' as const, id: 'a-night', name: 'night' };
  await inTransaction(t.services, (tx) => emit(tx, 'network', { type: 'reconciliation.run', subject, after: {} }));
  const told = await t.db.selectFrom('event_inbox').select('actor_name').where('subject_id', '=', 'a-night').execute();
  const taken = await t.db.selectFrom('event').select('actor_name').where('subject_id', '=', 'a-night').execute();
  expect([...told, ...taken][0]).toEqual({ actor_name: 'Roe & Peña' });
});

test('a mail carries name and colour of the network, and never renames what people wrote', () => {
  const values = { name: 'Ana', subject: 'Callstead or not', reply: 'Yes.', link: 'https://x.example/t' };
  const order = { mail: 'ticket-reply', to: 'ana@example.com', language: 'en', values } as const;
  const shades = { light: '#1d4ed8', lightHover: '#163ba4', dark: '#8ba6ec', darkHover: '#a7bbf1' };
  const sender = { supportEmail: 'help@roe.example', look: { name: 'Roe', shades } };
  const { subject, html, text } = composeMail(order, sender, MAIL_TEXTS);
  expect(subject).toBe('Roe: reply to your ticket “Callstead or not”');
  expect(html).toContain('>Roe</span>');
  expect(html).toContain('#1D4ED8');
  expect(html).not.toContain('#0E5A4A');
  expect(text).toContain('this address was used at Roe.');
});

test('a colour on which nothing could be read is refused with its reason, and so is what is none', async () => {
  const refusalOf = async (change: Partial<Brand>) => (await saveBrand(change)).json().fields;
  expect(await refusalOf({ accent: '#ffcc00' })).toEqual({ 'values.accent': 'contrast_low' });
  expect(await refusalOf({ accent: 'green' })).toEqual({ 'values.accent': 'colour_invalid' });
  expect(await refusalOf({ name: '' })).toEqual({ 'values.name': 'required' });
  expect(await refusalOf({ name: '<b>Roe</b>' })).toEqual({ 'values.name': 'invalid' });
  expect(await refusalOf({ senderName: 'Roe" <x@y.example>' })).toEqual({ 'values.senderName': 'invalid' });
  expect(await refusalOf({ senderEmail: 'nobody' })).toEqual({ 'values.senderEmail': 'email_invalid' });
  expect(await refusalOf({ logo: 'f'.repeat(32) })).toEqual({ 'values.logo': 'invalid' });
});

test('a logo is drawn anew, served to everybody as an image and nothing else, and shown once the settings name it', async () => {
  const { logo } = (await store(aPicture(40))).json();
  expect(logo).toMatch(/^[0-9a-f]{32}$/);
  const served = await t.app.inject({ method: 'GET', url: `/api/logos/${logo}` });
  expect([served.statusCode, served.headers]).toMatchObject([
    200,
    {
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ]);
  expect((await saveBrand({ logo })).statusCode).toBe(200);
  const { icons } = (await t.app.inject({ method: 'GET', url: '/site.webmanifest' })).json();
  expect(icons).toEqual([{ src: `/api/logos/${logo}`, sizes: 'any', type: 'image/png' }]);
  expect((await t.app.inject({ method: 'GET', url: `/api/logos/${'0'.repeat(32)}` })).statusCode).toBe(404);
});

test('what is no picture, or no admin, stores none', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await store(drawing)).json().fields).toEqual({ image: 'invalid' });
  expect((await store(aPicture(801))).json().fields).toEqual({ image: 'invalid' });
  expect((await store(aPicture(4), await t.signIn('publisher'))).statusCode).toBe(403);
});

test('of a legal text the audit log keeps the beginning, and the settings all of it', async () => {
  const termsEn = 'Whoever uses this network agrees. '.repeat(500).trim();
  await save('legal', { termsEn, termsEs: '', privacyEn: '', privacyEs: '' });
  expect(t.services.settings.of('legal').termsEn).toBe(termsEn);
  const { after } = await t.db
    .selectFrom('audit_entry')
    .select('after')
    .where('action', '=', 'settings.change')
    .where('subject_id', '=', 'legal')
    .executeTakeFirstOrThrow();
  expect((after as { termsEn: string }).termsEn).toBe(`${termsEn.slice(0, 300)}…`);
});

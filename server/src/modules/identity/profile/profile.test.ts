import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { findAccount } from '../queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const read = (person: Person, account?: string) =>
  t.call('GET', `/account/profile${account ? `?account=${account}` : ''}`, { headers: person.headers });
const update = (person: Person, body: object, account?: string) =>
  t.call('PATCH', `/account/profile${account ? `?account=${account}` : ''}`, { headers: person.headers, body });
const deedsAbout = (id: string) =>
  t.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', id).orderBy('id').execute();

test('a publisher changes what the page asks for, and it is kept as numbers and addresses are written', async () => {
  const person = await t.signIn('publisher');
  const body = {
    fullName: '  Nora Paz ',
    phone: '(305) 555-0199',
    companyName: 'Paz Media',
    website: 'paz.example',
    trafficSources: 'SEO local',
    timeZone: 'America/Bogota',
  };
  const answer = await update(person, body);
  expect(answer.statusCode).toBe(200);
  const expected = { ...body, fullName: 'Nora Paz', phone: '+13055550199', website: 'https://paz.example' };
  expect(answer.json()).toMatchObject(expected);
  expect((await t.call('GET', '/session', person)).json().session.profile).toMatchObject(expected);
  expect((await read(person)).json()).toMatchObject({ profile: expected, pendingEmail: null });
  expect(await deedsAbout(person.profile.id)).toHaveLength(1);
});

test('what is not mentioned stays, what is emptied becomes nothing', async () => {
  const person = await t.signIn('publisher');
  await update(person, { companyName: 'Paz Media', website: 'https://paz.example', timeZone: 'Europe/Madrid' });
  await update(person, { website: '', timeZone: null });
  expect((await read(person)).json().profile).toMatchObject({
    companyName: 'Paz Media',
    website: null,
    timeZone: null,
  });
});

test.each([
  [{ fullName: ' ' }, { fullName: 'required' }],
  [{ phone: '123' }, { phone: 'phone_invalid' }],
  [{ phone: '+1 999' }, { phone: 'phone_invalid' }],
  [{ phone: '' }, { phone: 'required' }],
  [{ website: 'javascript:alert(1)' }, { website: 'website_invalid' }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'time_zone_invalid' }],
  [{ trafficSources: null }, { trafficSources: 'required' }],
  [{ address: '1 Main St' }, { address: 'invalid' }],
  [{ companyName: 'x'.repeat(201) }, { companyName: 'too_long' }],
])('%j is refused by name and nothing is saved', async (body, fields) => {
  const person = await t.signIn('affiliate');
  const answer = await update(person, { ...body, city: undefined });
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  expect(await findAccount(t.db, person.profile.id)).toEqual(person.profile);
});

test.each([
  { userType: 'admin' },
  { status: 'approved' },
  { email: 'new@people.example' },
  { id: 'x' },
  { language: 'en' },
])('nobody changes %j through it', async (smuggled) => {
  const person = await t.signIn('advertiser', 'pending');
  const answer = await update(person, { fullName: 'Otro Nombre', ...smuggled });
  expect(answer.json().code).toBe('validation_failed');
  expect(await findAccount(t.db, person.profile.id)).toEqual(person.profile);
});

test("an admin's change of another's profile is recorded as the admin's, with what it was before", async () => {
  const [admin, other] = [await t.signIn('admin'), await t.anAccount('advertiser')];
  await update(admin, { companyName: 'Casa Clara LLC', fullName: 'Test advertiser' }, other.id);
  expect(await deedsAbout(other.id)).toMatchObject([
    {
      actor_id: admin.profile.user_id,
      action: 'profile.update',
      before: { company_name: null },
      after: { company_name: 'Casa Clara LLC' },
    },
  ]);
});

test('saving what is already there changes nothing and is not recorded', async () => {
  const person = await t.signIn('publisher');
  const answer = await update(person, { fullName: person.profile.full_name, companyName: '' });
  expect(answer.json().updatedAt).toBe(person.profile.updated_at.toISOString());
  expect(await deedsAbout(person.profile.id)).toEqual([]);
});

test('everybody has a picture that anybody may load and keep', async () => {
  const person = await t.signIn('publisher');
  const { avatarUrl } = (await read(person)).json().profile;
  const picture = await t.app.inject({ method: 'GET', url: avatarUrl });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(picture.body).toMatch(/^<svg /);
  expect((await t.call('GET', '/avatars/..%2f')).statusCode).toBe(422);
});

import { usualChoice } from '@callstead/domain/notifications/preferences';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emit } from '../../events/emit.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const read = async (person: Person) => (await t.call('GET', '/preferences', person)).json();
const choose = ({ headers }: Person, kind: string, body: object) =>
  t.call('PUT', `/preferences/news/${kind}`, { headers, body });
const arrange = ({ headers }: Person, body: object) => t.call('PATCH', '/preferences/screen', { headers, body });
const rowsOf = ({ profile }: Person) =>
  t.db.selectFrom('news_preference').selectAll().where('user_id', '=', profile.user_id).execute();
const bellOf = async (person: Person) => (await t.call('GET', '/notifications', person)).json().data;

const USUAL = { bell: true, sound: false, mail: 'now' };

/** Something a publisher is told of by bell and mail. */
async function giveBonus({ profile }: Person) {
  await emit(t, 'network', {
    type: 'bonus.given',
    subject: { type: 'ledger', id: profile.id, name: profile.name },
    accountId: profile.id,
    facts: { amountCents: 5_000 },
  });
  await t.handleEvents();
}

test('everybody finds the usual for all that concerns them, until they choose otherwise', async () => {
  const person = await t.signIn('affiliate');
  const { news, screen } = await read(person);
  expect(screen).toEqual({ startPage: null, density: null, liveRail: false });
  for (const { kind, ...choice } of news) expect(choice).toEqual(usualChoice(kind));
  const kinds = news.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('payout_sent');
  expect(kinds).not.toContain('new_ticket');
});

test('what is chosen is kept, and what is as usual again leaves no row', async () => {
  const [person, other] = [await t.signIn('publisher'), await t.signIn('publisher')];
  const choice = { bell: false, sound: true, mail: 'digest' };
  expect((await choose(person, 'payout_sent', choice)).statusCode).toBe(204);
  expect((await read(person)).news).toContainEqual({ kind: 'payout_sent', ...choice });
  expect((await read(other)).news).toContainEqual({ kind: 'payout_sent', ...USUAL });
  await choose(person, 'payout_sent', { ...choice, mail: 'never' });
  expect(await rowsOf(person)).toMatchObject([{ kind: 'payout_sent', mail: 'never' }]);
  await choose(person, 'payout_sent', USUAL);
  expect(await rowsOf(person)).toEqual([]);
});

test.each([
  ['a mail that is owed', 'payout_failed', { ...USUAL, mail: 'never' }],
  ['a mail that nobody sends', 'number_assigned', { ...USUAL, mail: 'digest' }],
  ['news that do not concern them', 'new_ticket', USUAL],
  ['a change of their own account', 'account_status', { ...USUAL, bell: false }],
  ['a kind that does not exist', 'made_up', USUAL],
  ['a wish that does not exist', 'payout_sent', { ...USUAL, mail: 'weekly' }],
  ['half a choice', 'payout_sent', { bell: false }],
])('a publisher cannot choose about %s', async (_, kind, body) => {
  const person = await t.signIn('publisher');
  expect((await choose(person, kind, body)).statusCode).toBe(422);
  expect(await rowsOf(person)).toEqual([]);
});

test('a bell that is off for a kind does not ring, and rings again once it is on', async () => {
  const [person, other] = [await t.signIn('publisher'), await t.signIn('publisher')];
  await choose(person, 'bonus_given', { ...USUAL, bell: false });
  await giveBonus(person);
  await giveBonus(other);
  expect(await bellOf(person)).toEqual([]);
  expect(await bellOf(other)).toHaveLength(1);
  expect(await t.mailsTo(person.profile.email)).toMatchObject([{ mail: 'bonus-given' }]); // the mail is another choice
  await choose(person, 'bonus_given', USUAL);
  await giveBonus(person);
  expect(await bellOf(person)).toHaveLength(1);
});

test('a notification says whether its reader wants to hear of it', async () => {
  const person = await t.signIn('publisher');
  await giveBonus(person);
  expect(await bellOf(person)).toMatchObject([{ kind: 'bonus_given', sound: false }]);
  await choose(person, 'bonus_given', { ...USUAL, sound: true });
  expect(await bellOf(person)).toMatchObject([{ sound: true }]);
});

test('a new user is heard by every admin who did not choose silence', async () => {
  const network = await createTestNetwork();
  const [loud, quiet] = [await network.signIn('admin'), await network.signIn('admin')];
  const body = { bell: true, sound: false, mail: 'now' };
  await network.call('PUT', '/preferences/news/new_user', { headers: quiet.headers, body });
  await emit(network, 'network', { type: 'account.registered', subject: { type: 'account', id: '7', name: 'Ana' } });
  await network.handleEvents();
  const heard = async (person: Person) => (await network.call('GET', '/notifications', person)).json().data[0].sound;
  expect([await heard(loud), await heard(quiet)]).toEqual([true, false]);
  await network.close();
});

test('a mail nobody wants is not sent; one that is wanted says where to choose', async () => {
  const [person, other] = [await t.signIn('publisher'), await t.signIn('publisher')];
  await choose(person, 'bonus_given', { ...USUAL, mail: 'never' });
  await giveBonus(person);
  await giveBonus(other);
  expect(await t.mailsTo(person.profile.email)).toEqual([]);
  const choicesLink = `${t.services.config.publicUrl}/publisher-dashboard/preferences`;
  expect(await t.mailsTo(other.profile.email)).toMatchObject([{ mail: 'bonus-given', choicesLink }]);
});

test('where somebody begins and how high rows are is kept, each for itself, and stands in their session', async () => {
  const person = await t.signIn('admin');
  expect((await arrange(person, { startPage: 'inbox' })).json()).toEqual({
    startPage: 'inbox',
    density: null,
    liveRail: false,
  });
  expect((await arrange(person, { density: 'default' })).json()).toEqual({
    startPage: 'inbox',
    density: 'default',
    liveRail: false,
  });
  const { session } = (await t.call('GET', '/session', person)).json();
  expect(session.screen).toEqual({ startPage: 'inbox', density: 'default', liveRail: false });
  expect((await arrange(person, { startPage: null })).json()).toEqual({
    startPage: null,
    density: 'default',
    liveRail: false,
  });
});

test('calls in flight stay beside the list, once somebody wants them there', async () => {
  const person = await t.signIn('publisher');
  expect((await arrange(person, { liveRail: true })).json()).toMatchObject({ liveRail: true });
  expect((await read(person)).screen).toEqual({ startPage: null, density: null, liveRail: true });
  expect((await arrange(person, { liveRail: false })).json()).toMatchObject({ liveRail: false });
});

test.each([{ startPage: 'billing' }, { startPage: 'nowhere' }, { density: 'huge' }, { zoom: 2 }])(
  'an admin cannot begin with %j',
  async (body) => {
    const person = await t.signIn('admin');
    expect((await arrange(person, body)).statusCode).toBe(422);
    expect((await read(person)).screen).toEqual({ startPage: null, density: null, liveRail: false });
  },
);

test('an admin who looks with another’s eyes neither reads nor changes what that person chose', async () => {
  const [admin, publisher] = [await t.signIn('admin'), await t.signIn('publisher')];
  await arrange(admin, { density: 'default' });
  await t.call('POST', `/admin/accounts/${publisher.profile.id}/view`, { headers: admin.headers });
  expect((await t.call('GET', '/preferences', admin)).statusCode).toBe(403);
  expect((await choose(admin, 'payout_sent', { ...USUAL, bell: false })).statusCode).toBe(403);
  expect((await arrange(admin, { density: 'compact' })).statusCode).toBe(403);
  expect(await rowsOf(publisher)).toEqual([]);
  const { session } = (await t.call('GET', '/session', admin)).json();
  expect([session.profile.id, session.screen.density]).toEqual([publisher.profile.id, 'default']);
});

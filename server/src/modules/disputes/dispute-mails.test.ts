import { GATHER_MINUTES } from '@callstead/domain/disputes/dispute-mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const say = (person: Person, id: string, message: string) =>
  t.call('POST', `/disputes/call/${id}/messages`, { ...person, body: { message } });
const bellsOf = (person: Person) =>
  rows<{ kind: string; data: { side?: string } }>(
    t.db,
    'select kind, data from notification where recipient_id = $1 order by id',
    [person.profile.user_id],
  );
const mailsTo = (person: Person) => t.mailsTo(person.profile.email);
const namesOf = async (person: Person) => (await mailsTo(person)).map(({ mail }) => mail);

/** Both sides with nobody else's news, and a call the advertiser disputes. */
async function aDispute() {
  const [publisher, advertiser] = [await t.signIn('publisher'), await t.signIn('advertiser')];
  const sides = { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id };
  const id = await aQualifiedCall(t, await aLine(t, sides));
  const body = { reason: 'wrong number' };
  expect((await t.call('POST', `/calls/${id}/dispute`, { ...advertiser, body })).statusCode).toBe(200);
  await t.handleEvents();
  return { publisher, advertiser, id };
}

/** As if it had been said before mails of now began to wait. */
const saidLongAgo = (id: string) =>
  rows(t.db, `update dispute_message set at = at - $2 * interval '1 minute' where sale_id = $1`, [id, GATHER_MINUTES]);

test('who is disputed, answered or decided about hears of it by bell and mail, without a word of what was written', async () => {
  const { publisher, advertiser, id } = await aDispute();
  expect(await namesOf(publisher)).toEqual(['dispute-opened']);
  await say(publisher, id, 'It was María at 305 555 0123');
  await t.handleEvents();
  expect((await bellsOf(advertiser)).at(-1)).toEqual({
    kind: 'dispute_message',
    data: { callId: id, side: 'publisher' },
  });
  expect((await bellsOf(admin)).at(-1)).toEqual({ kind: 'dispute_message', data: { callId: id, side: 'publisher' } });
  const [mail] = await mailsTo(advertiser);
  expect(mail).toMatchObject({ mail: 'dispute-message', language: 'es', values: { of: 'call', side: 'publisher' } });
  expect(JSON.stringify([mail, await bellsOf(advertiser)])).not.toMatch(/María|0123/);
  expect(mail?.values).toHaveProperty(
    'link',
    `${t.services.config.publicUrl}/advertiser-dashboard/disputes/call/${id}`,
  );
  await t.call('POST', `/admin/calls/${id}/decision`, {
    ...admin,
    body: { decision: 'refused', reason: 'You are right' },
  });
  await t.handleEvents();
  for (const side of [publisher, advertiser]) {
    expect((await mailsTo(side)).at(-1)).toMatchObject({
      ...{ mail: 'dispute-decided', values: { isRefused: true, reason: 'You are right' } },
    });
  }
  expect(await mailsTo(admin)).toEqual([]); // the queue tells them
});

test('several messages within minutes are one mail, which waits for them; the next after it is another', async () => {
  const { publisher, advertiser, id } = await aDispute();
  for (const message of ['One', 'Two']) await say(publisher, id, message);
  await say(admin, id, 'Three');
  await t.handleEvents();
  expect(await namesOf(advertiser)).toEqual(['dispute-message']);
  expect(await namesOf(publisher)).toEqual(['dispute-opened', 'dispute-message']);
  const waits = await rows<{ seconds: number }>(
    t.db,
    `select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
     where name = 'send-mail' and data ->> 'mail' = 'dispute-message' and data ->> 'to' = $1`,
    [advertiser.profile.email],
  );
  expect(waits).toEqual([{ seconds: GATHER_MINUTES * 60 }]);
  expect((await bellsOf(advertiser)).map(({ data }) => data.side)).toEqual(['publisher', 'publisher', 'admin']);
  await saidLongAgo(id);
  await say(publisher, id, 'Four');
  await t.handleEvents();
  expect(await namesOf(advertiser)).toEqual(['dispute-message', 'dispute-message']);
});

test('who turned these mails off, by the link in one or in the panel, gets none; the bell rings on', async () => {
  const { publisher, advertiser, id } = await aDispute();
  await say(publisher, id, 'One');
  await t.handleEvents();
  const [mail] = await mailsTo(advertiser);
  const { unsubscribeLink } = (mail as { values: { unsubscribeLink: string } }).values;
  const url = unsubscribeLink.slice(t.services.config.publicUrl.length);
  expect((await t.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  await saidLongAgo(id);
  await say(publisher, id, 'Two');
  await t.handleEvents();
  expect(await mailsTo(advertiser)).toHaveLength(1);
  expect(await bellsOf(advertiser)).toHaveLength(2);
  const { news } = (await t.call('GET', '/preferences', advertiser)).json();
  expect(news).toContainEqual({ kind: 'dispute_message', bell: true, sound: false, mail: 'never' });
  const body = { bell: true, sound: false, mail: 'now' };
  expect((await t.call('PUT', '/preferences/news/dispute_message', { ...advertiser, body })).statusCode).toBe(204);
  await saidLongAgo(id);
  await say(publisher, id, 'Three');
  await t.handleEvents();
  expect(await mailsTo(advertiser)).toHaveLength(2);
});

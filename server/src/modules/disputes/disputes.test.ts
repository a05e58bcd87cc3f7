import type { DisputeListResponse, DisputeThread } from '@callstead/contract/disputes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../testing/call-world.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';

let t: TestNetwork;
let admin: Person;
let publisher: Person;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  [admin, publisher, advertiser] = [await t.signIn('admin'), await t.signIn('publisher'), await t.signIn('advertiser')];
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const post = (person: Person, path: string, body: object) => t.call('POST', path, { ...person, body });
const thread = async (person: Person, id: string): Promise<DisputeThread> =>
  (await t.call('GET', `/disputes/call/${id}`, person)).json();
const say = (person: Person, id: string, message: string, more: object = {}) =>
  post(person, `/disputes/call/${id}/messages`, { message, ...more });
const queue = async (query = ''): Promise<DisputeListResponse> =>
  (await t.call('GET', `/admin/disputes${query}`, admin)).json();

async function aCallOfBoth(): Promise<string> {
  const sides = { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id };
  return aQualifiedCall(t, await aLine(t, sides));
}

async function aDisputedCall(body: object = {}): Promise<string> {
  const id = await aCallOfBoth();
  const answer = await post(advertiser, `/calls/${id}/dispute`, { reason: 'wrong number', ...body });
  expect(answer.statusCode).toBe(200);
  return id;
}

/** As if it had been disputed so many hours earlier. */
const openedEarlier = (id: string, hours: number) =>
  rows(t.db, `update call set dispute = jsonb_set(dispute, '{at}', to_jsonb($2::text)) where id = $1`, [
    id,
    new Date(Date.now() - hours * 3_600_000).toISOString(),
  ]);

test('both sides and the network speak in one thread, with the second that shows it', async () => {
  const id = await aDisputedCall({ category: 'wrong_service', second: 41 });
  expect(await thread(publisher, id)).toMatchObject({
    ...{
      category: 'wrong_service',
      second: 41,
      reason: 'wrong number',
      turn: 'publisher',
      messages: [],
      mayWrite: true,
    },
  });
  expect((await say(publisher, id, 'He asked for plumbing', { second: 63 })).statusCode).toBe(201);
  await say(admin, id, 'We are listening');
  await say(advertiser, id, 'He said roofing');
  const seen = await thread(advertiser, id);
  expect(seen.turn).toBe('admin');
  expect(seen.messages.map(({ side, second, author }) => [side, second, author])).toEqual([
    ['publisher', 63, null],
    ['admin', null, null],
    ['advertiser', null, null],
  ]);
  expect((await thread(admin, id)).messages[0]?.author).toBe(publisher.profile.full_name);
});

test('nothing is said of what was decided, and the decision stands in the thread', async () => {
  const id = await aDisputedCall();
  await post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: 'You are right', seen: 'disputed' });
  expect(await thread(publisher, id)).toMatchObject({
    ...{ turn: null, mayWrite: false, category: 'other', decision: { billing: 'refused', reason: 'You are right' } },
  });
  expect((await say(publisher, id, 'But')).json().code).toBe('billing_state');
  expect((await thread(publisher, id)).messages).toEqual([]);
});

test('a publisher who let their time pass is too late, and the network is to decide', async () => {
  const id = await aDisputedCall();
  await openedEarlier(id, 73);
  expect(await thread(publisher, id)).toMatchObject({ turn: 'admin', mayWrite: false });
  expect((await say(publisher, id, 'Wait')).json().code).toBe('billing_state');
  expect((await say(advertiser, id, 'Well?')).statusCode).toBe(201);
});

test('a stranger finds no thread, and neither does anybody of a call that is not disputed', async () => {
  const [disputed, quiet] = [await aDisputedCall(), await aCallOfBoth()];
  const stranger = await t.signIn('publisher');
  expect((await t.call('GET', `/disputes/call/${disputed}`, stranger)).statusCode).toBe(404);
  expect((await say(stranger, disputed, 'Hi')).statusCode).toBe(404);
  expect((await t.call('GET', `/disputes/call/${quiet}`, publisher)).statusCode).toBe(404);
  expect((await t.call('GET', `/disputes/lead/${disputed}`, publisher)).statusCode).toBe(404);
});

test('publishers read what was written without the number of the caller', async () => {
  const id = await aCallOfBoth();
  const [call] = await rows<{ caller: string }>(t.db, 'select caller from call where id = $1', [id]);
  await post(advertiser, `/calls/${id}/dispute`, { reason: `${call?.caller} called before` });
  await say(advertiser, id, `Ask ${call?.caller}`);
  const [forPublisher, forAdmin] = [await thread(publisher, id), await thread(admin, id)];
  expect(JSON.stringify(forPublisher)).not.toContain(call?.caller);
  expect(JSON.stringify(forAdmin)).toContain(call?.caller);
});

test('a returned lead has a thread of the same kind, without a recording to point into', async () => {
  const sides = { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id };
  const { id } = await postLead(t, await aLeadCampaign(t, sides));
  await post(advertiser, `/leads/${id}/return`, { reason: 'wrong_number', note: 'Nobody there' });
  const address = `/disputes/lead/${id}`;
  expect(
    (await post(publisher, `${address}/messages`, { message: 'He answered me', second: 3 })).json().fields,
  ).toEqual({
    second: 'not_offered',
  });
  expect((await post(publisher, `${address}/messages`, { message: 'He answered me' })).statusCode).toBe(201);
  expect((await t.call('GET', address, advertiser)).json()).toMatchObject({
    ...{ category: 'wrong_number', reason: 'Nobody there', second: null, messages: [{ side: 'publisher' }] },
  });
});

test('the queue has the oldest first, told by whose turn it is, page by page', async () => {
  const [old, fresh, answered] = [await aDisputedCall(), await aDisputedCall(), await aDisputedCall()];
  await openedEarlier(old, 100);
  await openedEarlier(answered, 2);
  await say(publisher, answered, 'No');
  const idsOf = async (query?: string) => (await queue(query)).data.map(({ id }) => id);
  const ready = await idsOf('?turn=admin');
  expect(ready.indexOf(old)).toBe(0);
  expect(ready).toContain(answered);
  expect(ready).not.toContain(fresh);
  expect(await idsOf('?turn=publisher')).toContain(fresh);

  const all = await idsOf();
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: DisputeListResponse = await queue(`?limit=2${next && `&after=${next}`}`);
    seen.push(...page.data.map(({ id }) => id));
    next = page.next;
  }
  expect(seen).toEqual(all);
  expect((await queue()).data.find(({ id }) => id === old)).toMatchObject({
    ...{ kind: 'call', turn: 'admin', publisher: publisher.profile.name },
  });
});

import { REST_DAYS } from '@callstead/domain/numbers/number-state';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCampaign } from '../../testing/a-campaign.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { handOutNumbers } from './hand-out.ts';

let t: TestNetwork;
let admin: Person;
beforeEach(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterEach(() => t.close());

const asAdmin = (body: object) => ({ headers: admin.headers, body });
const numberAt = (index: number) => `+1305555${String(1000 + index)}`;
const textOf = (count: number, from = 0) => Array.from({ length: count }, (_, i) => numberAt(from + i)).join('\n');
const importNumbers = (text: string) => t.call('POST', '/admin/numbers', asAdmin({ text, carrier: 'twilio' }));
const list = async (query = '') => (await t.call('GET', `/admin/numbers?limit=100${query}`, admin)).json();
const approve = (id: string) => t.call('POST', `/applications/${id}/decision`, asAdmin({ decision: 'approve' }));
const revoke = (id: string) => t.call('POST', `/applications/${id}/revocation`, asAdmin({}));
const assigned = () =>
  t.db
    .selectFrom('tracking_number')
    .select(['number', 'application_id'])
    .where('application_id', 'is not', null)
    .orderBy('number')
    .execute();

/** Applications of as many publishers as asked for, in one go. */
async function pending(
  count: number,
  type: 'call' | 'lead' = 'call',
  countries?: readonly string[],
): Promise<string[]> {
  const { id: advertiserId } = await t.anAccount('advertiser');
  const campaign = await aCampaign(t.db, advertiserId, { type, ...(countries && { countries }) });
  const rows = [];
  for (let i = 0; i < count; i += 1) {
    const { id } = await t.anAccount('publisher');
    rows.push({ campaign_id: campaign.id, publisher_id: id });
  }
  const made = await t.db.insertInto('application').values(rows).returning('id').execute();
  return made.map((row) => row.id);
}

describe('handing out numbers', () => {
  test('50 approvals at once on a pool of 10 hand out 10 different numbers, and 40 get theirs as numbers are added', async () => {
    await importNumbers(textOf(10));
    const ids = await pending(50);
    const answers = await Promise.all(ids.map(approve));
    expect(answers.map((answer) => answer.json().status)).toEqual(Array(50).fill('approved'));
    const first = await assigned();
    expect(new Set(first.map((row) => row.number)).size).toBe(10);
    expect(new Set(first.map((row) => row.application_id)).size).toBe(10);
    expect((await list()).counts).toEqual({ available: 0, assigned: 10, resting: 0, waiting: 40 });
    const queue = await t.db
      .selectFrom('application')
      .select('id')
      .where('waits_since', 'is not', null)
      .orderBy('waits_since')
      .orderBy('id')
      .execute();

    // Several admins bring numbers at once; whoever waits longest is served first.
    await importNumbers(textOf(5, 10));
    const served = new Set((await assigned()).map((row) => row.application_id));
    expect(queue.slice(0, 5).every(({ id }) => served.has(id))).toBe(true);
    expect(queue.slice(5).some(({ id }) => served.has(id))).toBe(false);
    await Promise.all([0, 1, 2, 3, 4].map((part) => importNumbers(textOf(7, 15 + 7 * part))));
    const all = await assigned();
    expect(all).toHaveLength(50);
    expect(new Set(all.map((row) => row.application_id))).toEqual(new Set(ids));
    expect((await list()).counts).toEqual({ available: 0, assigned: 50, resting: 0, waiting: 0 });
  }, 30_000);

  test('numbers that come in while approvals are being made leave nobody waiting', async () => {
    const ids = await pending(12);
    await Promise.all([...ids.map(approve), ...[0, 1, 2, 3].map((part) => importNumbers(textOf(3, part * 3)))]);
    expect((await list()).counts).toEqual({ available: 0, assigned: 12, resting: 0, waiting: 0 });
  });

  test('a lead campaign takes no number', async () => {
    await importNumbers(textOf(1));
    const [id = ''] = await pending(1, 'lead');
    await approve(id);
    expect(await assigned()).toEqual([]);
    expect((await list()).counts.waiting).toBe(0);
  });

  test('an empty pool warns every admin once, with the figure of the moment', async () => {
    const ids = await pending(3);
    for (const id of ids) await approve(id);
    const warnings = await t.db
      .selectFrom('notification')
      .select(['recipient_id', 'data'])
      .where('kind', '=', 'pool_empty')
      .execute();
    expect(warnings).toMatchObject([{ recipient_id: admin.profile.user_id, data: { waiting: 3 } }]);
    await t.db.updateTable('notification').set({ read_at: new Date() }).execute();
    const [another = ''] = await pending(1);
    await approve(another);
    const again = await t.db.selectFrom('notification').select('data').where('kind', '=', 'pool_empty').execute();
    expect(again).toHaveLength(2);
  });

  test('the publisher is told which number it is', async () => {
    await importNumbers(textOf(1));
    const [id = ''] = await pending(1);
    await approve(id);
    const news = await t.db.selectFrom('notification').select('data').where('kind', '=', 'number_assigned').execute();
    expect(news).toMatchObject([{ data: { number: numberAt(0) } }]);
    const entries = await t.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_type', '=', 'number')
      .orderBy('id')
      .execute();
    expect(entries.map((entry) => entry.action)).toEqual(['number.import', 'number.assign']);
  });

  test('after a revocation the number rests for 30 days and then goes to whoever waits', async () => {
    await importNumbers(textOf(1));
    const [first = '', second = ''] = await pending(2);
    await approve(first);
    await approve(second);
    await revoke(first);
    const resting = await list('&state=resting');
    expect(resting.counts).toEqual({ available: 0, assigned: 0, resting: 1, waiting: 1 });
    const { releasedAt, restsUntil } = resting.data[0];
    const days = (Date.parse(restsUntil) - Date.parse(releasedAt)) / 86_400_000;
    expect(days).toBe(REST_DAYS);
    await handOutNumbers(t, new Date(Date.parse(restsUntil) - 1));
    expect(await assigned()).toEqual([]);
    await handOutNumbers(t, new Date(restsUntil));
    expect(await assigned()).toEqual([{ number: numberAt(0), application_id: second }]);
  });

  test('a campaign gets numbers of its own countries first, and of +1 where there are none', async () => {
    await importNumbers(`${numberAt(0)}\n${numberAt(1)}\n+34910500100\n+525550100100\n+442079460100`);
    const [abroad = '', next = '', third = ''] = await pending(3, 'call', ['MX', 'ES']);
    const [home = ''] = await pending(1);
    for (const id of [home, abroad, next, third]) await approve(id);
    expect(await assigned()).toEqual([
      { number: numberAt(0), application_id: home },
      { number: numberAt(1), application_id: third },
      { number: '+34910500100', application_id: next },
      { number: '+525550100100', application_id: abroad },
    ]);
  });

  test('who waits for a number of +1 does not keep a number of Spain from who is next', async () => {
    const [home = ''] = await pending(1);
    const [spain = ''] = await pending(1, 'call', ['ES']);
    await approve(home);
    await approve(spain);
    await importNumbers('+34910500101\n+442079460101');
    expect(await assigned()).toEqual([{ number: '+34910500101', application_id: spain }]);
    expect((await list()).counts).toMatchObject({ available: 1, waiting: 1 });
  });

  test('a deleted application leaves its number resting', async () => {
    await importNumbers(textOf(1));
    const [id = ''] = await pending(1);
    await approve(id);
    await t.db.deleteFrom('application').where('id', '=', id).execute();
    expect((await list()).counts).toMatchObject({ resting: 1, assigned: 0 });
  });
});

describe('the pool', () => {
  test('a preview says what is wrong with each line and writes nothing; the import is idempotent', async () => {
    await importNumbers(numberAt(0));
    const text = `numero,operador\n(305) 555-1001,signalwire\n305-555-1001\n${numberAt(0)}\n12345\n+442071838750\n+18765550123\n+14165550123`;
    const verdicts = (answer: { json: () => { lines: { verdict: string }[] } }) =>
      answer.json().lines.map((line) => line.verdict);
    const preview = await t.call('POST', '/admin/numbers/previews', asAdmin({ text }));
    const judged = ['new', 'duplicate', 'known', 'invalid', 'new', 'new', 'new'];
    expect(verdicts(preview)).toEqual(judged);
    expect((await list()).data).toHaveLength(1);
    expect(verdicts(await importNumbers(text))).toEqual(judged);
    expect(verdicts(await importNumbers(text)).includes('new')).toBe(false);
    const { data: numbers } = await list();
    expect(numbers.map((each: { number: string; carrier: string }) => [each.number, each.carrier])).toEqual([
      [numberAt(0), 'twilio'],
      ['+13055551001', 'signalwire'],
      ['+14165550123', 'twilio'],
      ['+18765550123', 'twilio'],
      ['+442071838750', 'twilio'],
    ]);
    expect((await importNumbers(' ')).json().fields).toEqual({ text: 'required' });
  });

  test('releasing takes the number away and gives the approval another', async () => {
    await importNumbers(textOf(2));
    const [id = ''] = await pending(1);
    await approve(id);
    const [{ id: numberId }] = (await list('&state=assigned')).data;
    const release = () => t.call('POST', `/admin/numbers/${numberId}/release`, admin);
    expect((await release()).statusCode).toBe(204);
    expect(await assigned()).toEqual([{ number: numberAt(1), application_id: id }]);
    expect((await list('&state=resting')).data).toMatchObject([{ id: numberId, assignedTo: null }]);
    expect((await release()).statusCode).toBe(204);
    expect((await list()).counts).toEqual({ available: 0, assigned: 1, resting: 1, waiting: 0 });
  });

  test('only numbers that nobody uses and nobody may still call can be deleted', async () => {
    await importNumbers(textOf(2));
    const [id = ''] = await pending(1);
    await approve(id);
    const remove = async (state: string) => {
      const [{ id: numberId }] = (await list(`&state=${state}`)).data;
      return t.call('DELETE', `/admin/numbers/${numberId}`, admin);
    };
    expect((await remove('assigned')).json().code).toBe('number_in_use');
    await revoke(id);
    expect((await remove('resting')).json().code).toBe('number_in_use');
    expect((await remove('available')).statusCode).toBe(204);
    expect((await list()).data).toHaveLength(1);
  });

  test('numbers are found by digits, carrier, publisher and campaign, and come in pages', async () => {
    await importNumbers(textOf(5));
    const [id = ''] = await pending(1);
    await approve(id);
    const count = async (search: string) => (await list(`&search=${encodeURIComponent(search)}`)).data.length;
    expect(await count('(305) 555-1003')).toBe(1);
    expect(await count('TWILIO')).toBe(5);
    expect(await count('test publisher')).toBe(1);
    expect(await count('TEST0')).toBe(1);
    await t.db
      .updateTable('profile')
      .set({ full_name: 'José Ávila' })
      .where('full_name', '=', 'Test publisher')
      .execute();
    for (const search of ['jose avila', 'JOSÉ']) expect(await count(search)).toBe(1);
    const first = (await t.call('GET', '/admin/numbers?limit=3', admin)).json();
    const rest = (await t.call('GET', `/admin/numbers?limit=3&after=${encodeURIComponent(first.next)}`, admin)).json();
    expect([...first.data, ...rest.data].map((each) => each.number)).toEqual(textOf(5).split('\n'));
    expect(rest.hasMore).toBe(false);
  });
});

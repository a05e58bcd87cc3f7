import { randomUUID } from 'node:crypto';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { isReference } from '@callstead/domain/transfers/transfer-reference';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { findBalance } from '../ledger/queries.ts';
import { verifyLedger } from '../ledger/verify.ts';

let t: TestNetwork;
let admin: Person;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  const values = { bankName: 'Banco', holder: 'Callstead LLC', account: '000123', routing: '', note: '' };
  await post('PUT', '/admin/settings', admin, { group: 'transfers', version: 0, values });
});
beforeEach(async () => {
  advertiser = await t.signIn('advertiser');
});
afterAll(() => t.close());

const post = (method: 'POST' | 'PUT', path: string, { headers }: Person, body: object) =>
  t.call(method, path, { headers, body });
const step = (id: string, name: 'match' | 'ignore' | 'undo', body: object, by = admin) =>
  post('POST', `/admin/transfers/${id}/${name}`, by, body);
const own = async (person = advertiser) =>
  (await t.call('GET', '/billing/transfers', { headers: person.headers })).json();
const listed = async (query = '') =>
  (await t.call('GET', `/admin/transfers${query}`, { headers: admin.headers })).json();
const find = async (id: string) => (await listed('?limit=200')).data.find((each: { id: string }) => each.id === id);
const balance = async (person = advertiser) =>
  (await findBalance(t.db, balanceOf(person.profile.id)))?.balance_cents ?? 0;

async function record(changes: object = {}): Promise<string> {
  const body = { id: randomUUID(), amountCents: 12_345, day: '2026-11-16', sender: 'Casa', text: 'pago', ...changes };
  expect((await post('POST', '/admin/transfers', admin, body)).statusCode).toBe(204);
  return body.id;
}

const importing = async (text: string, path = 'import') => {
  const response = await post('POST', `/admin/transfers/${path}`, admin, { text });
  return {
    status: response.statusCode,
    verdicts: response.json().lines?.map((each: { verdict: string }) => each.verdict),
  };
};
const fileOf = (...lines: string[]) => ['Fecha;Concepto;Ordenante;Importe', ...lines].join('\n');

test('every advertiser has a reference of their own that the domain takes for one', async () => {
  const found = await rows<{ reference: string }>(
    t.db,
    'select new_transfer_reference() as reference from generate_series(1, 200)',
  );
  expect(found.every(({ reference }) => isReference(reference))).toBe(true);
  const { reference, bank } = await own();
  expect(isReference(reference.replace(/^CS|-/g, ''))).toBe(true);
  expect(bank).toEqual({ bankName: 'Banco', holder: 'Callstead LLC', account: '000123', routing: null, note: null });
});

test('an announced transfer is confirmed with one request, booked once and told to the advertiser', async () => {
  const body = { id: randomUUID(), amountCents: 50_000 };
  expect((await post('POST', '/billing/transfers', advertiser, body)).statusCode).toBe(204);
  expect((await post('POST', '/billing/transfers', advertiser, body)).statusCode).toBe(204);
  expect((await post('POST', '/billing/transfers', advertiser, { ...body, amountCents: 1 })).json().code).toBe(
    'recorded_otherwise',
  );
  expect((await own()).transfers).toMatchObject([{ state: 'announced', amountCents: 50_000 }]);
  expect(await balance()).toBe(0);
  expect((await step(body.id, 'match', { accountId: advertiser.profile.id })).statusCode).toBe(204);
  expect(await balance()).toBe(50_000);
  expect((await own()).transfers).toMatchObject([{ state: 'matched' }]);
  const [entry] = await rows<{ kind: string }>(t.db, 'select kind from ledger_entry where source_key = $1', [
    `topup:${body.id}`,
  ]);
  expect(entry?.kind).toBe('top_up');
  const bells = await rows<{ kind: string; data: object }>(
    t.db,
    'select kind, data from notification where recipient_id = $1',
    [advertiser.profile.user_id],
  );
  expect(bells).toMatchObject([{ kind: 'transfer_matched', data: { amountCents: 50_000 } }]);
  const told = await rows(t.db, `select from notification where recipient_id = $1 and kind = 'transfer_announced'`, [
    admin.profile.user_id,
  ]);
  expect(told).toHaveLength(1);
  expect((await t.mailsTo(advertiser.profile.email)).map(({ mail }) => mail)).toEqual(['transfer-received']);
});

test('nobody buries the admins under announcements', async () => {
  const announce = () => post('POST', '/billing/transfers', advertiser, { id: randomUUID(), amountCents: 100 });
  const answers = new Set<number>();
  for (let times = 0; times < 31; times += 1) answers.add((await announce()).statusCode);
  expect([...answers]).toEqual([204, 429]);
});

test('an announced transfer and a mistyped line of the bank are asked about, and booked once when they are the same', async () => {
  const announced = randomUUID();
  await post('POST', '/billing/transfers', advertiser, { id: announced, amountCents: 77_700 });
  const { reference } = await own();
  const day = (await find(announced)).day;
  const mistyped = reference.replace(/.$/, (last: string) => (last === 'B' ? 'C' : 'B'));
  expect((await importing(fileOf(`${day};${mistyped};Casa;777,00`))).verdicts).toEqual(['proposed']);
  const line = (await listed('?state=unmatched&limit=200')).data.find(
    (each: { text: string }) => each.text === mistyped,
  );
  const match = (id: string, body: object = {}) => step(id, 'match', { accountId: advertiser.profile.id, ...body });
  for (const id of [announced, line.id]) expect((await match(id)).json().code).toBe('transfer_twin');
  expect(await balance()).toBe(0);
  expect((await match(announced, { twin: 'join' })).statusCode).toBe(204);
  expect(await balance()).toBe(77_700);
  expect((await own()).transfers).toMatchObject([{ id: line.id, state: 'matched' }]);
  expect((await match(announced)).json().code).toBe('transfer_state');
  expect(await find(announced)).toBeUndefined();
});

test('two transfers of the same amount are booked apart when somebody says so', async () => {
  const first = await record({ accountId: advertiser.profile.id, amountCents: 88_800 });
  const again = { id: randomUUID(), amountCents: 88_800, day: '2026-11-17', accountId: advertiser.profile.id };
  expect((await post('POST', '/admin/transfers', admin, again)).json().code).toBe('transfer_twin');
  expect((await post('POST', '/admin/transfers', admin, { ...again, twin: 'apart' })).statusCode).toBe(204);
  expect(await balance()).toBe(177_600);
  expect((await find(first)).state).toBe('matched');
});

test('of two admins who match the same transfer at once one does, and the money is there once', async () => {
  const [second, other] = [await t.signIn('admin'), await t.signIn('advertiser')];
  const id = await record();
  const answers = await Promise.all([
    step(id, 'match', { accountId: advertiser.profile.id }),
    step(id, 'match', { accountId: other.profile.id }, second),
    step(id, 'match', { accountId: advertiser.profile.id }, second),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409]);
  expect((await balance()) + (await balance(other))).toBe(12_345);
});

test('a wrong match is taken back with its reason, and the right one gets the money', async () => {
  const other = await t.signIn('advertiser');
  const id = await record({ accountId: advertiser.profile.id });
  expect(await balance()).toBe(12_345);
  expect((await step(id, 'undo', { reason: '' })).statusCode).toBe(422);
  expect((await step(id, 'undo', { reason: 'era de otro' })).statusCode).toBe(204);
  expect(await balance()).toBe(0);
  expect(await find(id)).toMatchObject({ state: 'unmatched', account: null, reason: 'era de otro' });
  expect((await step(id, 'undo', { reason: 'otra vez' })).json().code).toBe('transfer_state');
  expect((await step(id, 'match', { accountId: other.profile.id })).statusCode).toBe(204);
  expect([await balance(), await balance(other)]).toEqual([0, 12_345]);
  const keys = await rows<{ source_key: string }>(
    t.db,
    'select source_key from ledger_entry where source_key like $1 order by id',
    [`%${id}%`],
  );
  expect(keys.map(({ source_key }) => source_key)).toEqual([`topup:${id}`, `withdrawal:${id}`, `topup:${id}:2`]);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('recorded again under the same id for another advertiser it is refused: it is booked for the first', async () => {
  const other = await t.signIn('advertiser');
  const body = { id: randomUUID(), amountCents: 12_345, day: '2026-11-16', sender: null, text: null };
  const send = (accountId: string | null) => post('POST', '/admin/transfers', admin, { ...body, accountId });
  expect((await send(advertiser.profile.id)).statusCode).toBe(204);
  expect((await send(advertiser.profile.id)).statusCode).toBe(204);
  for (const accountId of [other.profile.id, null])
    expect((await send(accountId)).json().code).toBe('recorded_otherwise');
  expect([await balance(), await balance(other)]).toEqual([12_345, 0]);
});

test('what is spent already cannot be taken back', async () => {
  const id = await record({ accountId: advertiser.profile.id });
  const body = { id: randomUUID(), accountId: advertiser.profile.id, kind: 'withdrawal', amountCents: 1, reason: 'x' };
  await post('POST', '/admin/ledger/withdrawals', admin, body);
  expect((await step(id, 'undo', { reason: 'tarde' })).json().code).toBe('insufficient_balance');
  expect(await find(id)).toMatchObject({ state: 'matched' });
});

test('an ignored transfer says why, and can still be matched', async () => {
  const id = await record();
  expect((await step(id, 'ignore', { reason: 'devolución del banco' })).statusCode).toBe(204);
  expect(await find(id)).toMatchObject({ state: 'ignored', reason: 'devolución del banco' });
  expect((await step(id, 'match', { accountId: advertiser.profile.id })).statusCode).toBe(204);
  expect(await balance()).toBe(12_345);
});

test("the bank's file books what says whose it is, proposes what is one letter off, and never takes a line twice", async () => {
  const { reference } = await own();
  const letters = reference.replaceAll('-', '');
  const text = fileOf(
    `16/11/2026;Transf. ${letters.toLowerCase()} gracias;Casa Aldo;1.234,56`,
    `16/11/2026;${reference.slice(0, -1)};Casa Aldo;20,00`,
    '16/11/2026;Nómina;Otra;30,00',
    '16/11/2026;Nómina;Otra;30,00',
    '17/11/2026;Comisión;Banco;-5,00',
    '17/11/2026;ilegible;Banco;cinco',
  );
  const verdicts = ['matched', 'proposed', 'unknown', 'unknown', 'not_incoming', 'unreadable'];
  expect(await importing(text, 'import-preview')).toEqual({ status: 200, verdicts });
  expect(await balance()).toBe(0);
  expect(await importing(text)).toEqual({ status: 200, verdicts });
  expect(await balance()).toBe(123_456);
  const again = ['duplicate', 'duplicate', 'duplicate', 'duplicate', 'duplicate', 'unreadable'];
  expect(await importing(text)).toEqual({ status: 200, verdicts: again });
  expect(await balance()).toBe(123_456);
  const { data, counts } = await listed('?state=unmatched&search=casa%20aldo');
  expect(data).toMatchObject([{ amountCents: 2000, proposed: { id: advertiser.profile.id } }]);
  expect(counts.unmatched).toBeGreaterThanOrEqual(3);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a line is the same in a file that tells the order of its days and in one that does not', async () => {
  const { reference } = await own();
  const file = (...lines: string[]) => ['Date,Description,Amount', ...lines].join('\n');
  const line = `03/11/2026,${reference},88.00`;
  expect((await importing(file(line))).verdicts).toEqual(['matched']);
  const longer = file(line.replace('03/', '3/'), '25/11/2026,Fee,-1.00');
  expect((await importing(longer)).verdicts).toEqual(['duplicate', 'not_incoming']);
  expect(await balance()).toBe(8_800);
});

test('two admins who import the same file at once book it once', async () => {
  const { reference } = await own();
  const text = fileOf(`16/11/2026;${reference};Casa;77,00`);
  const both = await Promise.all([importing(text), importing(text)]);
  expect(both.flatMap(({ verdicts }) => verdicts).toSorted()).toEqual(['duplicate', 'matched']);
  expect(await balance()).toBe(7_700);
});

test("the bank's line of a transfer that was confirmed by hand books nothing more; of an announced one it confirms it", async () => {
  const { reference } = await own();
  const day = new Date().toISOString().slice(0, 10);
  await record({ amountCents: 5_000, day, accountId: advertiser.profile.id });
  const told = { id: randomUUID(), amountCents: 6_000 };
  await post('POST', '/billing/transfers', advertiser, told);
  const text = ['Date,Description,Amount', `${day},${reference},50.00`, `${day},${reference},60.00`].join('\n');
  expect((await importing(text)).verdicts).toEqual(['booked', 'matched']);
  expect(await balance()).toBe(11_000);
  expect(await find(told.id)).toMatchObject({ state: 'matched', account: { id: advertiser.profile.id } });
  expect((await importing(text)).verdicts).toEqual(['duplicate', 'duplicate']);
  expect(await balance()).toBe(11_000);
});

test('a file without a day and an amount says so beside the field', async () => {
  const response = await post('POST', '/admin/transfers/import-preview', admin, { text: 'hola\nmundo' });
  expect(response.json()).toMatchObject({ code: 'validation_failed', fields: { text: 'bank_file_invalid' } });
});

test('nothing but an advertiser can be given a transfer, and the database keeps what was booked', async () => {
  const id = await record();
  const publisher = await t.signIn('publisher');
  expect((await step(id, 'match', { accountId: publisher.profile.id })).statusCode).toBe(404);
  await expect(rows(t.db, 'update bank_transfer set amount_cents = 1 where id = $1', [id])).rejects.toThrow(
    'stay as they are',
  );
  await expect(rows(t.owner, 'delete from bank_transfer where id = $1', [id])).rejects.toThrow();
});

import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPerson } from '../../../secrets/person-hash.ts';
import { balances, rows } from '../../../testing/call-world.ts';
import { anImportCampaign, aRow, csvOf, HEADER, upload } from '../../../testing/lead-import-world.ts';
import { aPerson, postLead } from '../../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { forgetImports, forgetOldImports } from './forget-imports.ts';
import { runImports } from './run-imports.ts';

let t: TestNetwork;
let publisher: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  publisher = await t.signIn('publisher');
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const at = (id: string, rest = '') => `/publisher/lead-imports/${id}${rest}`;
const read = async (id: string) => (await t.call('GET', at(id), publisher)).json();
async function check(id: string, columns?: object[]) {
  const { mapping } = await read(id);
  const answer = await t.call('POST', at(id, '/check'), { ...publisher, body: { columns: columns ?? mapping } });
  await runImports(t.services);
  return answer;
}
async function start(id: string) {
  const answer = await t.call('POST', at(id, '/start'), publisher);
  await runImports(t.services);
  return answer;
}
const verdicts = async (id: string) =>
  (
    (await t.call('GET', at(id, '/rows?limit=200'), publisher)).json().data as {
      verdict: string;
      reason: string | null;
    }[]
  ).map(({ verdict, reason }) => (reason ? `${verdict}:${reason}` : verdict));
const leadsOf = (campaignId: string) => rows(t.db, 'select id from lead where campaign_id = $1', [campaignId]);
const stored = (id: string) => t.services.storage.stat(`imports/${id}/0`);

test('a file is mapped, tried without effect, taken once, and its refused rows come back to be mended', async () => {
  const campaign = await anImportCampaign(t, publisher, { balanceCents: 12_000 });
  const before = aPerson();
  await postLead(t, campaign, { person: before });
  const twin = aRow();
  const file = [
    aRow(),
    aRow({ 2: '+1 305' }),
    aRow({ 7: '' }),
    twin,
    twin,
    aRow({ 2: before.phone }),
    aRow({ 6: 'ayer' }),
  ];
  const id = await upload(t, publisher, campaign, csvOf(file));
  const detail = await read(id);
  expect(detail.status).toBe('uploaded');
  expect(detail.columns[0]).toMatchObject({ header: 'Nombre', examples: ['Ana', 'Ana', 'Ana'] });
  expect(detail.mapping).toHaveLength(HEADER.length);

  await check(id);
  expect(await read(id)).toMatchObject({ status: 'checked', totalRows: 7, doneRows: 7, hasRefused: true });
  const tried = ['ready', 'rejected:invalid_phone', 'rejected:no_consent', 'ready', 'duplicate', 'duplicate'];
  expect(await verdicts(id)).toEqual([...tried, 'unreadable:unreadable_field']);
  expect(await leadsOf(campaign.campaignId)).toHaveLength(1);
  expect(await balances(t.db, campaign)).toMatchObject({ balance: 7_000 });

  await start(id);
  expect((await start(id)).statusCode).toBe(202);
  // The balance is enough for one more: that is judged when it comes.
  expect(await verdicts(id)).toEqual([
    ...['accepted', 'rejected:invalid_phone', 'rejected:no_consent', 'rejected:no_balance', 'rejected:no_balance'],
    ...['duplicate', 'unreadable:unreadable_field'],
  ]);
  expect(await balances(t.db, campaign)).toMatchObject({ balance: 2_000 });
  expect(await read(id)).toMatchObject({ status: 'done', columns: null });
  expect(await stored(id)).toBeUndefined();

  const refused = await t.call('GET', at(id, '/refused?language=es'), publisher);
  const [header, first] = parse(refused.body, { bom: true }) as string[][];
  expect(header).toEqual([...HEADER, 'Fila', 'Motivo del rechazo', 'Campos por corregir']);
  expect(first?.slice(-3)).toEqual(['2', 'El teléfono no es válido', '']);
  // Mended, the file of refused rows is a file to bring: quotes before a plus are read over.
  const again = await upload(t, publisher, campaign, refused.body);
  await check(again);
  expect((await verdicts(again)).slice(2, 4)).toEqual(['ready', 'duplicate']);
});

test('a run that was cut off goes on: no row is taken twice', async () => {
  const campaign = await anImportCampaign(t, publisher, { balanceCents: 500_000 });
  const id = await upload(t, publisher, campaign, csvOf(Array.from({ length: 30 }, () => aRow())));
  await check(id);
  await t.call('POST', at(id, '/start'), publisher);
  const [{ next_at } = { next_at: new Date() }] = await rows<{ next_at: Date }>(
    t.db,
    'select next_at from lead_import where id = $1',
    [id],
  );
  // All of it was taken and nothing noted, as when a process dies in between.
  const lasting = { ...t.services, storage: { ...t.services.storage, delete: async () => undefined } };
  await runImports(lasting);
  const taken = await leadsOf(campaign.campaignId);
  expect(taken).toHaveLength(30);
  const forgotten = `status = 'running', position = 0, counts = '{}', next_at = $2`;
  await rows(t.db, `update lead_import set ${forgotten} where id = $1`, [id, next_at]);
  await runImports(t.services);
  expect(await leadsOf(campaign.campaignId)).toEqual(taken);
  await rows(t.db, `update lead_import set status = 'running' where id = $1`, [id]); // its file is gone by now
  await runImports(t.services);
  expect(await read(id)).toMatchObject({ status: 'done', counts: [{ verdict: 'accepted', reason: null, rows: 30 }] });
});

test('what is wrong with a mapping is named; without columns of consent nothing is checked', async () => {
  const campaign = await anImportCampaign(t, publisher);
  const id = await upload(t, publisher, campaign, csvOf([aRow()]));
  const columns = [
    { target: 'phone', column: 2 },
    { target: 'email', column: 2 },
    { target: 'fields.roof', column: 3 },
  ];
  const refused = await check(id, columns);
  expect(refused.json()).toMatchObject({
    code: 'validation_failed',
    fields: {
      'columns.email': 'repeated',
      'columns.fields.roof': 'invalid',
      'columns.consent.text': 'required',
      'columns.consent.ip': 'required',
    },
  });
  expect((await t.call('POST', at(id, '/start'), publisher)).statusCode).toBe(409);
});

test('only for campaigns that allow it and were joined; another’s import is not there', async () => {
  const campaign = await anImportCampaign(t, publisher);
  const begin = (who: Person, offer: string) =>
    t.call('POST', '/publisher/lead-imports', { ...who, body: { campaign: offer, fileName: 'x.csv', bytes: 10 } });
  const stranger = await t.signIn('publisher');
  expect((await begin(stranger, campaign.offerId)).statusCode).toBe(404);
  await rows(t.db, `delete from lead_form where campaign_id = $1`, [campaign.campaignId]);
  expect((await begin(publisher, campaign.offerId)).statusCode).toBe(404);
  const mine = await anImportCampaign(t, stranger);
  const id = await upload(t, stranger, mine, csvOf([aRow()]));
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/rows'],
    ['GET', '/refused'],
    ['POST', '/start'],
    ['DELETE', ''],
  ] as const)
    expect((await t.call(method, at(id, rest), publisher)).statusCode, `${method} ${rest}`).toBe(404);
});

test('the file lies sealed and is gone when it is called off, left alone for a day, or somebody in it is erased', async () => {
  const campaign = await anImportCampaign(t, await publisherAnew());
  const row = aRow();
  const id = await upload(t, publisher, campaign, csvOf([row, aRow({ 7: '' })]));
  const sealed = await t.services.storage.get(`imports/${id}/0`);
  const text = sealed ? (await buffer(sealed)).toString() : '';
  expect(text).toMatch(/^v1\./);
  expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('Ana');
  await check(id);
  const person = hashPerson(t.services.leads.personKey, 'email', row[3] ?? '').toString('hex');
  await forgetImports(t.services, [person], new Date());
  expect(await read(id)).toMatchObject({ status: 'discarded', hasRefused: false });
  expect(await stored(id)).toBeUndefined();

  const done = await upload(t, publisher, campaign, csvOf([aRow({ 7: '', 3: 'eva@example.com' }), aRow({ 7: '' })]));
  await check(done);
  await start(done);
  const eva = hashPerson(t.services.leads.personKey, 'email', 'eva@example.com').toString('hex');
  await forgetImports(t.services, [eva], new Date());
  const kept = 'select row from lead_import_row where import_id = $1 and cells is not null';
  expect(await rows(t.db, kept, [done])).toEqual([{ row: 2 }]);
  await forgetOldImports(t.services, new Date(Date.now() + 7 * 86_400_000), t.services.settings.of('people'));
  expect(await rows(t.db, kept, [done])).toEqual([]);

  const left = await upload(t, publisher, campaign, csvOf([aRow()]));
  await forgetOldImports(t.services, new Date(Date.now() + 25 * 3_600_000), { importHours: 72, refusedRowDays: 6 });
  expect(await stored(left)).toBeDefined(); // the network gives it longer
  await forgetOldImports(t.services, new Date(Date.now() + 25 * 3_600_000), t.services.settings.of('people'));
  expect(await read(left)).toMatchObject({ status: 'discarded' });
  expect(await stored(left)).toBeUndefined();
});

/** Whose imports of other tests are out of the way. */
async function publisherAnew() {
  publisher = await t.signIn('publisher');
  return publisher;
}

test('a file that is no table, or in the letters of older spreadsheets, is told or read', async () => {
  const campaign = await anImportCampaign(t, await publisherAnew());
  const broken = await upload(t, publisher, campaign, `${csvOf([aRow()])}\r\n"never ends${'x'.repeat(70_000)}`);
  await check(broken);
  expect(await read(broken)).toMatchObject({ status: 'uploaded', problem: 'file_broken' });
  expect((await t.call('DELETE', at(broken), publisher)).statusCode).toBe(204);
  const short = await t.call('POST', '/publisher/lead-imports', {
    ...publisher,
    body: { campaign: campaign.offerId, fileName: 'x.csv', bytes: 10 },
  });
  const wrong = await t.call('PUT', at(short.json().id, '/pieces/0'), { ...publisher, body: { content: 'aGk=' } });
  expect(wrong.statusCode).toBe(422);
});

import type { SearchResponse } from '@callstead/contract/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLine, aQualifiedCall, type Line, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
let publisher: Person;
let advertiser: Person;
let stranger: Person;
let line: Line;
let call: string;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  publisher = await t.signIn('publisher');
  advertiser = await t.signIn('advertiser');
  stranger = await t.signIn('publisher');
  line = await aLine(t, { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id });
  call = await aQualifiedCall(t, line);
});
afterAll(() => t.close());

async function find(person: Person, q: string): Promise<string[]> {
  const response = await t.call('GET', `/search?${new URLSearchParams({ q })}`, person);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<SearchResponse>().hits.map(({ kind, id }) => `${kind} ${id}`);
}

const callerOf = async (id: string) =>
  (await rows<{ caller: string }>(t.db, 'select caller from call where id = $1', [id]))[0]?.caller ?? '';

describe('a call', () => {
  test('is found by its id, and by the beginning of it, by both sides and by admins', async () => {
    for (const person of [admin, publisher, advertiser]) {
      expect(await find(person, call)).toEqual([`call ${call}`]);
      expect(await find(person, call.slice(0, -4).toUpperCase())).toEqual([`call ${call}`]);
    }
    expect(await find(stranger, call)).toEqual([]);
  });

  test('is found by its caller, though not by publishers: what is found would tell what is hidden', async () => {
    const caller = await callerOf(call);
    expect(await find(admin, caller)).toContain(`call ${call}`);
    expect(await find(advertiser, caller.slice(2))).toContain(`call ${call}`);
    expect(await find(publisher, caller)).toEqual([]);
  });
});

test('a number is found with its calls by whoever holds it', async () => {
  for (const person of [admin, publisher, advertiser]) {
    expect(await find(person, line.number)).toEqual([`number ${line.number}`, `call ${call}`]);
  }
  expect(await find(stranger, line.number)).toEqual([]);
});

test('a campaign is found by its code: a publisher opens it by that, everybody else by its id', async () => {
  const [campaign] = await rows<{ public_id: string }>(t.db, 'select public_id from campaign where id = $1', [
    line.campaignId,
  ]);
  const code = campaign?.public_id ?? '';
  expect(await find(publisher, code)).toEqual([`campaign ${code}`]);
  expect(await find(advertiser, code.toLowerCase())).toEqual([`campaign ${line.campaignId}`]);
  expect(await find(await t.signIn('advertiser'), code)).toEqual([]);
  await rows(t.db, `update campaign set status = 'paused' where id = $1`, [line.campaignId]);
  expect(await find(publisher, code)).toEqual([`campaign ${code}`]);
  expect(await find(stranger, code)).toEqual([]);
  await rows(t.db, `update campaign set status = 'active' where id = $1`, [line.campaignId]);
});

test('an account is found by its address, by admins alone', async () => {
  const { email, id } = publisher.profile;
  expect(await find(admin, email)).toContain(`account ${id}`);
  expect(await find(advertiser, email)).toEqual([]);
});

test('a ticket is found by its words, by its owner and by admins', async () => {
  const body = { subject: 'Cañería rota en Hialeah', message: 'No suena' };
  const opened = await t.call('POST', '/tickets', { ...publisher, body });
  const ticket = `ticket ${opened.json<{ id: string }>().id}`;
  expect(await find(publisher, 'caneria rota')).toEqual([ticket]);
  expect(await find(admin, 'hialeah')).toEqual([ticket]);
  expect(await find(stranger, 'hialeah')).toEqual([]);
});

test('an invoice is found by its number, by its own advertiser', async () => {
  const [invoice] = await rows<{ id: string }>(
    t.db,
    `insert into invoice (advertiser_id, number, month, zone, issued_at, calls, amount_cents, bill_to)
     values ($1, 4242, '2026-01', 'UTC', now(), 1, 5000, '{}') returning id`,
    [advertiser.profile.id],
  );
  for (const q of ['CS-04242', 'cs4242']) expect(await find(advertiser, q)).toEqual([`invoice ${invoice?.id}`]);
  expect(await find(admin, 'CS-04242')).toEqual([`invoice ${invoice?.id}`]);
  expect(await find(await t.signIn('advertiser'), 'CS-04242')).toEqual([]);
  expect(await find(publisher, 'CS-04242')).toEqual([]);
});

test('what says nothing finds nothing, and signs of patterns mean themselves', async () => {
  for (const q of ['', ' ', 'a', '%%%', '___', 'call_', '+1']) expect(await find(admin, q)).toEqual([]);
});

test('whoever is rejected finds no call and no number any more', async () => {
  const rejected = await t.signIn('publisher', 'rejected');
  const own = await aLine(t, { publisherId: rejected.profile.id });
  expect(await find(rejected, own.number)).toEqual([]);
});

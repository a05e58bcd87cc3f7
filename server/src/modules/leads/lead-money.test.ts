import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { rows } from '../../testing/call-world.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { newLeadId } from './lead-id.ts';

let t: TestNetwork;
let like: { id: string; advertiser: string; publisher: string };
beforeAll(async () => {
  t = await createTestNetwork();
  const campaign = await aLeadCampaign(t);
  const { id } = await postLead(t, campaign);
  like = { id, advertiser: `advertiser:${campaign.advertiserId}`, publisher: `publisher:${campaign.publisherId}` };
});
afterAll(() => t.close());

const STEPS = {
  'a sold lead': (db: Db, id: string) => insertLead(db, id, {}),
  'a duplicate': (db: Db, id: string) => insertLead(db, id, { status: 'duplicate', billing: 'none', approve_at: null }),
  reserved: (db: Db, id: string) =>
    book(db, id, 'reserve', [`${like.advertiser}:balance`, `${like.advertiser}:reserved`, 5_000]),
  paid: (db: Db, id: string) => book(db, id, 'paid', [`${like.advertiser}:reserved`, `${like.publisher}:held`, 2_500]),
  kept: (db: Db, id: string) => book(db, id, 'kept', [`${like.advertiser}:reserved`, 'network:revenue', 2_500]),
  'kept again': (db: Db, id: string) =>
    book(db, id, 'again', [`${like.advertiser}:reserved`, 'network:revenue', 2_500]),
  'a higher price': (db: Db, id: string) => rows(db, 'update lead set price_cents = 6000 where id = $1', [id]),
  savepoint: (db: Db) => rows(db, 'savepoint here'),
  'checked now': (db: Db) => rows(db, 'set constraints all immediate'),
  'checked later': (db: Db) => rows(db, 'set constraints all deferred'),
};
type Step = keyof typeof STEPS;

/** Another like the one that was posted. */
const insertLead = (db: Db, id: string, changes: object) =>
  rows(db, `insert into lead select r.* from lead l, jsonb_populate_record(l, $2::jsonb) r where l.id = $1`, [
    like.id,
    JSON.stringify({ id, ...changes }),
  ]);

const book = (db: Db, id: string, what: string, [from, to, cents]: [string, string, number]) =>
  rows(
    db,
    `with e as (
       insert into ledger_entry (source_key, kind, at, lead_id)
       select 'lead:' || $2::text || ':' || $3::text, $4::text, l.arrived_at, $2::text from lead l where l.id = $1
       returning id, at)
     insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents, at)
     select e.id, 1, $5, $6, $7, e.at from e`,
    [like.id, id, what, what === 'reserve' ? 'reserve' : 'qualified', from, to, cents],
  );

const UNDONE = new Error('undone: balances were not moved');

/** As the end of a transaction would have it, which is then undone. */
const end = (steps: readonly Step[]) =>
  t.db.transaction().execute(async (db) => {
    const id = newLeadId(new Date());
    for (const step of steps) await STEPS[step](db, id);
    await STEPS['checked now'](db);
    throw UNDONE;
  });

const SOLD: Step[] = ['a sold lead', 'reserved', 'paid', 'kept'];

/** What a new lead and its entries come to is added up once, and nothing that is wrong passes for that. */
describe('the database itself takes', () => {
  test.each<[string, Step[]]>([
    ['a lead with all its entries', SOLD],
    ['entries that stand before their lead', ['reserved', 'paid', 'kept', 'a sold lead']],
    ['a lead of which a part came after a savepoint', ['a sold lead', 'reserved', 'savepoint', 'paid', 'kept']],
    ['a lead that came after a savepoint', ['savepoint', ...SOLD]],
    ['one that was checked before the end, too', [...SOLD, 'checked now', 'checked later']],
    ['a duplicate that moved nothing', ['a duplicate']],
  ])('%s', async (_, steps) => {
    await expect(end(steps)).rejects.toBe(UNDONE);
  });
});

describe('the database itself refuses', () => {
  test.each<[string, Step[]]>([
    ['a sold lead without entries', ['a sold lead']],
    ['a sold lead with its reservation alone', ['a sold lead', 'reserved']],
    ['the same after a savepoint', ['savepoint', 'a sold lead', 'reserved']],
    [
      'a sold lead with a savepoint before its last entry, which is missing',
      ['a sold lead', 'reserved', 'savepoint', 'paid'],
    ],
    ['a lead that moved too little', ['a sold lead', 'reserved', 'paid']],
    ['a lead that moved too much', [...SOLD, 'kept again']],
    ['entries of no lead', ['reserved', 'paid', 'kept']],
    ['money of one that was not sold', ['a duplicate', 'reserved']],
    ['money that moves after an early check', ['a duplicate', 'checked now', 'checked later', 'reserved']],
    ['more that moves after an early check', [...SOLD, 'checked now', 'checked later', 'kept again']],
    ['a price that changes in the end', [...SOLD, 'a higher price']],
    ['a price that changes after an early check', [...SOLD, 'checked now', 'checked later', 'a higher price']],
    ['a price that changes while everything is checked at once', [...SOLD, 'checked now', 'a higher price']],
  ])('%s', async (_, steps) => {
    await expect(end(steps)).rejects.toMatchObject({ code: '23514' });
  });
});

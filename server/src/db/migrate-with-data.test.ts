import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { verifyLedger } from '../modules/ledger/verify.ts';
import { createEmptyDatabase, migrateUpTo } from '../testing/empty-database.ts';
import type { Db } from './database.ts';
import { migrate } from './migrate.ts';

const OLD_ROWS = join(import.meta.dirname, '../testing/old-rows');
const A_WHILE = { timeout: 20_000 };

test('people, campaigns and tickets of the first release come through every migration since', A_WHILE, async () => {
  const db = await createOldDatabase(['0004']);
  await migrateAndCompare(db);

  const people = await db.selectFrom('account').selectAll().orderBy('id').execute();
  expect(people.map(({ is_house }) => is_house)).toEqual([true, false, false, false, false]);
  const aff = expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/);
  expect(people.map(({ aff_id }) => aff_id)).toEqual([null, null, aff, aff, null]);
  expect(people[2]).toMatchObject({ sort_name: 'jose avila', search_text: 'jose avila\njose@old.test\npena sl' });
  const members = await db
    .selectFrom('account_member')
    .select(['account_id', 'user_id'])
    .orderBy('account_id')
    .execute();
  expect(members).toEqual(people.map(({ id }) => ({ account_id: id, user_id: id })));
  const campaign = await db.selectFrom('campaign_with_terms').selectAll().executeTakeFirstOrThrow();
  expect(campaign).toMatchObject({ public_id: 'FI001', current_version: 2, terms: { minimumSeconds: 90 } });
  const tickets = await db.selectFrom('ticket').selectAll().orderBy('id').execute();
  expect(tickets[0]).toMatchObject({ language: 'es', search_text: '¿cuando? jose@old.test manana' });
  expect(tickets.map(({ account_id }) => account_id)).toEqual(tickets.map(({ user_id }) => user_id));
  expect(await db.selectFrom('ticket_reply').select('kind').execute()).toEqual([{ kind: 'team' }]);
  const audited = await db.selectFrom('audit_entry').select('search_text').executeTakeFirstOrThrow();
  expect(audited.search_text).toBe('ana admin\njose avila\nverifico');
});

test('calls, books and recordings come through every migration since', A_WHILE, async () => {
  const db = await createOldDatabase(['0004', '0016']);
  await migrateAndCompare(db);

  const calls = await db.selectFrom('call').select(['id', 'status', 'rare_reason']).orderBy('id').execute();
  expect(calls).toEqual([
    { id: 'call_open', status: 'ringing', rare_reason: null },
    { id: 'call_refused', status: 'refused', rare_reason: 'out_of_geo' },
    { id: 'call_sold', status: 'completed', rare_reason: null },
    { id: 'call_unanswered', status: 'no_answer', rare_reason: null },
  ]);
  expect(await verifyLedger(db)).toEqual([]);
});

test('an open call of an earlier release is heard and ended by the functions of this one', A_WHILE, async () => {
  const db = await createOldDatabase(['0004', '0016']);
  await migrate(db);
  const heard = await sql`select call ->> 'id' as id, call -> 'reservedCents' as reserved, events
    from record_carrier_events('[{"callSid": "CA-call_open"}]')`.execute(db);
  expect(heard.rows).toEqual([{ id: 'call_open', reserved: 2500, events: [{ kind: 'ringing' }] }]);
  const advertiser = 'advertiser:00000000-0000-4000-8000-000000000001';
  const postings = [{ from: `${advertiser}:reserved`, to: `${advertiser}:balance`, amountCents: 2500 }];
  const at = new Date();
  const released = { sourceKey: 'call:call_open:released', kind: 'released', at, postings };
  const advertiserId = advertiser.replace('advertiser:', '');
  const of = { id: 'call_open', revision: 0, advertiserId };
  const end = { ...of, kind: 'ended', status: 'canceled', billing: 'none', endedAt: at, keepsSlot: false };
  const change = JSON.stringify({ ...end, outcome: 'unqualified', reason: 'caller_hung_up', entries: [released] });
  const moved =
    await sql`select advance_calls(jsonb_build_array(${change}::jsonb || jsonb_build_object('arrivedAt', c.arrived_at)))
    from call c where c.id = 'call_open'`.execute(db);
  expect(moved.rows).toHaveLength(1);
  expect(await verifyLedger(db)).toEqual([]);
});

test('a notification of a registration names its account as what it is', A_WHILE, async () => {
  const db = await createOldDatabase(['0004']);
  const [account, admin] = ['00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002'];
  const data = JSON.stringify({ userId: account, name: 'José' });
  await sql`insert into notification (recipient_id, kind, data) values (${admin}, 'new_user', ${data})`.execute(db);
  await migrate(db);
  const { data: told } = await db
    .selectFrom('notification')
    .select('data')
    .where('kind', '=', 'new_user')
    .executeTakeFirstOrThrow();
  expect(told).toEqual({ accountId: account, name: 'José' });
});

test('credits of earlier invoices get their notes, with the invoice that had charged them', A_WHILE, async () => {
  const db = await createOldDatabase(['0004', '0016', '0017']);
  await migrateAndCompare(db);
  const invoice = (number: number) => `00000000-0000-4000-8000-00000000010${number}`;
  const notes = await db
    .selectFrom('credit_note')
    .select(['number', 'invoice_id', 'charged_month', 'original_invoice_id', 'calls', 'amount_cents'])
    .orderBy('number')
    .execute();
  const of = { invoice_id: invoice(3) };
  expect(notes).toEqual([
    { ...of, number: 1, charged_month: '2025-02', original_invoice_id: invoice(1), calls: -1, amount_cents: -450 },
    // March had no invoice: its calls were booked too late, and stand on April's.
    { ...of, number: 2, charged_month: '2025-03', original_invoice_id: invoice(2), calls: -2, amount_cents: -350 },
  ]);
  const counter = await db.selectFrom('credit_note_counter').select('last_number').executeTakeFirstOrThrow();
  expect(counter.last_number).toBe(2);
});

/** Migrated up to each of these in turn, with the rows of that time. */
async function createOldDatabase(releases: readonly string[]): Promise<Db> {
  const { db } = await createEmptyDatabase();
  for (const release of releases) {
    await migrateUpTo(db, release);
    const rows = await readFile(join(OLD_ROWS, `after-${release}.sql`), 'utf8');
    await db.transaction().execute((tx) => sql.raw(rows).execute(tx));
  }
  return db;
}

/** Every row is there afterwards, with everything it said before. */
async function migrateAndCompare(db: Db): Promise<void> {
  const columns = await columnsOfTables(db);
  const before = await contentsOf(db, columns);
  await migrate(db);
  expect(await contentsOf(db, columns, MOVED)).toEqual(before);
}

type TableColumns = { name: string; columns: string[] };

async function columnsOfTables(db: Db): Promise<TableColumns[]> {
  const { rows } = await sql<TableColumns>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'schema\\_%'
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** Where a table of then is read from now. */
const MOVED: Record<string, string> = {
  profile: '(select *, type as user_type from account_with_person)',
  payment_method: '(select *, account_id as user_id from payment_method)',
};

async function contentsOf(
  db: Db,
  tables: readonly TableColumns[],
  moved: Record<string, string> = {},
): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const { name, columns } of tables) {
    const chosen = sql.join(columns.map((column) => sql.ref(column)));
    const from = moved[name] ? sql.raw(moved[name]) : sql.table(name);
    const { rows } = await sql`select ${chosen} from ${from} t order by row(${chosen})::text`.execute(db);
    contents[name] = rows;
  }
  return contents;
}

import type { Month } from '@callstead/domain/ledger/billing-month';
import { advertiserFunds } from '@callstead/domain/ledger/own-funds';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { remaining } from '../net-terms/queries.ts';

export type InvoiceRow = Selectable<Database['invoice']>;
export type InvoiceLineRow = Selectable<Database['invoice_line']>;
/** With what is still open of it, and the day it is due as the calendar writes it. */
export type InvoiceWithOpen = InvoiceRow & { left_cents: number; due_day: string | null };
export type NewInvoice = Pick<
  InvoiceRow,
  'advertiser_id' | 'month' | 'zone' | 'issued_at' | 'bill_to' | 'issuer' | 'open_cents' | 'due_on' | 'opened_after'
>;
export type NewLine = Pick<
  InvoiceLineRow,
  'kind' | 'campaign_id' | 'campaign' | 'charged_month' | 'calls' | 'amount_cents'
>;

/** The newest month that is done. */
export async function findLastRun(db: Db): Promise<Month | undefined> {
  const row = await db.selectFrom('invoice_run').select('month').orderBy('month', 'desc').limit(1).executeTakeFirst();
  return row?.month;
}

/** When the first call was ever charged. */
export async function findFirstUse(db: Db): Promise<Date | undefined> {
  const query = db.selectFrom('ledger_entry').select('at').where('kind', '=', 'qualified').orderBy('at').orderBy('id');
  return (await query.limit(1).executeTakeFirst())?.at;
}

export async function insertRun(db: Db, month: Month, issuedAt: Date): Promise<void> {
  await db
    .insertInto('invoice_run')
    .values({ month, issued_at: issuedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Advertisers whose money moved up to the end of a month, and who have no invoice for it; the network owes itself nothing. */
export async function listUninvoiced(db: Db, month: Month, to: Date): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select p.id from account p
    where p.type = 'advertiser' and not p.is_house
      and exists (select 1 from ledger_posting where from_account = 'advertiser:' || p.id || ':reserved' and at < ${to})
      and not exists (select 1 from invoice i where i.advertiser_id = p.id and i.month = ${month})
    order by p.created_at, p.id`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Whoever issues holds this row until the invoice is written: one at a time, and no number is lost. */
export async function lockCounter(db: Db): Promise<void> {
  await db.selectFrom('invoice_counter').select('last_number').forUpdate().executeTakeFirstOrThrow();
}

export async function findInvoiceOfMonth(db: Db, advertiserId: string, month: Month) {
  return db
    .selectFrom('invoice')
    .select('id')
    .where('advertiser_id', '=', advertiserId)
    .where('month', '=', month)
    .executeTakeFirst();
}

/** Takes the next number. */
export async function insertInvoice(db: Db, invoice: NewInvoice, lines: readonly NewLine[]): Promise<InvoiceRow> {
  const counter = await db
    .updateTable('invoice_counter')
    .set((set) => ({ last_number: set('last_number', '+', 1) }))
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const sum = (of: 'calls' | 'amount_cents') => lines.reduce((total, line) => total + line[of], 0);
  const saved = await db
    .insertInto('invoice')
    .values({
      ...invoice,
      bill_to: JSON.stringify(invoice.bill_to),
      issuer: JSON.stringify(invoice.issuer),
      number: counter.last_number,
      calls: sum('calls'),
      amount_cents: sum('amount_cents'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = lines.map((line, index) => ({
    ...line,
    campaign: JSON.stringify(line.campaign),
    invoice_id: saved.id,
    line: index + 1,
  }));
  await db.insertInto('invoice_line').values(rows).execute();
  return saved;
}

type Used = { campaign_id: string; charged_month: Month; calls: number; cents: number };
type Window = { from: Date | undefined; to: Date; zone: string };

/** A correction that comes right after a refusal charges the whole sale again. */
const chargedAgain = sql`(coalesce((select b.kind from ledger_entry b
  where (b.call_id = e.call_id or b.lead_id = e.lead_id or b.conversion_id = e.conversion_id) and b.id < e.id
  order by b.id desc limit 1), '') = 'refused')::int`;

/** What calls, leads and conversions cost and gave back in a window of postings, by campaign and by the month in which they were charged. */
export async function listUse(db: Db, advertiserId: string, { from, to, zone }: Window): Promise<Used[]> {
  const { balance, reserved } = advertiserFunds(advertiserId);
  const within = sql`p.at < ${to} and ${from ? sql`p.at >= ${from}` : sql`true`}`;
  const month = sql`to_char(q.at at time zone ${zone}, 'YYYY-MM')`;
  const found = await sql<Used>`
    with charged as (
      select p.entry_id, sum(p.amount_cents) as cents, 1 as calls from ledger_posting p
      where p.from_account = ${reserved} and p.to_account <> ${balance} and ${within} group by p.entry_id
    ), returned as (
      select p.entry_id, -sum(p.amount_cents) as cents, -1 as calls
      from ledger_posting p join ledger_entry e on e.id = p.entry_id
      where p.to_account = ${balance} and e.kind = 'refused' and ${within} group by p.entry_id
    ), corrected as (
      select m.entry_id, sum(m.cents) as cents, max(m.calls) as calls from (
        select p.entry_id, p.amount_cents as cents, ${chargedAgain} as calls
        from ledger_posting p join ledger_entry e on e.id = p.entry_id
        where p.from_account = ${balance} and p.to_account <> ${reserved} and e.kind in ('repriced', 'put_back') and ${within}
        union all
        select p.entry_id, -p.amount_cents, 0 from ledger_posting p join ledger_entry e on e.id = p.entry_id
        where p.to_account = ${balance} and p.from_account <> ${reserved} and e.kind in ('repriced', 'put_back') and ${within}) m
      group by m.entry_id
    )
    select coalesce(c.campaign_id, v.campaign_id, d.campaign_id) as campaign_id, ${month} as charged_month, sum(u.calls)::int as calls, sum(u.cents)::bigint as cents
    from (select * from charged union all select entry_id, cents, calls from returned
          union all select entry_id, cents, calls from corrected) u
    join ledger_entry e on e.id = u.entry_id
    join ledger_entry q on q.source_key = coalesce('call:' || e.call_id, 'conversion:' || e.conversion_id, 'lead:' || e.lead_id) || ':qualified'
    left join ledger_entry r on r.source_key = coalesce('call:' || e.call_id, 'lead:' || e.lead_id) || ':reserve'
    left join call c on c.arrived_at = r.at and c.id = e.call_id
    left join lead d on d.arrived_at = r.at and d.id = e.lead_id
    left join conversion v on v.id = e.conversion_id
    where c.id is not null or v.id is not null or d.id is not null
    group by 1, 2 having sum(u.calls) <> 0 or sum(u.cents) <> 0 order by 2 desc, 1`.execute(db);
  return found.rows;
}

/** What the invoices so far say, by campaign. */
export async function listInvoiced(db: Db, advertiserId: string) {
  return db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .where('invoice.advertiser_id', '=', advertiserId)
    .groupBy('invoice_line.campaign_id')
    .select(['invoice_line.campaign_id'])
    .select(sql<number>`sum(invoice_line.calls)::int`.as('calls'))
    .select(sql<number>`sum(invoice_line.amount_cents)::bigint`.as('cents'))
    .execute();
}

/** What campaigns are called now. */
export async function listCampaignTitles(db: Db, ids: readonly string[]): Promise<Map<string, NewLine['campaign']>> {
  const rows = await db
    .selectFrom('campaign_with_terms')
    .select(['id', 'public_id', 'texts'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, public_id, texts }) => {
      const title = (language: 'en' | 'es') => texts[language]?.title ?? public_id;
      return [id, { id: public_id, title: { en: title('en'), es: title('es') } }];
    }),
  );
}

const invoices = (db: Db) =>
  db
    .selectFrom('invoice as i')
    .selectAll('i')
    .select([remaining.as('left_cents'), sql<string | null>`i.due_on::text`.as('due_day')]);

export function listInvoices(
  db: Db,
  advertiserId: string,
  { after, limit }: { after: Month | undefined; limit: number },
): Promise<InvoiceWithOpen[]> {
  let query = invoices(db).where('advertiser_id', '=', advertiserId);
  if (after) query = query.where('month', '<', after);
  return query.orderBy('month', 'desc').limit(limit).execute();
}

export function findInvoice(db: Db, id: string): Promise<InvoiceWithOpen | undefined> {
  return invoices(db).where('id', '=', id).executeTakeFirst();
}

export function listInvoiceLines(db: Db, invoiceId: string): Promise<InvoiceLineRow[]> {
  return db.selectFrom('invoice_line').selectAll().where('invoice_id', '=', invoiceId).orderBy('line').execute();
}

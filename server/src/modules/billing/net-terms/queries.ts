import type { Coverage, Credit, OpenInvoice } from '@callstead/domain/billing/cover-invoices';
import { balanceOf, reservedOf } from '@callstead/domain/ledger/accounts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Under the lock of a balance: whatever is booked on it later comes behind this one. */
export async function findNewestEntry(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ledger_entry`.execute(db);
  return rows[0]?.id ?? 0;
}

/** What is still open of an invoice. */
export const remaining = sql<number>`(i.open_cents
  - coalesce((select sum(c.amount_cents) from invoice_coverage c where c.invoice_id = i.id), 0))::bigint`;

export type Owing = OpenInvoice & { number: number; advertiserId: string; advertiserName: string; dueOn: string };

/** Oldest first; of one advertiser, or of everybody. */
export async function listOpenInvoices(db: Db, advertiserId?: string): Promise<Owing[]> {
  const found = await sql<Owing>`
    select * from (
      select i.id, i.number, i.advertiser_id as "advertiserId", a.name as "advertiserName", i.due_on::text as "dueOn",
             i.opened_after as "openedAfter", ${remaining} as "openCents", i.month
      from invoice i join account a on a.id = i.advertiser_id
      where i.open_cents > 0 and ${advertiserId ? sql`i.advertiser_id = ${advertiserId}` : sql`true`}) o
    where o."openCents" > 0 order by o.month, o.number`.execute(db);
  return found.rows;
}

/** Money from outside since that entry, with what of it has covered nothing yet. Refused calls are lines of the next invoice. */
export async function listCredits(db: Db, advertiserId: string, after: number): Promise<Credit[]> {
  const found = await sql<Credit>`
    select * from (
      select p.entry_id as "entryId", (sum(p.amount_cents)
        - coalesce((select sum(c.amount_cents) from invoice_coverage c where c.entry_id = p.entry_id), 0))::bigint as "freeCents"
      from ledger_posting p join ledger_entry e on e.id = p.entry_id
      where p.to_account = ${balanceOf(advertiserId)} and p.from_account <> ${reservedOf(advertiserId)}
        and p.entry_id > ${after} and e.kind not in ('refused', 'repriced')
      group by p.entry_id) m
    where m."freeCents" > 0 order by m."entryId"`.execute(db);
  return found.rows;
}

export async function insertCoverage(db: Db, rows: readonly Coverage[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ invoiceId, entryId, amountCents }) => ({
    invoice_id: invoiceId,
    entry_id: entryId,
    amount_cents: amountCents,
  }));
  await db.insertInto('invoice_coverage').values(values).execute();
}

/** What an entry covered is open again, because the other took it back. */
export async function insertUncoverage(db: Db, coveringKey: string, reversingKey: string): Promise<void> {
  await sql`
    insert into invoice_coverage (invoice_id, entry_id, amount_cents)
    select c.invoice_id, r.id, -c.amount_cents
    from ledger_entry e join invoice_coverage c on c.entry_id = e.id, ledger_entry r
    where e.source_key = ${coveringKey} and r.source_key = ${reversingKey}`.execute(db);
}

/** The step asking for it has come to. */
export async function findDunningStep(db: Db, invoiceId: string): Promise<number> {
  const { rows } = await sql<{ step: number }>`
    select coalesce(max(step), 0) as step from dunning where invoice_id = ${invoiceId}`.execute(db);
  return rows[0]?.step ?? 0;
}

/** False when somebody else took this step first. */
export async function insertDunning(db: Db, invoiceId: string, step: number, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dunning')
    .values({ invoice_id: invoiceId, step, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

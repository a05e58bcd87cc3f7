import type { Coverage, CoveredInvoice, Credit, OpenInvoice } from '@callstead/domain/billing/cover-invoices';
import { balanceOf, reservedOf } from '@callstead/domain/ledger/accounts';
import { type RawBuilder, sql } from 'kysely';
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

/** The entries that took money of a top-up back: an undone match, refunds, chargebacks. What brings it back is money of its own. */
const takings = (topUpKey: RawBuilder<string>) => sql`(
  select w.id from ledger_entry w where ${topUpKey} like 'topup:%' and w.source_key in (
    select 'withdrawal:' || substr(${topUpKey}, 7)
    union all select 'withdrawal:' || r.id from payment y join refund r on r.payment_id = y.id
              where y.intent_ref = substr(${topUpKey}, 7)
    union all select 'chargeback:' || b.gateway_ref from payment y join chargeback b on b.payment_id = y.id
              where y.intent_ref = substr(${topUpKey}, 7)))`;

const KEY = sql<string>`e.source_key`;
const takenCents = sql`coalesce((select sum(l.amount_cents) from ledger_posting l where l.entry_id in ${takings(KEY)}), 0)`;
/** What its money covers, less what its takings have opened again. */
const coveredCents = sql`coalesce((select sum(c.amount_cents) from invoice_coverage c
  where c.entry_id = e.id or c.entry_id in ${takings(KEY)}), 0)`;

/** Money from outside since that entry, with what of it has covered nothing yet. Refused calls are lines of the next invoice. */
export async function listCredits(db: Db, advertiserId: string, after: number): Promise<Credit[]> {
  const found = await sql<Credit>`
    select * from (
      select e.id as "entryId", (sum(p.amount_cents) - ${takenCents} - ${coveredCents})::bigint as "freeCents"
      from ledger_posting p join ledger_entry e on e.id = p.entry_id
      where p.to_account = ${balanceOf(advertiserId)} and p.from_account <> ${reservedOf(advertiserId)}
        and p.entry_id > ${after} and e.kind not in ('refused', 'repriced', 'put_back')
      group by e.id) m
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

/** How much more a top-up covers than is left of it. */
export async function sumOvercovered(db: Db, topUpKey: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (${coveredCents} + ${takenCents}
            - (select sum(l.amount_cents) from ledger_posting l where l.entry_id = e.id))::bigint as cents
    from ledger_entry e where e.source_key = ${topUpKey}`.execute(db);
  return Math.max(0, rows[0]?.cents ?? 0);
}

/** The invoices that a top-up covers, the newest first. */
export async function listCoveredBy(db: Db, topUpKey: string): Promise<CoveredInvoice[]> {
  const found = await sql<CoveredInvoice>`
    select i.id, sum(c.amount_cents)::bigint as "coveredCents"
    from ledger_entry e join invoice_coverage c on c.entry_id = e.id or c.entry_id in ${takings(KEY)}
    join invoice i on i.id = c.invoice_id
    where e.source_key = ${topUpKey} group by i.id order by i.month desc, i.number desc`.execute(db);
  return found.rows;
}

/** An entry that took money, and how much. */
export async function findTaking(db: Db, sourceKey: string): Promise<{ entryId: number; cents: number } | undefined> {
  const { rows } = await sql<{ entryId: number; cents: number }>`
    select e.id as "entryId", sum(l.amount_cents)::bigint as cents
    from ledger_entry e join ledger_posting l on l.entry_id = e.id
    where e.source_key = ${sourceKey} group by e.id`.execute(db);
  return rows[0];
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

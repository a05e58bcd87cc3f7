import type { TaxFormKind } from '@callstead/domain/payouts/tax/tax-form';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

/** The driver would make moments of the days, in the zone of this machine. */
type WithDays<Row> = Omit<Row, 'signed_on' | 'valid_until'> & { signed_on: string; valid_until: string | null };
export type TaxFormRow = WithDays<Selectable<Database['tax_form']>>;

const days = [
  sql<string>`tax_form.signed_on::text`.as('signed_on'),
  sql<string | null>`tax_form.valid_until::text`.as('valid_until'),
] as const;

const forms = (db: Db) => db.selectFrom('tax_form').selectAll('tax_form').select(days);

export const findTaxForm = (db: Db, id: string): Promise<TaxFormRow | undefined> =>
  forms(db).where('id', '=', id).executeTakeFirst();

export const insertTaxForm = (db: Db, form: Insertable<Database['tax_form']>) =>
  db.insertInto('tax_form').values(form).execute();

/** Of these, newest first. */
export const listTaxFormsOf = (db: Db, accountIds: readonly string[]): Promise<TaxFormRow[]> =>
  forms(db)
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type PayeeRow = {
  account_id: string;
  name: string;
  aff_id: string | null;
  sort_name: string;
  search_text: string | null;
  state: string | null;
  zip_code: string | null;
  is_paid_there: boolean;
  /** The newest form, if they signed one. */
  form: {
    id: string;
    kind: TaxFormKind;
    tin_hint: string;
    signed_at: string;
    valid_until: string | null;
  } | null;
};

/** Publishers with what says whether they have to hand in a form, and the newest they did; `accounts`: only these. */
export async function listPayees(db: Db, now: Date, accounts?: readonly string[]): Promise<PayeeRow[]> {
  const only = accounts ? sql`and a.id = any(${accounts}::uuid[])` : sql``;
  const { rows } = await sql<PayeeRow>`
    select a.id as account_id, a.name, a.aff_id, a.sort_name, a.search_text, a.state, a.zip_code,
           coalesce(m.kind = 'us_bank' or m.payee_country = 'US', false) as is_paid_there,
           case when f.id is not null then jsonb_build_object('id', f.id, 'kind', f.kind, 'tin_hint', f.tin_hint,
             'signed_at', f.signed_at, 'valid_until', f.valid_until) end as form
    from account a
    left join payment_methods_at(${now}) m on m.account_id = a.id
    left join lateral (
      select * from tax_form where account_id = a.id order by signed_at desc, id desc limit 1) f on true
    where a.type in ('publisher', 'affiliate') ${only}
    order by a.sort_name, a.id`.execute(db);
  return rows;
}

export type YearSum = {
  account_id: string;
  name: string;
  aff_id: string | null;
  email: string;
  amount_cents: number;
  paypal_cents: number;
  is_paid_there: boolean;
};

/** What left for each publisher in a year and did not come back, by the day the money left. */
export async function sumYear(db: Db, year: number): Promise<YearSum[]> {
  const { rows } = await sql<YearSum>`
    select p.account_id, a.name, a.aff_id, a.email,
           coalesce(sum(p.amount_cents) filter (where p.method_kind <> 'paypal'), 0)::bigint as amount_cents,
           coalesce(sum(p.amount_cents) filter (where p.method_kind = 'paypal'), 0)::bigint as paypal_cents,
           bool_or(p.method_kind = 'us_bank') as is_paid_there
    from payout p join account a on a.id = p.account_id
    where p.status = 'sent' and p.sent_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    group by p.account_id, a.name, a.aff_id, a.email, a.sort_name
    order by a.sort_name, p.account_id`.execute(db);
  return rows;
}

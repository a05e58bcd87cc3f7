import type { FormField } from '@callstead/domain/leads/form';
import type { FundedMark } from '@callstead/domain/payouts/payout-run';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { momentOfId } from '../../../db/sortable-id.ts';
import type { ClickOfCall, EntryRow } from '../../calls/detail/queries.ts';
import type { LeadRow } from '../queries.ts';

export type StepRow = Selectable<Database['lead_event']>;
export type ConsentRow = Selectable<Database['lead_consent']>;

/** In the order they happened. */
export function listSteps(db: Db, id: string): Promise<StepRow[]> {
  return db.selectFrom('lead_event').selectAll().where('lead_id', '=', id).orderBy('id').execute();
}

export function findConsent(db: Db, id: string): Promise<ConsentRow | undefined> {
  return db.selectFrom('lead_consent').selectAll().where('lead_id', '=', id).executeTakeFirst();
}

/** As its form asked them then; without a form of its own a campaign asks the usual ones. */
export async function findFieldsAsked(db: Db, lead: LeadRow): Promise<readonly FormField[]> {
  const form = await db
    .selectFrom('lead_form')
    .select('fields')
    .where('campaign_id', '=', lead.campaign_id)
    .where('version', '=', lead.form_version)
    .executeTakeFirst();
  return (form?.fields ?? []) as readonly FormField[];
}

export async function listEntries(db: Db, id: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.at, e.reason,
           jsonb_agg(jsonb_build_object('from', p.from_account, 'to', p.to_account, 'amountCents', p.amount_cents)
                     order by p.line) as postings
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.lead_id = ${id} group by e.id order by e.id`.execute(db);
  return rows;
}

/** Where the advertiser's money for it came from, by its reservation. */
export async function findFundedMark(db: Db, { id, advertiser_id }: LeadRow): Promise<FundedMark | null> {
  const { rows } = await sql<{ mark: FundedMark | null }>`
    select funded_mark(${advertiser_id}::uuid, e.id, e.left_cents) as mark from ledger_entry e
    where e.lead_id = ${id} and e.kind = 'reserve' order by e.id desc limit 1`.execute(db);
  return rows[0]?.mark ?? null;
}

export type ClickOfLead = ClickOfCall & { id: string; at: Date };

/** Its id tells when it was; the rest is known as long as clicks of that time are kept. */
export async function findClickOf(db: Db, { click_id: id, publisher_id }: LeadRow): Promise<ClickOfLead | undefined> {
  const at = id === null ? undefined : momentOfId('clk', id);
  if (id === null || !at) return undefined;
  const { rows } = await sql<ClickOfCall>`
    select k.verdict, k.country, k.state, '/t/' || c.public_id || '/' || p.aff_id as link
    from click k left join campaign c on c.id = k.campaign_id left join account p on p.id = k.publisher_id
    where k.clicked_at = ${at} and k.id = ${id} and k.publisher_id = ${publisher_id}`.execute(db);
  const unknown = { verdict: null, country: null, state: null, link: null };
  return { id, at, ...((rows[0] ?? unknown) as ClickOfCall) };
}

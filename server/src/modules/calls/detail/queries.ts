import type { Terms } from '@callstead/domain/campaigns/terms';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import type { SaleEntryKind } from '@callstead/domain/ledger/entry';
import type { FundedMark } from '@callstead/domain/payouts/payout-run';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { momentOfId } from '../../../db/sortable-id.ts';
import type { CallRow } from '../queries.ts';

export type CallEventRow = Selectable<Database['call_event']>;
export type CarrierEventRow = Pick<Selectable<Database['carrier_event']>, 'event' | 'received_at'>;
export type EntryRow = {
  id: number;
  kind: SaleEntryKind;
  at: Date;
  reason: string | null;
  postings: { from: string; to: string; amountCents: number }[];
};

/** What happened to a call, in the order it was written. */
export function listCallEvents(db: Db, callId: string): Promise<CallEventRow[]> {
  return db.selectFrom('call_event').selectAll().where('call_id', '=', callId).orderBy('id').execute();
}

export function listCarrierEvents(db: Db, callSid: string): Promise<CarrierEventRow[]> {
  return db
    .selectFrom('carrier_event')
    .select(['event', 'received_at'])
    .where('call_sid', '=', callSid)
    .orderBy('received_at')
    .execute();
}

export async function listEntriesOfCall(db: Db, callId: string): Promise<EntryRow[]> {
  const found = await sql<EntryRow>`
    select e.id, e.kind, e.at, e.reason,
           jsonb_agg(jsonb_build_object('from', p.from_account, 'to', p.to_account, 'amountCents', p.amount_cents)
                     order by p.line) as postings
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.call_id = ${callId} group by e.id order by e.id`.execute(db);
  return found.rows;
}

/** Where the advertiser's money for a call came from, by its last reservation. */
export async function findFundedMark(db: Db, { id, advertiser_id }: CallRow): Promise<FundedMark | null> {
  const { rows } = await sql<{ mark: FundedMark | null }>`
    select funded_mark(${advertiser_id}::uuid, e.id, e.left_cents) as mark from ledger_entry e
    where e.call_id = ${id} and e.kind = 'reserve' order by e.id desc limit 1`.execute(db);
  return rows[0]?.mark ?? null;
}

export type ClickOfCall = {
  link: string | null;
  verdict: ClickVerdict;
  country: string | null;
  state: string | null;
};

/** The click that led to it, as long as clicks of that time are kept. */
export async function findClickOf(db: Db, call: CallRow): Promise<ClickOfCall | undefined> {
  const clickedAt = call.click_id && momentOfId('clk', call.click_id);
  if (!clickedAt) return undefined;
  const { rows } = await sql<ClickOfCall>`
    select k.verdict, k.country, k.state, '/t/' || c.public_id || '/' || p.aff_id as link
    from click k left join campaign c on c.id = k.campaign_id left join account p on p.id = k.publisher_id
    where k.clicked_at = ${clickedAt} and k.id = ${call.click_id} and k.publisher_id = ${call.publisher_id}`.execute(
    db,
  );
  return rows[0];
}

/** The targets as they were agreed when the call came in. */
export async function listAgreedTargets(db: Db, call: CallRow): Promise<Terms['targets']> {
  if (call.campaign_id === null || call.campaign_version === null) return [];
  const found = await db
    .selectFrom('campaign_version')
    .select('terms')
    .where('campaign_id', '=', call.campaign_id)
    .where('version', '=', call.campaign_version)
    .executeTakeFirst();
  return found?.terms.targets ?? [];
}

export async function listNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('profile').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return new Map(found.map((person) => [person.id, person.full_name]));
}

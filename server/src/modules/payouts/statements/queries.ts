import type { EntryKind } from '@callstead/domain/ledger/entry';
import type { FundedMark } from '@callstead/domain/payouts/payout-run';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type CursorKey, KEY } from '../../../http/cursor.ts';
import type { PayoutRow } from '../marks/queries.ts';

type ListRequest = { accountId: string; after: CursorKey | undefined; limit: number };

export const PAYOUT_KEY = [KEY.moment, KEY.uuid];
export type ListedPayout = PayoutRow & { cursorKey: CursorKey };

/** Newest first. */
export async function listPayoutsOf(db: Db, { accountId, after, limit }: ListRequest): Promise<ListedPayout[]> {
  const { rows } = await sql<ListedPayout>`
    select p.*, p.sent_on::text as sent_on, r.number as run_number, r.cut_off, array[p.frozen_at::text, p.id::text] as "cursorKey"
    from payout p join payout_run r on r.id = p.run_id
    where p.account_id = ${accountId}::uuid
      and ${after ? sql`(p.frozen_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by p.frozen_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

export type KindSum = { kind: EntryKind; lines: number; amount_cents: number };

export async function sumLinesByKind(db: Db, payoutId: string): Promise<KindSum[]> {
  const { rows } = await sql<KindSum>`
    select kind, count(*)::integer as lines, sum(amount_cents)::bigint as amount_cents
    from payout_line where payout_id = ${payoutId}::uuid group by kind order by kind`.execute(db);
  return rows;
}

export type CampaignSum = {
  campaign: { id: string; title: { en: string; es: string } } | null;
  calls: number;
  amount_cents: number;
};

/** The largest first; what belongs to no campaign last. */
export async function sumLinesByCampaign(db: Db, payoutId: string): Promise<CampaignSum[]> {
  const { rows } = await sql<CampaignSum>`
    select case when k.id is not null then jsonb_build_object('id', k.public_id, 'title', jsonb_build_object(
             'en', coalesce(k.texts -> 'en' ->> 'title', k.public_id), 'es', coalesce(k.texts -> 'es' ->> 'title', k.public_id))) end as campaign,
           s.calls, s.amount_cents
    from (
      select coalesce(c.campaign_id, v.campaign_id, d.campaign_id) as campaign_id,
             count(distinct coalesce(l.call_id, l.conversion_id, l.lead_id))::integer as calls, sum(l.amount_cents)::bigint as amount_cents
      from payout_line l left join call c on c.arrived_at = l.arrived_at and c.id = l.call_id
      left join conversion v on v.id = l.conversion_id
      left join lead d on d.arrived_at = l.arrived_at and d.id = l.lead_id
      where l.payout_id = ${payoutId}::uuid group by 1) s
    left join campaign_with_terms k on k.id = s.campaign_id
    order by s.campaign_id is null, s.amount_cents desc, k.public_id`.execute(db);
  return rows;
}

export const LINE_KEY = [KEY.moment, KEY.bigint];

export type LineRow = {
  entry_id: number;
  kind: EntryKind;
  at: Date;
  call_id: string | null;
  conversion_id: string | null;
  lead_id: string | null;
  arrived_at: Date | null;
  amount_cents: number;
  reason: string | null;
  caller: string | null;
  campaign: CampaignSum['campaign'];
  funded: FundedMark | null;
  cursorKey: CursorKey;
};

type LineRequest = { payoutId: string; from: CursorKey | undefined; forward: boolean; limit: number };

/** Oldest first, or backwards from a row. */
export async function listLines(db: Db, { payoutId, from, forward, limit }: LineRequest): Promise<LineRow[]> {
  const order = sql.raw(forward ? 'asc' : 'desc');
  const behind = sql.raw(forward ? '>' : '<');
  const { rows } = await sql<LineRow>`
    select l.entry_id, l.kind, l.at, l.call_id, l.conversion_id, l.lead_id, l.arrived_at, l.amount_cents, e.reason, c.caller,
           array[l.at::text, l.entry_id::text] as "cursorKey",
           case when k.id is not null then jsonb_build_object('id', k.public_id, 'title', jsonb_build_object(
             'en', coalesce(k.texts -> 'en' ->> 'title', k.public_id), 'es', coalesce(k.texts -> 'es' ->> 'title', k.public_id))) end as campaign,
           case when l.kind in ('approved', 'put_back') then funded_mark(l.advertiser_id, l.reserve_entry_id, l.left_cents) end as funded
    from (
      select * from payout_line where payout_id = ${payoutId}::uuid
        and ${from ? sql`(at, entry_id) ${behind} (${from[0]}::timestamptz, ${from[1]}::bigint)` : sql`true`}
      order by at ${order}, entry_id ${order} limit ${limit}) l
    join ledger_entry e on e.id = l.entry_id
    left join call c on c.arrived_at = l.arrived_at and c.id = l.call_id
    left join conversion v on v.id = l.conversion_id
    left join lead d on d.arrived_at = l.arrived_at and d.id = l.lead_id
    left join campaign_with_terms k on k.id = coalesce(c.campaign_id, v.campaign_id, d.campaign_id)
    order by l.at ${order}, l.entry_id ${order}`.execute(db);
  return rows;
}

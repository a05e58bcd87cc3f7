import type { SaleKind } from '@callstead/domain/sale-kind';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momentOfId } from '../../../db/sortable-id.ts';

/** What was sold, as its publisher knows it. */
export type SoldRow = {
  id: string;
  offer_id: string | null;
  aff_id: string | null;
  click_id: string | null;
  subs: Record<string, string | null>;
  status: string;
  billing: string;
  reason: string | null;
  payout_cents: number | null;
  seconds: number | null;
  country: string | null;
  state: string | null;
  zip: string | null;
  ads: Record<string, string> | null;
  /** Of a conversion: what it came from. */
  source: SaleKind | 'click' | null;
  source_id: string | null;
};

type Asked = { id: string; publisherId: string };

/** A call that itself earns nothing shows what its last conversion earns. */
export async function findSoldCall(db: Db, { id, publisherId }: Asked): Promise<SoldRow | undefined> {
  const at = momentOfId('call', id);
  if (!at) return undefined;
  const { rows } = await sql<SoldRow>`
    select c.id, k.public_id as offer_id, a.aff_id, c.click_id, c.status, c.billing, c.reason, c.talk_seconds as seconds,
           jsonb_build_object('sub1', c.sub1, 'sub2', c.sub2, 'sub3', c.sub3, 'sub4', c.sub4, 'sub5', c.sub5,
             'source', c.source, 'creative', c.creative) as subs,
           coalesce(nullif(c.payout_cents, 0), (
             select v.payout_cents from conversion v where v.source = 'call' and v.source_id = c.id and not v.is_test
             order by v.received_at desc limit 1), c.payout_cents) as payout_cents,
           c.country, c.state, c.zip, c.attribution -> 'ads' as ads, null as source, null as source_id
    from call c
    join account a on a.id = c.publisher_id
    left join campaign k on k.id = c.campaign_id
    where c.arrived_at = ${at} and c.id = ${id} and c.publisher_id = ${publisherId}`.execute(db);
  return rows[0];
}

export async function findSoldLead(db: Db, { id, publisherId }: Asked): Promise<SoldRow | undefined> {
  const at = momentOfId('lead', id);
  if (!at) return undefined;
  const { rows } = await sql<SoldRow>`
    select l.id, k.public_id as offer_id, a.aff_id, l.click_id, l.status, l.billing, l.reason, null as seconds, l.subs,
           case when l.status in ('accepted', 'pending') then l.payout_cents else 0 end as payout_cents,
           l.country, l.state, l.zip, null as ads, null as source, null as source_id
    from lead l
    join account a on a.id = l.publisher_id
    join campaign k on k.id = l.campaign_id
    where l.arrived_at = ${at} and l.id = ${id} and l.publisher_id = ${publisherId}`.execute(db);
  return rows[0];
}

export async function findSoldConversion(db: Db, { id, publisherId }: Asked): Promise<SoldRow | undefined> {
  const { rows } = await sql<SoldRow>`
    select v.id, k.public_id as offer_id, a.aff_id, case when v.source = 'click' then v.source_id end as click_id,
           v.status, v.billing, v.reason, null as seconds, v.subs, v.payout_cents,
           null as country, null as state, null as zip, null as ads, v.source, v.source_id
    from conversion v
    join account a on a.id = v.publisher_id
    join campaign k on k.id = v.campaign_id
    where v.id = ${id} and v.publisher_id = ${publisherId}`.execute(db);
  return rows[0];
}

/** What advertising networks said with the click. */
export async function findClickAds(db: Db, { id, publisherId }: Asked): Promise<Record<string, string> | null> {
  const at = momentOfId('clk', id);
  if (!at) return null;
  const { rows } = await sql<{ ads: Record<string, string> | null }>`
    select ads from click where clicked_at = ${at} and id = ${id} and publisher_id = ${publisherId}`.execute(db);
  return rows[0]?.ads ?? null;
}

/** The newest thing an account sold. */
export async function findNewestSold(db: Db, publisherId: string) {
  const { rows } = await sql<{ object: SaleKind; id: string; at: Date }>`
    select * from (
      (select 'call' as object, id, arrived_at as at from call where publisher_id = ${publisherId}
       order by arrived_at desc limit 1)
      union all
      (select 'lead', id, arrived_at from lead where publisher_id = ${publisherId} and not is_test
       order by arrived_at desc limit 1)
      union all
      (select 'conversion', id, received_at from conversion where publisher_id = ${publisherId} and not is_test
       order by received_at desc limit 1)) sold
    order by at desc limit 1`.execute(db);
  return rows[0];
}

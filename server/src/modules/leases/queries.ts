import type { Attribution } from '@callstead/domain/numbers/attribution';
import type { StatementRunner } from '../../db/database.ts';
import { momentOfId } from '../../db/sortable-id.ts';
import { onceSpread } from '../click-log/spread-batches.ts';

/** The pool behind a publisher's offer, and the number that stands on the page anyway. */
export type PoolRow = {
  applicationId: string;
  campaignId: string;
  publisherId: string;
  /** Null while the application waits for one. */
  fixedNumber: string | null;
  /** Nothing is lent for a campaign that takes no calls. */
  isLent: boolean;
  holdMinutes: number | null;
  hosts: string[];
};

/** Undefined where the publisher has not joined the offer. */
export async function findPool(
  pool: StatementRunner,
  key: { offerId: string; affId: string },
): Promise<PoolRow | undefined> {
  const { rows } = await pool.query<PoolRow>({
    name: 'number-pool',
    text: `
      select a.id as "applicationId", a.campaign_id as "campaignId", a.publisher_id as "publisherId",
             n.number as "fixedNumber",
             p.application_id is not null and c.status = 'active' and o.status = 'approved' as "isLent",
             p.hold_minutes as "holdMinutes", coalesce(p.hosts, '{}') as hosts
      from campaign c join account o on o.aff_id = $2
      join application a on a.campaign_id = c.id and a.publisher_id = o.id and a.status = 'approved'
      left join tracking_number n on n.application_id = a.id and not n.is_pooled
      left join number_pool p on p.application_id = a.id
      where c.public_id = $1`,
    values: [key.offerId, key.affId],
  });
  return rows[0];
}

export type ClickRow = { id: string } & Pick<Attribution, 'subs' | 'ads'> & { savedLinkId: string | null };

/** Only a click on this publisher's own link to this campaign. */
export async function findClickOf(
  pool: StatementRunner,
  id: string,
  { campaignId, publisherId }: Pick<PoolRow, 'campaignId' | 'publisherId'>,
): Promise<ClickRow | undefined> {
  const clickedAt = momentOfId('clk', id);
  if (!clickedAt) return undefined;
  const find = {
    name: 'click-of-lease',
    text: `
      select id, ads, saved_link_id as "savedLinkId", jsonb_strip_nulls(jsonb_build_object('sub1', sub1, 'sub2', sub2, 'sub3', sub3, 'sub4', sub4,
                                                           'sub5', sub5, 'source', source, 'creative', creative)) as subs
      from click where clicked_at = $2 and id = $1 and campaign_id = $3 and publisher_id = $4`,
    values: [id, clickedAt, campaignId, publisherId],
  };
  return onceSpread(pool, async () => (await pool.query<ClickRow>(find)).rows[0]);
}

export type Lent = { number: string; until: Date };

export type LeaseRequest = {
  id: string;
  applicationId: string;
  at: Date;
  leasedUntil: Date;
  freeAt: Date;
  clickId: string | null;
  attribution: Attribution;
};

/** Undefined when all are in use. */
export async function takeLease(pool: StatementRunner, request: LeaseRequest): Promise<Lent | undefined> {
  const { rows } = await pool.query<Lent>({
    name: 'lease-number',
    text: 'select * from lease_number($1::jsonb)',
    values: [JSON.stringify(request)],
  });
  return rows[0];
}

type Renewal = Pick<LeaseRequest, 'id' | 'applicationId' | 'at' | 'leasedUntil' | 'freeAt'>;

/** A visit keeps its number as long as nobody else could have got it. Undefined when it is over. */
export async function renewLease(pool: StatementRunner, renewal: Renewal): Promise<Lent | undefined> {
  const { id, applicationId, at, leasedUntil, freeAt } = renewal;
  const { rows } = await pool.query<Lent>({
    name: 'renew-lease',
    text: `
      update number_lease l set leased_until = greatest(leased_until, $4), free_at = greatest(free_at, $5)
      where l.id = $1 and l.application_id = $2 and l.free_at > $3
        and exists (select from tracking_number n where n.number = l.number and n.application_id = l.application_id)
      returning l.number, l.leased_until as until`,
    values: [id, applicationId, at, leasedUntil, freeAt],
  });
  return rows[0];
}

/** The one that this click has now, if any. */
export async function findLeaseOfClick(
  pool: StatementRunner,
  { applicationId, clickId }: { applicationId: string; clickId?: string | undefined },
  at: Date,
): Promise<string | undefined> {
  if (clickId === undefined) return undefined;
  const { rows } = await pool.query<{ id: string }>({
    name: 'lease-of-click',
    text: `
      select id from number_lease where application_id = $1 and click_id = $2 and free_at > $3
      order by leased_at desc limit 1`,
    values: [applicationId, clickId, at],
  });
  return rows[0]?.id;
}

/** Calls keep what they need of a lease; the rest is of no use to anybody. */
export async function deleteOldLeases(pool: StatementRunner, { leases, hours }: { leases: Date; hours: Date }) {
  await pool.query({
    name: 'delete-old-leases',
    text: 'delete from number_lease where free_at < $1',
    values: [leases],
  });
  await pool.query({
    name: 'delete-old-pool-hours',
    text: 'delete from number_pool_hour where hour < $1',
    values: [hours],
  });
}

import type { CampaignStatus, CampaignType, Terms } from '@callstead/domain/campaigns/terms';
import type { ClickParameters } from '@callstead/domain/clicks/click-parameters';
import type { AccountStatus } from '@callstead/domain/identity/account';
import type { StatementRunner } from '../../db/database.ts';

/** What stands in a link: the offer's public id and the publisher's code. */
export type LinkKey = { offerId: string; affId: string };

export type LinkRow = {
  offer_id: string;
  aff_id: string;
  /** Null: there is no such offer. */
  campaign_id: string | null;
  /** Null: there is no such publisher. */
  publisher_id: string | null;
  publisher_status: AccountStatus | null;
  /** Null: the publisher has not joined, or not any more. */
  application_id: string | null;
};

/** In the order asked. */
export async function findLinks(pool: StatementRunner, keys: readonly LinkKey[]): Promise<LinkRow[]> {
  const { rows } = await pool.query<LinkRow>({
    name: 'links',
    text: `
      select k.offer_id, k.aff_id, c.id as campaign_id, p.id as publisher_id, p.status as publisher_status,
             a.id as application_id
      from unnest($1::text[], $2::text[]) with ordinality as k (offer_id, aff_id, ord)
      left join campaign c on c.public_id = k.offer_id
      left join account p on p.aff_id = k.aff_id
      left join application a on a.campaign_id = c.id and a.publisher_id = p.id and a.status = 'approved'
      order by k.ord`,
    values: [keys.map(({ offerId }) => offerId), keys.map(({ affId }) => affId)],
  });
  return rows;
}

/** Links that lead somewhere now, in portions. */
export async function listJoinedLinks(
  pool: StatementRunner,
  { after, limit }: { after: string; limit: number },
): Promise<LinkRow[]> {
  const { rows } = await pool.query<LinkRow>({
    name: 'joined-links',
    text: `
      select c.public_id as offer_id, p.aff_id, c.id as campaign_id, p.id as publisher_id, p.status as publisher_status,
             a.id as application_id
      from application a join campaign c on c.id = a.campaign_id join account p on p.id = a.publisher_id
      where a.status = 'approved' and c.status = 'active' and p.aff_id is not null and a.id > $1::uuid
      order by a.id limit $2`,
    values: [after, limit],
  });
  return rows;
}

export type LinkCampaignRow = {
  id: string;
  public_id: string;
  type: CampaignType;
  status: CampaignStatus;
  category: string;
  advertiser_id: string;
  advertiser_status: AccountStatus;
  destination: string | null;
  deep_link_hosts: string[];
  fallback_address: string | null;
} & Pick<Terms, 'hours' | 'caps' | 'budget' | 'pricing'>;

export async function findLinkCampaigns(pool: StatementRunner, ids: readonly string[]): Promise<LinkCampaignRow[]> {
  const { rows } = await pool.query<LinkCampaignRow>({
    name: 'link-campaigns',
    text: `
      select c.id, c.public_id, c.type, c.status, c.category, c.advertiser_id, o.status as advertiser_status,
             c.destination, c.deep_link_hosts, c.fallback_address,
             v.terms -> 'hours' as hours, v.terms -> 'caps' as caps, v.terms -> 'budget' as budget, v.terms -> 'pricing' as pricing
      from campaign c
      join campaign_version v on v.campaign_id = c.id and v.version = c.current_version
      join account o on o.id = c.advertiser_id
      where c.id = any ($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

/** A saved link: the link it stands for, and what it says for its visitors. */
export type SavedLinkRow = LinkKey & { id: string; code: string; subs: SavedLink['subs']; to: string | null };

export type SavedLink = { id: string; key: LinkKey; subs: ClickParameters['subs']; to: string | null };

const SAVED_LINK = `
  s.id, s.code, c.public_id as "offerId", p.aff_id as "affId", s.deep_link as "to",
  jsonb_strip_nulls(jsonb_build_object('sub1', s.sub1, 'sub2', s.sub2, 'sub3', s.sub3, 'sub4', s.sub4, 'sub5', s.sub5,
                                       'source', s.source, 'creative', s.creative)) as subs
  from saved_link s join campaign c on c.id = s.campaign_id join account p on p.id = s.publisher_id`;

export async function findSavedLinks(pool: StatementRunner, codes: readonly string[]): Promise<SavedLinkRow[]> {
  const { rows } = await pool.query<SavedLinkRow>({
    name: 'saved-links',
    text: `select ${SAVED_LINK} where s.code = any ($1::text[])`,
    values: [codes],
  });
  return rows;
}

/** All of them, in portions. */
export async function listSavedLinks(
  pool: StatementRunner,
  { after, limit }: { after: string; limit: number },
): Promise<SavedLinkRow[]> {
  const { rows } = await pool.query<SavedLinkRow>({
    name: 'all-saved-links',
    text: `select ${SAVED_LINK} where s.id > $1::uuid order by s.id limit $2`,
    values: [after, limit],
  });
  return rows;
}

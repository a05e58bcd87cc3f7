import type { ApplicationStatus } from '@callstead/domain/applications/lifecycle';
import { type OwnTerms, termsFor } from '@callstead/domain/applications/own-terms';
import type { CampaignStatus, Terms } from '@callstead/domain/campaigns/terms';
import type { AccountStatus } from '@callstead/domain/identity/account';
import { type LeadForm, USUAL_FORM } from '@callstead/domain/leads/form';
import type { LeadLine } from '@callstead/domain/leads/judge-lead';
import type { StandingPing } from '@callstead/domain/leads/ping';
import { sql } from 'kysely';
import { type Db, type StatementRunner, statementRunnerIn } from '../../db/database.ts';
import { momentOfId } from '../../db/sortable-id.ts';
import { onceSpread } from '../click-log/spread-batches.ts';

export type AskedLine = {
  offerId: string;
  /** Who brings it: by the code in a link, or by the account whose key it is. */
  publisher: { affId: string } | { id: string; affId?: string | null };
};

/** A line, and what changes with every change of it: one that is kept holds as long as its stamp does. */
export type StampedLine = { line: LeadLine; stamp: string };

export type FoundLine = {
  /** Undefined: no campaign that takes leads has this name. */
  campaignId: string | undefined;
  /** Undefined as long as one of both is unknown. */
  found: StampedLine | undefined;
};

type LineRow = {
  place: number;
  stamp: string;
  campaign_id: string;
  campaign_status: CampaignStatus;
  version: number;
  advertiser_id: string;
  advertiser_status: AccountStatus;
  publisher_id: string | null;
  publisher_status: AccountStatus;
  application_id: string | null;
  application_status: ApplicationStatus;
  terms: Terms;
  own_terms: OwnTerms | null;
  form: LeadForm | null;
};

const UNKNOWN: FoundLine = { campaignId: undefined, found: undefined };

/**
 * Everything leads need to know of their campaigns and publishers, in the order asked. Who applied more than once stands as they
 * do now.
 */
export async function findLeadLines(pool: StatementRunner, asked: readonly AskedLine[]): Promise<FoundLine[]> {
  const given = asked.map(({ offerId, publisher }, place) => ({ place, offerId, id: null, affId: null, ...publisher }));
  const { rows } = await pool.query<LineRow>({
    name: 'find-lead-lines',
    text: `
      select k.place, n.*, m.stamp, v.terms,
             (select jsonb_build_object('version', t.version, 'shareBasisPoints', t.share_basis_points, 'priceCents', t.price_cents)
              from application_terms t where t.application_id = n.application_id order by t.version desc limit 1) as own_terms,
             (select jsonb_build_object('version', f.version, 'fields', f.fields,
                       'consent', jsonb_build_object('version', f.consent_version, 'sentence', f.sentence),
                       'takenWhen', f.taken_when, 'countedWhen', f.counted_when, 'redirectUrl', f.redirect_url,
                       'takesImports', f.takes_imports, 'thanks', f.thanks)
              from lead_form f where f.campaign_id = n.campaign_id order by f.version desc limit 1) as form
      from jsonb_to_recordset($1::jsonb) as k (place integer, "offerId" text, id uuid, "affId" text)
      cross join lateral (
        select c.id as campaign_id, c.status as campaign_status, c.current_version as version, o.id as advertiser_id,
               o.status as advertiser_status, p.id as publisher_id, p.status as publisher_status, a.id as application_id,
               a.status as application_status
        from campaign c
        join account o on o.id = c.advertiser_id
        left join lateral (
          select b.id, b.status from account b
          where b.id = k.id and b.type in ('publisher', 'affiliate') and b.aff_id = coalesce(k."affId", b.aff_id)
          union all
          select b.id, b.status from account b
          where k.id is null and b.aff_id = k."affId" and b.type in ('publisher', 'affiliate')) p on true
        left join application a on a.campaign_id = c.id and a.publisher_id = p.id
        where c.public_id = k."offerId" and c.type = 'lead'
        order by a.status = 'approved' desc nulls last, a.id limit 1) n
      cross join lateral lead_line_stamp(n.campaign_id, n.publisher_id) m
      join campaign_version v on v.campaign_id = n.campaign_id and v.version = n.version`,
    values: [JSON.stringify(given)],
  });
  const found = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, place) => {
    const row = found.get(place);
    return row ? { campaignId: row.campaign_id, found: lineOf(row) } : UNKNOWN;
  });
}

function lineOf(row: LineRow): StampedLine | undefined {
  if (row.publisher_id === null) return undefined;
  const line = {
    application: row.application_id === null ? null : { id: row.application_id, status: row.application_status },
    publisher: { id: row.publisher_id, status: row.publisher_status },
    advertiser: { id: row.advertiser_id, status: row.advertiser_status },
    campaign: {
      ...{ id: row.campaign_id, status: row.campaign_status, version: row.version },
      terms: termsFor(row.terms, row.own_terms),
    },
    form: row.form ?? USUAL_FORM,
  };
  return { line, stamp: row.stamp };
}

/** What paces the price; the check of the budget itself is exact. */
export async function findSpentCents(db: Db, campaignId: string, day: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select spent_cents as cents from campaign_day where campaign_id = ${campaignId} and day = ${day}`.execute(db);
  return rows[0]?.cents ?? 0;
}

export type FoundClick = { id: string; savedLinkId: string | null; subs: Record<string, string> };

/** Of this publisher's link to this campaign; any other says nothing about a lead. */
export async function findClick(db: Db, id: string, line: LeadLine): Promise<FoundClick | undefined> {
  const clickedAt = momentOfId('clk', id);
  if (!clickedAt) return undefined;
  const find = sql<FoundClick>`
    select k.id, k.saved_link_id as "savedLinkId", jsonb_strip_nulls(jsonb_build_object('sub1', k.sub1, 'sub2', k.sub2, 'sub3', k.sub3, 'sub4', k.sub4,
             'sub5', k.sub5, 'source', k.source, 'creative', k.creative)) as subs
    from click k where k.clicked_at = ${clickedAt} and k.id = ${id}
      and k.campaign_id = ${line.campaign.id} and k.publisher_id = ${line.publisher.id}`;
  return onceSpread(statementRunnerIn(db), async () => (await find.execute(db)).rows[0]);
}

export async function findPing(db: Db, id: string): Promise<StandingPing | undefined> {
  const { rows } = await sql<StandingPing>`
    select publisher_id as "publisherId", campaign_id as "campaignId", zip, state, expires_at as "expiresAt",
           lead_id as "leadId", price, price_cents as "priceCents", payout_cents as "payoutCents"
    from lead_ping where id = ${id}`.execute(db);
  return rows[0];
}

export type NewPing = Omit<StandingPing, 'leadId'> & { id: string; pingedAt: Date };

export async function insertPing(db: Db, ping: NewPing): Promise<void> {
  await sql`
    insert into lead_ping (id, pinged_at, expires_at, campaign_id, publisher_id, zip, state, price, price_cents, payout_cents)
    values (${ping.id}, ${ping.pingedAt}, ${ping.expiresAt}, ${ping.campaignId}, ${ping.publisherId}, ${ping.zip},
            ${ping.state}, ${JSON.stringify(ping.price)}, ${ping.priceCents}, ${ping.payoutCents})`.execute(db);
}

import type { Category } from '@callstead/domain/campaigns/categories';
import { isOffered } from '@callstead/domain/campaigns/is-offered';
import { CAMPAIGN_TYPES, type CampaignTexts, type Terms } from '@callstead/domain/campaigns/terms';
import type { Language } from '@callstead/domain/identity/account';
import type { StatementRunner } from '../../db/database.ts';
import type { LinkKey } from './link-queries.ts';

const OFFERED_TYPES = CAMPAIGN_TYPES.filter(isOffered);

type Texts = Record<Language, CampaignTexts>;

export type SimilarOffer = { public_id: string; texts: Record<Language, Pick<CampaignTexts, 'title' | 'description'>> };

/** Active offers, those of that category first, the newest before others. */
export async function listSimilarOffers(
  pool: StatementRunner,
  category: string | null,
  limit: number,
): Promise<SimilarOffer[]> {
  const { rows } = await pool.query<SimilarOffer>({
    name: 'similar-offers',
    text: `
      select c.public_id, jsonb_build_object(
        'en', jsonb_build_object('title', c.texts -> 'en' -> 'title', 'description', c.texts -> 'en' -> 'description'),
        'es', jsonb_build_object('title', c.texts -> 'es' -> 'title', 'description', c.texts -> 'es' -> 'description')) as texts
      from campaign_with_terms c where c.status = 'active' and c.type = any ($3::text[])
      order by (c.category = $1) desc nulls last, c.created_at desc, c.public_id limit $2`,
    values: [category, limit, OFFERED_TYPES],
  });
  return rows;
}

export type HostedCampaign = {
  public_id: string;
  category: Category;
  texts: Texts;
  hours: Terms['hours'];
  is_recorded: boolean;
  /** The publisher's own; null while they wait for one. */
  number: string | null;
};

/** A call campaign as one publisher presents it; undefined unless they may now. */
export async function findHostedCampaign(
  pool: StatementRunner,
  { offerId, affId }: LinkKey,
): Promise<HostedCampaign | undefined> {
  const { rows } = await pool.query<HostedCampaign>({
    name: 'hosted-campaign',
    text: `
      select c.public_id, c.category, c.texts, c.terms -> 'hours' as hours,
             (c.terms -> 'recording' ->> 'enabled')::boolean as is_recorded, n.number
      from campaign_with_terms c
      join account o on o.id = c.advertiser_id and o.status = 'approved'
      join account p on p.aff_id = $2 and p.status = 'approved'
      join application a on a.campaign_id = c.id and a.publisher_id = p.id and a.status = 'approved'
      left join tracking_number n on n.application_id = a.id and not n.is_pooled
      where c.public_id = $1 and c.type = 'call' and c.status = 'active'`,
    values: [offerId, affId],
  });
  return rows[0];
}

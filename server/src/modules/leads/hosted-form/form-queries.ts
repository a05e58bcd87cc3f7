import type { CampaignTexts } from '@callstead/domain/campaigns/terms';
import type { Language } from '@callstead/domain/identity/account';
import type { StatementRunner } from '../../../db/database.ts';
import type { LinkKey } from '../../clicks/link-queries.ts';

export type FormCampaign = {
  category: string;
  texts: Record<Language, Pick<CampaignTexts, 'title' | 'description'>>;
  /** Whose pages may show the form; none named: anybody's. */
  hosts: string[];
};

export async function findFormCampaign(
  pool: StatementRunner,
  { offerId, affId }: LinkKey,
): Promise<FormCampaign | undefined> {
  const { rows } = await pool.query<FormCampaign>({
    name: 'form-campaign',
    text: `
      select c.category, coalesce(a.form_hosts, '{}') as hosts, jsonb_build_object(
        'en', jsonb_build_object('title', c.texts -> 'en' -> 'title', 'description', c.texts -> 'en' -> 'description'),
        'es', jsonb_build_object('title', c.texts -> 'es' -> 'title', 'description', c.texts -> 'es' -> 'description')) as texts
      from campaign_with_terms c
      left join account p on p.aff_id = $2
      left join application a on a.campaign_id = c.id and a.publisher_id = p.id and a.status = 'approved'
      where c.public_id = $1 and c.type = 'lead'`,
    values: [offerId, affId],
  });
  return rows[0];
}

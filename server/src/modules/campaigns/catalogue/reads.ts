import type { Catalogue, CatalogueOffer } from '@callstead/contract/campaigns/catalogue';
import { isOffered } from '@callstead/domain/campaigns/is-offered';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Services } from '../../../services.ts';
import { listCampaigns, type ManagedCampaign } from '../manage/queries.ts';
import { findHouseId } from './queries.ts';

/** More than the catalogue has; whoever writes as many of their own finds the rest among the campaigns. */
const MOST_SHOWN = 200;

/** What can still be adopted. */
export async function readCatalogue({ db }: Pick<Services, 'db'>, actor: Actor): Promise<Catalogue> {
  authorize(actor, 'campaign.list-all');
  const advertiserId = await findHouseId(db);
  if (!advertiserId) return { offers: [] };
  const drafts = await listCampaigns(db, { search: '', status: 'draft', advertiserId, limit: MOST_SHOWN });
  return { offers: drafts.filter(({ type }) => isOffered(type)).map(presentOffer) };
}

function presentOffer(draft: ManagedCampaign): CatalogueOffer {
  return {
    id: draft.id,
    publicId: draft.public_id,
    version: draft.current_version,
    category: draft.category,
    type: draft.type,
    titles: { en: draft.texts.en.title, es: draft.texts.es.title },
    pricing: draft.terms.pricing as CatalogueOffer['pricing'], // the same lists, read only
  };
}

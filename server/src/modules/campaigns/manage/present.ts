import type { Campaign, CampaignVersionEntry } from '@callstead/contract/campaigns/managed-campaigns';
import type { ManagedCampaign, VersionRow } from './queries.ts';

export function presentCampaign(row: ManagedCampaign): Campaign {
  return {
    id: row.id,
    publicId: row.public_id,
    advertiser: { id: row.advertiserId, name: row.advertiser_name, status: row.advertiser_status },
    status: row.status,
    category: row.category,
    subCategory: row.sub_category,
    type: row.type,
    takenWhen: row.takenWhen,
    promoMaterialsAvailable: row.promo_materials_available,
    version: row.current_version,
    ...presentContent(row),
    links: { destination: row.destination, hosts: row.deep_link_hosts, fallback: row.fallback_address },
    personalDataDays: row.personal_data_days,
    returnedReason: row.returned_reason,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentVersion(row: VersionRow): CampaignVersionEntry {
  return {
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by && row.author ? { id: row.created_by, name: row.author } : null,
    ...presentContent(row),
  };
}

/** The response schema copies every list, so that the domain's read-only ones can travel. */
function presentContent({ terms, texts }: Pick<ManagedCampaign, 'terms' | 'texts'>): Pick<Campaign, 'terms' | 'texts'> {
  return { terms, texts } as Pick<Campaign, 'terms' | 'texts'>;
}

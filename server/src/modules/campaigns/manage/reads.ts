import type { CampaignListQuery } from '@callstead/contract/campaigns/managed-campaigns';
import type { Db } from '../../../db/database.ts';
import { KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { presentCampaign } from './present.ts';
import { listCampaigns } from './queries.ts';

/** A page of one advertiser's campaigns, or of everybody's. */
export async function campaignsOf(db: Db, query: CampaignListQuery, advertiserId: string | undefined) {
  const { search, status, category, limit } = query;
  const request = pageRequestOf(query, [KEY.text]);
  const after = request.from?.[0];
  const rows = await listCampaigns(db, { search, status, category, advertiserId, after, limit: limit + 1 });
  return listed(
    pageOf(rows, request, (row) => [row.public_id]),
    presentCampaign,
  );
}

import type { CampaignListQuery } from '@callstead/contract/campaigns/managed-campaigns';
import type { Db } from '../../../db/database.ts';
import { KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { presentCampaign } from './present.ts';
import { countCampaigns, listCampaigns } from './queries.ts';

/** A page of one advertiser's campaigns, or of everybody's, and how many there are in all. */
export async function campaignsOf(db: Db, query: CampaignListQuery, advertiserId: string | undefined) {
  const { search, status, category, limit } = query;
  const request = pageRequestOf(query, [KEY.text]);
  const after = request.from?.[0];
  const filter = { search, status, category, advertiserId };
  const [rows, count] = await Promise.all([
    listCampaigns(db, { ...filter, after, limit: limit + 1 }),
    countCampaigns(db, filter),
  ]);
  const page = pageOf(rows, request, (row) => [row.public_id]);
  return { ...listed(page, presentCampaign), count };
}

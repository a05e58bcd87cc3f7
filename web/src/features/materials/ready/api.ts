import type { ReadyMaterialsQuery } from '@callstead/contract/materials';
import { listReadyMaterials, readMaterialCampaigns } from '@callstead/contract/materials-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';

type Query = Pick<ReadyMaterialsQuery, 'campaign' | 'kind' | 'spoken' | 'account' | 'language'>;

/** Announced as 'campaigns': what an advertiser publishes shows at once. */
const keys = { list: ['campaigns', 'ready-materials'], campaigns: ['campaigns', 'with-materials'] } as const;

export const readyMaterialsQuery = (query: Query) =>
  growingListQuery({ queryKey: keys.list, endpoint: listReadyMaterials, query });

export const materialCampaignsQuery = (query: { account: string | undefined; language: Language }) =>
  queryOptions({ queryKey: [...keys.campaigns, query], queryFn: () => call(readMaterialCampaigns, { query }) });

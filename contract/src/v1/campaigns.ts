import * as z from 'zod';
import {
  CampaignListQuery,
  CreateCampaignQuery,
  CreateCampaignRequest,
  Campaign as Managed,
  UpdateCampaignRequest,
} from '../campaigns/managed-campaigns.ts';
import { listOf } from '../list.ts';
import { exact, page } from './exact.ts';

export const CampaignsAsked = exact(CampaignListQuery.extend(page));
export const CreateCampaignAsked = exact(CreateCampaignQuery);

/** Everything that was agreed, as its advertiser and admins see it; publishers meet it as an offer of the same id. */
export const Campaign = Managed.omit({ id: true, publicId: true }).extend({ id: z.string() });
export type Campaign = z.infer<typeof Campaign>;
export const CampaignList = listOf(Campaign);

export const NewCampaign = CreateCampaignRequest.strict();
export const EditedCampaign = UpdateCampaignRequest.strict();

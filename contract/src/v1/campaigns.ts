import * as z from 'zod';
import {
  CampaignListQuery,
  CreateCampaignQuery,
  CreateCampaignRequest,
  Campaign as Managed,
  UpdateCampaignRequest,
} from '../campaigns/managed-campaigns.ts';
import { listOf } from '../list.ts';
import { code, shortText } from '../text.ts';
import { whole } from '../whole.ts';
import { exact, page } from './exact.ts';

export const CampaignsAsked = exact(CampaignListQuery.extend(page));
export const CreateCampaignAsked = exact(CreateCampaignQuery);

/** Everything that was agreed, as its advertiser and admins see it; publishers meet it as an offer of the same id. */
export const Campaign = Managed.omit({ id: true, publicId: true }).extend({ id: z.string() });
export type Campaign = z.infer<typeof Campaign>;
export const CampaignList = listOf(Campaign);

export const ByTarget = z.object({ id: code(20), targetId: shortText(40) });
/** What is left out stays as it is. */
export const EditedTarget = z.strictObject({
  /** A paused destination rings nobody until it is taken back. */
  paused: z.boolean().optional(),
  /** How many calls at once; null: any number. */
  concurrency: whole(1, 1_000_000).nullable().optional(),
});

export const NewCampaign = CreateCampaignRequest.strict();
export const EditedCampaign = UpdateCampaignRequest.strict();

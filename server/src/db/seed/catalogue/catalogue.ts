import type { CampaignContent } from '@callstead/contract/campaigns';

export const CATALOGUE: CampaignContent[] = [];

import { OFFERED } from '../offered.ts';
import type { CampaignType } from './terms.ts';

/** Whether campaigns of this kind can be made and joined. */
export const isOffered = (type: CampaignType): boolean => type === 'call' || OFFERED.leads;

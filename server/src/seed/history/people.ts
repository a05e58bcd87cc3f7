import type { Chance } from '../../telephony/simulator/chance.ts';
import type { CampaignKey } from './campaigns.ts';

/** Who sends calls to what: mailboxes of demo accounts, as often as they are to be drawn. */
export const PUBLISHERS: Record<CampaignKey, readonly string[]> = {
  current: ['publisher', 'publisher', 'affiliate', 'norte.media', 'valeria.soto'],
  paused: ['publisher', 'marcos.leon', 'affiliate'],
  archived: ['marcos.leon', 'norte.media'],
};

/** The network's own offers have callers, too; what those cost is the network's affair. */
export const NETWORK_OFFERS = [
  { campaign: 'HS001', publisher: 'marcos.leon' },
  { campaign: 'AUTO001', publisher: 'norte.media' },
  { campaign: 'LG001', publisher: 'valeria.soto' },
  { campaign: 'FN001', publisher: 'publisher' },
  { campaign: 'HS009', publisher: 'affiliate' },
  { campaign: 'HS002', publisher: 'costa.leads' },
  { campaign: 'HS006', publisher: 'diego.fuentes' },
  { campaign: 'HS005', publisher: 'ana.vega' },
] as const;

/** A publisher's number for a campaign: one of the demo advertiser's, or an offer of the network. */
export type PublisherCampaign = {
  campaign: CampaignKey | (typeof NETWORK_OFFERS)[number]['campaign'];
  publisher: string;
};

export function drawPublisher(chance: Chance, campaign: CampaignKey): PublisherCampaign {
  return { campaign, publisher: chance.pick(PUBLISHERS[campaign]) };
}

import type { ManagedCampaign } from './queries.ts';

/** A campaign as the audit log names it. */
export function subjectOf(campaign: ManagedCampaign) {
  return { type: 'campaign' as const, id: campaign.id, name: `${campaign.public_id} · ${campaign.texts.es.title}` };
}

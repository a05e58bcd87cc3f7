import type { DeskCampaign } from './queries.ts';

/** A campaign as the audit log names it. */
export function subjectOf(campaign: DeskCampaign) {
  return { type: 'campaign' as const, id: campaign.id, name: `${campaign.public_id} · ${campaign.texts.es.title}` };
}

import type { ManagedCampaign } from './queries.ts';

/** A campaign as an event tells of it: its name as the audit log shows it, whose it is, and its title to whoever reads. */
export function aboutCampaign(campaign: ManagedCampaign) {
  const { id, public_id, advertiserId, advertiser_name: advertiserName, texts } = campaign;
  return {
    subject: { type: 'campaign' as const, id, name: `${public_id} · ${texts.es.title}` },
    accountId: advertiserId,
    facts: { advertiserId, advertiserName, publicId: public_id, title: { es: texts.es.title, en: texts.en.title } },
  };
}

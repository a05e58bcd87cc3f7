import type { Db } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import type { Services } from '../../../services.ts';
import { findProfile } from '../../identity/queries.ts';
import { notify, notifyAdmins } from '../../notifications/notify.ts';
import type { ManagedCampaign } from './queries.ts';

/** Open pages of the advertiser and of all admins ask again. */
export async function announceCampaign(db: Db, campaign: Pick<ManagedCampaign, 'id' | 'advertiserId'>): Promise<void> {
  await announce(db, { users: [campaign.advertiserId], admins: true }, { topic: 'campaigns', id: campaign.id });
}

export async function notifySubmitted(db: Db, campaign: ManagedCampaign): Promise<void> {
  const data = {
    campaignId: campaign.id,
    title: campaign.texts.es.title,
    advertiserName: campaign.advertiser_name,
  };
  await notifyAdmins(db, { kind: 'campaign_submitted', data });
}

type Decision = { status: 'active' | 'draft'; reason: string | null };

export async function notifyReviewed(
  services: Services,
  db: Db,
  campaign: ManagedCampaign,
  { status, reason }: Decision,
): Promise<void> {
  const advertiser = await findProfile(db, campaign.advertiserId);
  if (!advertiser || advertiser.is_house) return;
  const { title } = campaign.texts[advertiser.language];
  await notify(db, [advertiser.id], {
    kind: 'campaign_reviewed',
    data: { campaignId: campaign.id, title, status, reason },
  });
  const letter = { to: advertiser.email, language: advertiser.language };
  const link = `${services.config.publicUrl}/advertiser-dashboard/campaigns`;
  const values = { name: advertiser.full_name, title, link };
  await services.queue.enqueue(db, {
    name: 'send-mail',
    data:
      status === 'active'
        ? { ...letter, mail: 'campaign-activated', values }
        : { ...letter, mail: 'campaign-returned', values: { ...values, reason: reason ?? '' } },
  });
}

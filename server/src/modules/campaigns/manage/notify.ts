import type { WithDb } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import type { Tx } from '../../../services.ts';
import { findProfile } from '../../identity/queries.ts';
import { notify, notifyAdmins } from '../../notifications/notify.ts';
import type { ManagedCampaign } from './queries.ts';

/** Open pages of the advertiser and of all admins ask again. */
export async function announceCampaign(
  tx: WithDb,
  campaign: Pick<ManagedCampaign, 'id' | 'advertiserId'>,
): Promise<void> {
  await announce(tx.db, { users: [campaign.advertiserId], admins: true }, { topic: 'campaigns', id: campaign.id });
}

export async function notifySubmitted(tx: WithDb, campaign: ManagedCampaign): Promise<void> {
  const data = {
    campaignId: campaign.id,
    title: campaign.texts.es.title,
    advertiserName: campaign.advertiser_name,
  };
  await notifyAdmins(tx, { kind: 'campaign_submitted', data });
}

type Decision = { status: 'active' | 'draft'; reason: string | null };

export async function notifyReviewed(tx: Tx, campaign: ManagedCampaign, { status, reason }: Decision): Promise<void> {
  const advertiser = await findProfile(tx.db, campaign.advertiserId);
  if (!advertiser || advertiser.is_house) return;
  const { title } = campaign.texts[advertiser.language];
  await notify(tx, [advertiser.id], {
    kind: 'campaign_reviewed',
    data: { campaignId: campaign.id, title, status, reason },
  });
  const letter = { to: advertiser.email, language: advertiser.language };
  const link = `${tx.config.publicUrl}/advertiser-dashboard/campaigns`;
  const values = { name: advertiser.full_name, title, link };
  await tx.queue.enqueue(tx.db, {
    name: 'send-mail',
    data:
      status === 'active'
        ? { ...letter, mail: 'campaign-activated', values }
        : { ...letter, mail: 'campaign-returned', values: { ...values, reason: reason ?? '' } },
  });
}

import { CampaignPage } from '../../features/campaigns/page/campaign-page.tsx';
import { campaignPartsFor } from './campaign-parts.tsx';

const PARTS = campaignPartsFor('advertiser');

export default function ComposedCampaignPage() {
  return <CampaignPage parts={PARTS} />;
}

import { ApplicationControl } from '../../features/applications/apply/application-control.tsx';
import { PublisherCampaignsPage } from '../../features/campaigns/publisher/publisher-campaigns-page.tsx';

export default function ComposedPublisherCampaignsPage() {
  return <PublisherCampaignsPage Application={ApplicationControl} />;
}

import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { CampaignPublishers } from '../../features/applications/of-campaign/campaign-publishers.tsx';
import type { CampaignParts } from '../../features/campaigns/page/campaign-tabs.tsx';
import { CampaignPerformance } from '../../features/reports/one-campaign/performance.tsx';
import { CampaignTargets } from '../../features/reports/one-campaign/targets.tsx';
import { usePublisherScores } from '../../features/reports/one-campaign/use-publisher-scores.tsx';
import { PeriodPicker } from '../../ui/period/period-picker.tsx';

/** What the page of a campaign tells beside its terms, for whoever looks. */
export function campaignPartsFor(view: 'advertiser' | 'admin'): CampaignParts {
  return {
    Performance: ({ campaign }) => <CampaignPerformance campaign={campaign} view={view} />,
    Publishers: ({ campaign }) => <Publishers campaign={campaign} view={view} />,
    Targets: ({ campaign }) => <CampaignTargets campaign={campaign} view={view} />,
  };
}

function Publishers({ campaign, view }: { campaign: Campaign; view: 'advertiser' | 'admin' }) {
  const scores = usePublisherScores(campaign, view);
  return <CampaignPublishers campaign={campaign} scores={scores} aside={<PeriodPicker period={scores.period} />} />;
}

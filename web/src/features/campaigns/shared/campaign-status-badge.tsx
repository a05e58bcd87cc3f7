import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

const TONES: Record<CampaignStatus, Tone> = {
  draft: 'neutral',
  pending_review: 'info',
  active: 'success',
  paused: 'warning',
  archived: 'neutral',
};

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const t = useTexts(campaignMessages);
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

import type { Profile } from '@callstead/contract/identity/identity';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';

export function CampaignsRestricted({ profile }: { profile: Profile }) {
  const t = useTexts(campaignMessages);
  return <RestrictedNotice profile={profile} text={t('restricted')} />;
}

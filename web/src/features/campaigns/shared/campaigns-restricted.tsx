import type { Profile } from '@callstead/contract/identity/identity';
import { useTexts } from '../../../i18n/language.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { campaignTermsMessages } from './messages.ts';

export function CampaignsRestricted({ profile }: { profile: Profile }) {
  const t = useTexts(campaignTermsMessages);
  return <RestrictedNotice profile={profile} text={t('restricted')} />;
}

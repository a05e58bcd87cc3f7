import type { Profile } from '@callstead/contract/identity/identity';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';

/** Pending and rejected advertisers cannot use campaigns; an admin can, in whoever's name. */
export const isRestricted = (profile: Profile | null) =>
  profile !== null && profile.userType !== 'admin' && profile.status !== 'approved';

export function CampaignsRestricted({ profile }: { profile: Profile }) {
  const t = useTexts(campaignMessages);
  return (
    <RestrictedNotice
      profile={profile}
      title={t('restricted.title')}
      text={t('restricted.text')}
      contact={t('restricted.contact')}
    />
  );
}

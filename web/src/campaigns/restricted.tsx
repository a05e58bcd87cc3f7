import type { Profile } from '@callstead/contract/identity';
import { paths } from '../app/paths.ts';
import { campaignMessages } from '../i18n/campaign-messages.ts';
import { useTexts } from '../i18n/language.tsx';
import { ReviewProgress } from '../review-progress/review-progress.tsx';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Pending and rejected advertisers cannot use campaigns; an admin can, in whoever's name. */
export const isRestricted = (profile: Profile | null) =>
  profile !== null && profile.userType !== 'admin' && profile.status !== 'approved';

export function CampaignsRestricted({ profile }: { profile: Profile }) {
  const t = useTexts(campaignMessages);
  const isRejected = profile.status === 'rejected';
  const contact = isRejected && (
    <ButtonLink to={paths.contact} variant="secondary" size="sm">
      {t('restricted.contact')}
    </ButtonLink>
  );
  return (
    <>
      <Banner tone={isRejected ? 'danger' : 'warning'} title={t('restricted.title')} action={contact}>
        {t('restricted.text')}
      </Banner>
      {!isRejected && <ReviewProgress registeredAt={profile.createdAt} />}
    </>
  );
}

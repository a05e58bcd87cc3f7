import type { Profile } from '@callstead/contract/identity/identity';
import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../i18n/language.tsx';
import { ButtonLink } from '../ui/action/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { sessionMessages } from './messages.ts';
import { ReviewProgress } from './review-progress.tsx';

/** What stands in place of a screen that opens with the approval: how far the review is, or whom to write to. */
export function RestrictedNotice({ profile, text }: { profile: Profile; text: string }) {
  const t = useTexts(sessionMessages);
  const isRejected = profile.status === 'rejected';
  const write = isRejected && (
    <ButtonLink to={publicPaths.contact} variant="secondary" size="sm">
      {t('contact')}
    </ButtonLink>
  );
  return (
    <>
      <Banner tone={isRejected ? 'danger' : 'warning'} title={t('restricted')} action={write}>
        {text}
      </Banner>
      {!isRejected && (
        <ReviewProgress
          registeredAt={profile.createdAt}
          guide={profile.userType === 'advertiser' ? 'advertiser' : 'publisher'}
        />
      )}
    </>
  );
}

import type { Profile } from '@callstead/contract/identity';
import { paths } from '../../app/paths.ts';
import { billingMessages } from '../../i18n/billing-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { ReviewProgress } from '../../review-progress/review-progress.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Pending and rejected advertisers have no billing yet. */
export function BillingRestricted({ profile }: { profile: Profile }) {
  const t = useTexts(billingMessages);
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

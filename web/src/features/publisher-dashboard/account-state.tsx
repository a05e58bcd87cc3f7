import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '../../app/paths.ts';
import { dashboardMessages } from '../../i18n/dashboard-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { ReviewProgress } from '../../review-progress/review-progress.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** What was decided about the account, or how far the decision is. */
export function AccountState({ profile }: { profile: Profile }) {
  const t = useTexts(dashboardMessages);
  const { status, createdAt } = profile;
  if (status === 'approved') return <Banner tone="success">{t('publisher.approved')}</Banner>;
  if (status === 'pending') return <ReviewProgress registeredAt={createdAt}>{t('publisher.pending')}</ReviewProgress>;
  const contact = (
    <ButtonLink to={paths.contact} variant="secondary" size="sm">
      {t('contact')}
    </ButtonLink>
  );
  return (
    <Banner tone="danger" action={contact}>
      {t('publisher.rejected')}
    </Banner>
  );
}

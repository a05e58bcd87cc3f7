import type { Profile } from '@callstead/contract/identity/identity';
import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { ReviewProgress } from '../../../session/review-progress.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { dashboardMessages } from '../shared/dashboard-messages.ts';

/** What was decided about the account, or how far the decision is. */
export function AccountState({ profile }: { profile: Profile }) {
  const t = useTexts(dashboardMessages);
  const { status, createdAt } = profile;
  if (status === 'approved') return <Banner tone="success">{t('publisher.approved')}</Banner>;
  if (status === 'pending') {
    return (
      <ReviewProgress registeredAt={createdAt} guide="publisher">
        {t('publisher.pending')}
      </ReviewProgress>
    );
  }
  const contact = (
    <ButtonLink to={publicPaths.contact} variant="secondary" size="sm">
      {t('contact')}
    </ButtonLink>
  );
  return (
    <Banner tone="danger" action={contact}>
      {t('publisher.rejected')}
    </Banner>
  );
}

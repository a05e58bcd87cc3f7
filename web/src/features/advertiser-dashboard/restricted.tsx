import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '../../app/paths.ts';
import { dashboardMessages } from '../../i18n/dashboard-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { ReviewProgress } from '../../review-progress/review-progress.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Pending and rejected advertisers see where they stand instead of figures. */
export function Restricted({ profile }: { profile: Profile }) {
  return profile.status === 'pending' ? <Pending profile={profile} /> : <Rejected />;
}

function Pending({ profile }: { profile: Profile }) {
  const t = useTexts(dashboardMessages);
  return (
    <>
      <Banner tone="neutral" title={t('advertiser.restrictedTitle')}>
        {t('advertiser.pending')}
      </Banner>
      <ReviewProgress registeredAt={profile.createdAt} />
    </>
  );
}

function Rejected() {
  const t = useTexts(dashboardMessages);
  const contact = (
    <ButtonLink to={paths.contact} variant="secondary" size="sm">
      {t('contact')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState message={t('advertiser.restrictedTitle')} hint={t('advertiser.rejected')} action={contact} />
    </Card>
  );
}

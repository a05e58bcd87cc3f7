import type { Profile } from '@callstead/contract/identity/identity';
import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { ReviewProgress } from '../../../session/review-progress.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { dashboardMessages } from '../shared/dashboard-messages.ts';

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
      <ReviewProgress registeredAt={profile.createdAt} guide="advertiser" />
    </>
  );
}

function Rejected() {
  const t = useTexts(dashboardMessages);
  const contact = (
    <ButtonLink to={publicPaths.contact} variant="secondary" size="sm">
      {t('contact')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState message={t('advertiser.restrictedTitle')} hint={t('advertiser.rejected')} action={contact} />
    </Card>
  );
}

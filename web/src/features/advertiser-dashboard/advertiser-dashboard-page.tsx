import type { Profile } from '@callstead/contract/identity';
import { paths } from '../../app/paths.ts';
import { useAuth } from '../../auth/auth.tsx';
import { dashboardMessages } from '../../i18n/dashboard-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { LoadingUser } from '../../review-progress/loading-user.tsx';
import { ReviewProgress } from '../../review-progress/review-progress.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export default function AdvertiserDashboardPage() {
  const t = useTexts(dashboardMessages);
  const { profile } = useAuth();
  return (
    <>
      <title>{t('advertiser.pageTitle')}</title>
      <h1 className="text-28">{t('advertiser.title')}</h1>
      {profile ? <Summary profile={profile} /> : <LoadingUser />}
    </>
  );
}

function Summary({ profile }: { profile: Profile }) {
  const t = useTexts(dashboardMessages);
  // Restrictions are for advertisers: an admin looks around freely.
  if (profile.userType === 'admin' || profile.status === 'approved') {
    return (
      <Banner tone="success" title={t('advertiser.approvedTitle', { name: profile.fullName })}>
        {t('advertiser.approved')}
      </Banner>
    );
  }
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

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

export default function PublisherDashboardPage() {
  const t = useTexts(dashboardMessages);
  const { profile } = useAuth();
  return (
    <>
      <title>{t('publisher.pageTitle')}</title>
      {profile ? <Summary profile={profile} /> : <LoadingUser />}
    </>
  );
}

function Summary({ profile }: { profile: Profile }) {
  const t = useTexts(dashboardMessages);
  return (
    <>
      <h1 className="text-28">{t('publisher.greeting', { name: profile.fullName || t('publisher.fallbackName') })}</h1>
      <Status profile={profile} />
    </>
  );
}

function Status({ profile }: { profile: Profile }) {
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
    <Card>
      <EmptyState message={t('publisher.rejected')} action={contact} />
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { preferencesQuery } from './api.ts';
import { preferencesMessages } from './messages.ts';
import { NewsTable } from './news-table.tsx';
import { ScreenCard } from './screen-card.tsx';

export default function PreferencesPage() {
  const t = useTexts(preferencesMessages);
  const isShut = useIsShut('preference.read');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={isShut ? undefined : t('intro')} />
      {isShut ? (
        <Banner tone="info">{t('othersEyes')}</Banner>
      ) : (
        <div className="steady grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <News />
          <ScreenCard />
        </div>
      )}
    </>
  );
}

function News() {
  const t = useTexts(preferencesMessages);
  const errorText = useErrorText();
  const preferences = useQuery(preferencesQuery);
  if (preferences.isPending) return <LoadingNews />;
  if (!preferences.data) {
    const message = t('loadFailed', { message: errorText(preferences.error) });
    return (
      <Card title={t('news')}>
        <ErrorState message={message} onRetry={() => void preferences.refetch()} />
      </Card>
    );
  }
  return <NewsTable news={preferences.data.news} />;
}

function LoadingNews() {
  const t = useTexts(preferencesMessages);
  return (
    <Card title={t('news')}>
      <div aria-busy className="grid gap-4">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
        <Coming />
      </div>
    </Card>
  );
}

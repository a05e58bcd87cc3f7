import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { settingsQuery } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { GroupIndex } from './group-index.tsx';
import { settingsMessages } from './messages.ts';

export default function SettingsPage() {
  const t = useTexts(settingsMessages);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')}>
        <ButtonLink to={paths.admin.setup} variant="secondary" size="sm">
          {t('setup')}
        </ButtonLink>
      </PageHeader>
      <Groups />
    </>
  );
}

function Groups() {
  const t = useTexts(settingsMessages);
  const errorText = useErrorText();
  const settings = useQuery(settingsQuery);
  if (settings.data)
    return (
      <div className="grid gap-6 xl:grid-cols-[11rem_minmax(0,1fr)]">
        <GroupIndex groups={settings.data.groups.map(({ group }) => group)} />
        <div className="grid min-w-0 gap-6">
          {settings.data.groups.map((inForce) => (
            <GroupCard key={inForce.group} inForce={inForce} />
          ))}
        </div>
      </div>
    );
  if (settings.isPending) return <Skeleton className="h-64 w-full" />;
  return (
    <Card>
      <ErrorState
        message={t('loadFailed', { message: errorText(settings.error) })}
        onRetry={() => void settings.refetch()}
      />
    </Card>
  );
}

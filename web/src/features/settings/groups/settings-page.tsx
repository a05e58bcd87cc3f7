import { paths } from '@callstead/contract/paths';
import type { SettingGroup } from '@callstead/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { settingsQuery } from './api.ts';
import { GroupCard } from './group-card.tsx';
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

function GroupIndex({ groups }: { groups: readonly SettingGroup[] }) {
  const t = useTexts(settingsMessages);
  return (
    <nav aria-label={t('index')} className="self-start xl:sticky xl:top-20">
      <ul className="flex flex-wrap gap-x-1 gap-y-1 xl:flex-col">
        {groups.map((group) => (
          <li key={group}>
            <Link
              to={{ hash: group }}
              className="block rounded px-2.5 py-1.5 text-14 text-muted hover:bg-sunken hover:text-text max-xl:border"
            >
              {t(`groups.${group}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

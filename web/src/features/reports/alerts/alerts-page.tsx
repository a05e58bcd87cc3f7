import { paths } from '@callstead/contract/paths';
import type { Alert } from '@callstead/contract/reports/alerts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BellPlus, ChartColumn } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertItem } from './alert-item.tsx';
import { alertListQuery } from './api.ts';
import { alertMessages } from './messages.ts';

export default function AlertsPage() {
  const t = useTexts(alertMessages);
  const { profile } = useAuth();
  const panel = usePanel();
  const isShut = useIsShut('alert.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={isShut ? undefined : t('intro')}>
        {!isShut && (
          <ButtonLink size="sm" variant="secondary" icon={ChartColumn} to={paths[panel].reports()}>
            {t('toReports')}
          </ButtonLink>
        )}
      </PageHeader>
      {profile && isShut ? <RestrictedNotice profile={profile} text={t('restricted')} /> : <Alerts />}
    </>
  );
}

function Alerts() {
  const t = useTexts(alertMessages);
  const { toast } = useToast();
  const [isMaking, setMaking] = useState(false);
  const onSaved = () => {
    toast({ title: t('saved'), tone: 'success' });
    setMaking(false);
  };
  return (
    <Card title={t('list')}>
      <div className="steady grid grid-cols-1 gap-4 text-14">
        <AlertList />
        <Button icon={BellPlus} onClick={() => setMaking(true)} className="justify-self-start">
          {t('create')}
        </Button>
      </div>
      {isMaking && <AlertDialog onSaved={onSaved} onClose={() => setMaking(false)} />}
    </Card>
  );
}

function AlertList() {
  const t = useTexts(alertMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const list = useInfiniteQuery(alertListQuery(language));
  if (list.isPending) return <LoadingLine>{t('loading')}</LoadingLine>;
  if (!list.data) {
    const message = t('loadFailed', { message: errorText(list.error) });
    return <ErrorState message={message} onRetry={() => void list.refetch()} />;
  }
  const alerts: Alert[] = list.data.pages.flatMap((page) => page.data);
  if (alerts.length === 0) return <EmptyState message={t('empty')} />;
  return (
    <>
      <ul aria-label={t('list')} className="divide-y border-y">
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { setupQuery } from './api.ts';
import { MailArrived } from './mail-arrived.tsx';
import { setupMessages } from './messages.ts';
import { SetupSteps, type StepActions } from './setup-steps.tsx';

/** From an empty network to its first paid call. */
export function SetupPage({ actions }: { actions: StepActions }) {
  const t = useTexts(setupMessages);
  const errorText = useErrorText();
  const setup = useQuery(setupQuery);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <MailArrived />
      {setup.data ? (
        <SetupSteps setup={setup.data} actions={actions(() => void setup.refetch())} />
      ) : setup.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <Card>
          <ErrorState
            message={t('loadFailed', { message: errorText(setup.error) })}
            onRetry={() => void setup.refetch()}
          />
        </Card>
      )}
    </>
  );
}

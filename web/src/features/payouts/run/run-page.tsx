import { paths } from '@callstead/contract/paths';
import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Link, useParams } from 'react-router';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { runQuery } from './api.ts';
import { ApprovalCard } from './approval-card.tsx';
import { FilesCard } from './files-card.tsx';
import { FreezingCard } from './freezing-card.tsx';
import { payoutRunMessages } from './messages.ts';
import { type AdjustDialog, Publishers } from './publishers.tsx';
import { RunHead } from './run-head.tsx';
import { RunSums } from './run-sums.tsx';

/** One run, from its proposal to the last payout. */
export function RunPage({ Adjust }: { Adjust: AdjustDialog }) {
  const t = useTexts(payoutRunMessages);
  const { id = '' } = useParams();
  const run = useQuery(runQuery(id));
  return (
    <>
      <title>{t('pageTitle', { number: String(run.data?.number ?? '') })}</title>
      <Link
        to={paths.admin.payoutRuns()}
        className="inline-flex items-center gap-2 justify-self-start rounded text-14 text-muted hover:text-text"
      >
        <Icon of={ArrowLeft} />
        {t('back')}
      </Link>
      {run.data ? <Loaded run={run.data} Adjust={Adjust} /> : <Unloaded run={run} />}
    </>
  );
}

type Loading = { isPending: boolean; error: unknown; refetch: () => unknown };

function Unloaded({ run }: { run: Loading }) {
  const t = useTexts(payoutRunMessages);
  const errorText = useErrorText();
  const isUnknown = isRefusal(run.error, 'not_found') || isRefusal(run.error, 'validation_failed');
  const toRuns = (
    <ButtonLink to={paths.admin.payoutRuns()} variant="secondary" size="sm">
      {t('back')}
    </ButtonLink>
  );
  return (
    <>
      <h1 className="text-28">{t('heading')}</h1>
      {run.isPending && <Skeleton className="h-96 w-full" />}
      {!run.isPending && (
        <Card>
          {isUnknown ? (
            <EmptyState message={t('unknown')} action={toRuns} />
          ) : (
            <ErrorState message={t('failed', { message: errorText(run.error) })} onRetry={() => void run.refetch()} />
          )}
        </Card>
      )}
    </>
  );
}

function Loaded({ run, Adjust }: { run: PayoutRun; Adjust: AdjustDialog }) {
  return (
    <>
      <RunHead run={run} />
      <RunSums run={run} />
      {run.status === 'proposed' && <ApprovalCard run={run} />}
      {run.freezing && <FreezingCard freezing={run.freezing} />}
      {run.status === 'frozen' && <FilesCard run={run} />}
      <Publishers run={run} Adjust={Adjust} />
    </>
  );
}

import type { CallDetail } from '@callstead/contract/calls/calls';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { type CallScope, callQuery } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

type LoadedCallProps = { id: string; scope: CallScope; children: (call: CallDetail) => ReactNode };

/** One call, on its way, gone wrong, not there (or another's, which looks the same), or here. */
export function LoadedCall({ id, scope, children }: LoadedCallProps) {
  const t = useTexts(callDetailMessages);
  const errorText = useErrorText();
  const query = useQuery({ ...callQuery(id, scope), retry: false });
  if (query.data) return children(query.data);
  if (query.isPending) return <Loading />;
  if (isRefusal(query.error, 'not_found')) return <Missing scope={scope} />;
  return (
    <ErrorState message={t('loadFailed', { message: errorText(query.error) })} onRetry={() => void query.refetch()} />
  );
}

function Missing({ scope }: { scope: CallScope }) {
  const t = useTexts(callDetailMessages);
  const calls = useTexts(callMessages);
  const keepAccount = useKeepAccount();
  const back = (
    <ButtonLink to={keepAccount(paths[scope.view].calls())} variant="secondary" size="sm">
      {calls('allCalls')}
    </ButtonLink>
  );
  return <EmptyState message={t('missing')} action={back} />;
}

function Loading() {
  const ui = useTexts(uiMessages);
  return (
    <div aria-busy className="grid gap-4">
      <p role="status" className="sr-only">
        {ui('loading')}
      </p>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-10 w-28" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

import type { OpenSession } from '@callstead/contract/identity/identity';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { sessionListQuery, useEndOtherSessions } from './api.ts';
import { securityMessages } from './messages.ts';
import { OpenSessionRow } from './open-session-row.tsx';

export function OpenSessionsCard() {
  const t = useTexts(securityMessages);
  const sessions = useQuery(sessionListQuery);
  const hasOthers = sessions.data?.some((session) => !session.current) ?? false;
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is about to disappear.
  const focusList = () => list.current?.focus();
  const endOthers = hasOthers && <EndOthers onEnded={focusList} />;
  return (
    <Card title={t('sessions.title')} aside={endOthers}>
      <SessionList query={sessions} listRef={list} onEnded={focusList} />
    </Card>
  );
}

type SessionListProps = {
  query: UseQueryResult<OpenSession[]>;
  listRef: Ref<HTMLUListElement>;
  onEnded: () => void;
};

function SessionList({ query, listRef, onEnded }: SessionListProps) {
  const t = useTexts(securityMessages);
  const errorText = useErrorText();
  if (query.isPending) return <LoadingSessions />;
  if (!query.data) {
    const message = t('sessions.failed', { message: errorText(query.error) });
    return <ErrorState message={message} onRetry={() => void query.refetch()} />;
  }
  if (query.data.length === 0) return <EmptyState message={t('sessions.empty')} />;
  return (
    <ul ref={listRef} tabIndex={-1} aria-label={t('sessions.list')} className="-my-4 divide-y outline-none">
      {query.data.map((session) => (
        <OpenSessionRow key={session.id} session={session} onEnded={onEnded} />
      ))}
    </ul>
  );
}

function LoadingSessions() {
  const t = useTexts(securityMessages);
  return (
    <div className="-my-4 divide-y">
      <p role="status" className="sr-only">
        {t('sessions.loading')}
      </p>
      <Coming />
      {['first', 'second'].map((row) => (
        <div key={row} className="flex items-center gap-3 py-3">
          <Skeleton className="size-5" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-56" />
          </div>
        </div>
      ))}
    </div>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useTexts(securityMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  const end = useEndOtherSessions();
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t('sessions.othersEnded'), tone: 'success' });
        onEnded();
      },
      onError: (error) => toast({ title: t('sessions.endFailed'), description: errorText(error), tone: 'danger' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('sessions.othersTitle')}
        description={t('sessions.othersText')}
        confirmLabel={end.isPending ? t('sessions.endingOthers') : t('sessions.endOthers')}
        onConfirm={confirm}
        busy={end.isPending}
      />
    </>
  );
}

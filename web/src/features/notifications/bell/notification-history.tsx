import type { Notification, NotificationListResponse } from '@callstead/contract/notifications';
import { paths } from '@callstead/contract/paths';
import { newsReaderOf } from '@callstead/domain/notifications/preferences';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { useMarkRead } from './api.ts';
import { notificationsMessages } from './messages.ts';
import { NotificationItem } from './notification-item.tsx';
import { useMuted } from './sound.ts';

type HistoryProps = { list: UseInfiniteQueryResult<InfiniteData<NotificationListResponse>>; onLeave: () => void };

/** Opening it is reading it; what was new stays marked until it is closed. */
export function NotificationHistory({ list, onLeave }: HistoryProps) {
  const t = useTexts(notificationsMessages);
  const all = list.data?.pages.flatMap((page) => page.data) ?? [];
  const lastRead = useLastRead(list.data?.pages[0]);
  useReadNewest(all[0]);
  return (
    <>
      <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b bg-surface px-4 py-2">
        <h2 className="text-16">{t('title')}</h2>
        <SoundSwitch />
      </div>
      <Choose onLeave={onLeave} />
      <Entries list={list} all={all} lastRead={lastRead} onLeave={onLeave} />
    </>
  );
}

/** What rings here, and what does not. */
function Choose({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(notificationsMessages);
  const { profile } = useAuth();
  if (!profile) return null;
  return (
    <p className="border-b px-4 py-2 text-13">
      <TextLink to={paths[newsReaderOf(profile.userType)].preferences} onClick={onLeave}>
        {t('choose')}
      </TextLink>
    </p>
  );
}

type EntriesProps = HistoryProps & { all: readonly Notification[]; lastRead: number };

function Entries({ list, all, lastRead, onLeave }: EntriesProps) {
  const t = useTexts(notificationsMessages);
  const errorText = useErrorText();
  if (list.isPending) return <LoadingEntries />;
  if (!list.data) {
    const message = t('loadFailed', { message: errorText(list.error) });
    return <ErrorState message={message} onRetry={() => void list.refetch()} />;
  }
  if (all.length === 0) return <EmptyState message={t('empty')} />;
  return (
    <>
      <ul aria-label={t('title')} className="divide-y">
        {all.map((each) => (
          <li key={each.id}>
            <NotificationItem notification={each} isNew={each.id > lastRead} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="border-t p-2">
          <LoadMore list={list} label={t('more')} errorMessage={t('moreFailed')} variant="ghost" />
        </div>
      )}
    </>
  );
}

function LoadingEntries() {
  return (
    <div aria-busy className="grid gap-3 p-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}

/** Where reading stood when the list was opened: all up to one are read, so one number says it. */
function useLastRead(first: NotificationListResponse | undefined): number {
  const [lastRead, setLastRead] = useState<number | null>(null);
  if (lastRead === null && first) setLastRead(lastReadIn(first));
  return lastRead ?? 0;
}

function lastReadIn({ data, hasMore }: NotificationListResponse): number {
  const read = data.find((each) => each.read);
  const oldest = data.at(-1);
  return read?.id ?? (hasMore && oldest ? oldest.id - 1 : 0);
}

/** Also what arrives while somebody looks. A failure leaves the count as it is, and the next look tries again. */
function useReadNewest(newest: Notification | undefined): void {
  const { mutate } = useMarkRead();
  const unreadId = newest && !newest.read ? newest.id : undefined;
  const markRead = useEffectEvent((id: number) => mutate(id));
  useEffect(() => {
    if (unreadId !== undefined) markRead(unreadId);
  }, [unreadId]);
}

function SoundSwitch() {
  const t = useTexts(notificationsMessages);
  const [muted, setMuted] = useMuted();
  return <CheckboxField label={t('sound')} checked={!muted} onChange={(event) => setMuted(!event.target.checked)} />;
}

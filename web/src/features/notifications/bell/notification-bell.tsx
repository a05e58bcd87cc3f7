import { MOST_UNREAD } from '@callstead/domain/notifications/notification';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { PopoverPanel } from '../../../ui/overlay/popover-panel.tsx';
import { notificationListQuery, useForgetOlder } from './api.ts';
import { notificationsMessages } from './messages.ts';
import { NotificationHistory } from './notification-history.tsx';

/** How many are unread, and behind it the history. */
export function NotificationBell() {
  const t = useTexts(notificationsMessages);
  const [open, setOpen] = useState(false);
  const list = useInfiniteQuery(notificationListQuery);
  const forgetOlder = useForgetOlder();
  const known = list.data?.pages[0]?.unreadCount;
  const unread = known ?? 0;
  const label = useLabel(known);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (!next) forgetOlder();
  };
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger
        aria-label={label}
        className="relative grid size-11 shrink-0 place-items-center rounded hover:bg-sunken data-[state=open]:bg-sunken"
      >
        <Icon of={Bell} size={20} />
        {unread > 0 && <Count unread={unread} />}
      </Popover.Trigger>
      <PopoverPanel label={t('title')} className="max-h-[min(32rem,var(--radix-popover-content-available-height))]">
        <NotificationHistory list={list} onLeave={() => onOpenChange(false)} />
      </PopoverPanel>
    </Popover.Root>
  );
}

/** Until it is known how many, nothing is said of it. */
function useLabel(unread: number | undefined): string {
  const t = useTexts(notificationsMessages);
  if (unread === undefined) return t('title');
  return unread > MOST_UNREAD ? t('bellMany', { count: String(MOST_UNREAD) }) : t('bell', { count: unread });
}

function Count({ unread }: { unread: number }) {
  const t = useTexts(notificationsMessages);
  return (
    <span
      aria-hidden
      className="absolute top-1 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-signal px-1 font-medium text-12 text-on-signal leading-none"
    >
      {unread > MOST_UNREAD ? t('many', { count: String(MOST_UNREAD) }) : unread}
    </span>
  );
}

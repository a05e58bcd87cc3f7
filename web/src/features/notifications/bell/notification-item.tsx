import type { Notification } from '@callstead/contract/notifications';
import { panelOf } from '@callstead/domain/identity/panel';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { describeNotification } from './describe-notification.ts';
import { notificationsMessages } from './messages.ts';

type ItemProps = { notification: Notification; isNew: boolean; onLeave: () => void };

export function NotificationItem({ notification, isNew, onLeave }: ItemProps) {
  const t = useTexts(notificationsMessages);
  const { currency } = useLanguage();
  const { profile } = useAuth();
  const { text, detail, to } = describeNotification(t, notification, {
    panel: panelOf(profile?.userType ?? 'publisher'),
    currency,
  });
  const content = (
    <>
      <span
        aria-hidden
        className={clsx('mt-1.5 size-2 shrink-0 rounded-full', isNew ? 'bg-signal' : 'bg-transparent')}
      />
      <span className="grid min-w-0 gap-0.5 break-words">
        <span className={clsx(isNew && 'font-medium')}>
          {isNew && <span className="sr-only">{t('unread')}: </span>}
          {text}
        </span>
        {detail && <span className="text-13 text-muted">{detail}</span>}
        <span className="text-12 text-muted">
          <RelativeTime value={notification.createdAt} />
        </span>
      </span>
    </>
  );
  if (!to) return <div className={ROW_CLASS}>{content}</div>;
  return (
    <Link to={to} onClick={onLeave} className={clsx(ROW_CLASS, '-outline-offset-2 hover:bg-sunken')}>
      {content}
    </Link>
  );
}

const ROW_CLASS = 'flex gap-3 px-4 py-3';

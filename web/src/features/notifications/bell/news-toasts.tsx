import type { Notification } from '@callstead/contract/notifications';
import { panelOf } from '@callstead/domain/identity/panel';
import { TOASTED_KINDS, type ToastedKind } from '@callstead/domain/notifications/notification';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useToast, useToastsAtHand } from '../../../ui/feedback/toast.tsx';
import { markShown, notificationListQuery } from './api.ts';
import { describeNotification, wordsOf } from './describe-notification.ts';
import { notificationsMessages } from './messages.ts';
import { playSound } from './sound.ts';

/** A tab that somebody looks at goes first; without one, a hidden tab at least makes itself heard. */
const HIDDEN_TAB_WAITS_MS = 2_000;

/** Shows what is new, and lets hear what its reader wants to hear, once, however many tabs and computers somebody has open. */
export function NewsToasts(): null {
  const { data } = useInfiniteQuery(notificationListQuery);
  const unshown = useMemo(() => data?.pages[0]?.data.filter(isToShow) ?? [], [data]);
  const asked = useRef(new Set<number>());
  const showNewest = useShowNewest();
  useToastsAtHand();

  const show = useEffectEvent(async () => {
    const ids = unshown.map(({ id }) => id).filter((id) => !asked.current.has(id));
    if (ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    try {
      const ours = new Set((await markShown(ids)).ids);
      const news = unshown.filter(({ id }) => ours.has(id));
      showNewest(news.find(isToasted));
      if (news.some(({ sound }) => sound)) playSound();
    } catch {
      for (const id of ids) asked.current.delete(id); // still unshown: they come again with the next list
    }
  });

  useEffect(() => {
    if (unshown.length === 0) return undefined;
    const timer = setTimeout(() => void show(), document.visibilityState === 'hidden' ? HIDDEN_TAB_WAITS_MS : 0);
    return () => clearTimeout(timer);
  }, [unshown]);
  return null;
}

const isToasted = ({ kind }: Notification) => TOASTED_KINDS.some((each) => each === kind);
const isToShow = (news: Notification) => !news.shown && (isToasted(news) || (news.sound && !news.read));

/** One toast at a time: the newest speaks for all of them, the bell has the rest. */
function useShowNewest() {
  const t = useTexts(notificationsMessages);
  const { currency } = useLanguage();
  const { toast } = useToast();
  const navigate = useNavigate();
  return (news: Notification | undefined) => {
    if (!news) return;
    const kind = news.kind as ToastedKind;
    const { to } = describeNotification(t, news, { panel: panelOf('admin'), currency });
    const word = wordsOf(news.data);
    toast({
      title: t(`toasts.${kind}.title`),
      description: t(`toasts.${kind}.description`, { name: word('name'), subject: word('subject') }),
      tone: 'info',
      patient: true,
      ...(to && { action: { label: t('view'), onAction: () => navigate(to) } }),
    });
  };
}

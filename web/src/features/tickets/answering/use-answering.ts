import { sayAnswering } from '@callstead/contract/tickets-endpoints';
import { ANSWERING_LASTS_MS, SAY_ANSWERING_EVERY_MS } from '@callstead/domain/tickets/answering';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useAnsweringNews } from '../../../live/live.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { deskQuery } from './api.ts';

type Colleague = { id: string; name: string };

/** Who else types an answer now; whoever is not heard of for a few seconds no longer does, whatever the reason. */
export function useAnswering(ticketId: string): readonly Colleague[] {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const forget = (id: string) => setColleagues((known) => known.filter((each) => each.id !== id));
  useAnsweringNews((news) => {
    if (news.ticketId !== ticketId) return;
    const { id } = news.by;
    clearTimeout(timers.current.get(id));
    if (!news.isTyping) return forget(id);
    setColleagues((known) => (known.some((each) => each.id === id) ? known : [...known, news.by]));
    timers.current.set(
      id,
      setTimeout(() => forget(id), ANSWERING_LASTS_MS),
    );
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return colleagues;
}

/** Tells colleagues, unless there are none, whether the box holds anything by now. A courtesy: that it failed is worth no word. */
export function useSayAnswering(ticketId: string): (text: string) => void {
  const { user } = useAuth();
  const { data: desk } = useQuery(deskQuery);
  const isAlone = desk?.team.every(({ id }) => id === user?.id) ?? false;
  const saidAt = useRef<number>(undefined);
  const { mutate } = useMutation({
    mutationFn: (isTyping: boolean) => call(sayAnswering, { params: { id: ticketId }, body: { isTyping } }),
  });
  const say = (text: string) => {
    const isTyping = text.trim() !== '';
    if (!isTyping && saidAt.current === undefined) return;
    if (isTyping && (isAlone || Date.now() < (saidAt.current ?? 0) + SAY_ANSWERING_EVERY_MS)) return;
    saidAt.current = isTyping ? Date.now() : undefined;
    mutate(isTyping);
  };
  const leave = useEffectEvent(() => say(''));
  useEffect(() => () => leave(), []);
  return say;
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CallScope, liveCallsQuery } from '../shared/api.ts';
import { nextCards, nextLeaveMs, type TickerCard } from './ticker-cards.ts';

/** The calls in flight, and those that just were. */
export function useTicker(scope: CallScope) {
  const live = useQuery(liveCallsQuery(scope));
  const [cards, setCards] = useState<readonly TickerCard[]>([]);
  const calls = live.data?.calls;
  useEffect(() => {
    if (calls) setCards((old) => nextCards(old, calls, Date.now()));
  }, [calls]);
  const leaveMs = nextLeaveMs(cards);
  useEffect(() => {
    if (leaveMs === null || !calls) return;
    const timer = setTimeout(() => setCards((old) => nextCards(old, calls, Date.now())), leaveMs - Date.now());
    return () => clearTimeout(timer);
  }, [leaveMs, calls]);
  return { live, cards };
}

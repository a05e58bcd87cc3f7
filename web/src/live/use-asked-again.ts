import type { LiveTopic } from '@callstead/domain/live/live-topics';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from './live.tsx';

type Asked = { topics: readonly LiveTopic[]; queryKey: QueryKey; pauseMs: number };

/** Asks again for sums when something behind them changed: at once, then with pauses. */
export function useAskedAgain({ topics, queryKey, pauseMs }: Asked): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(0);
  useLive(topics, () => {
    if (timer.current !== undefined) return;
    const pause = Math.max(0, askedAt.current + pauseMs - Date.now());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      askedAt.current = Date.now();
      void askAgain(queries, queryKey);
    }, pause);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** What is being answered may be older than the news: it is let end, and asked for once more. */
async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const isAnswering = queries.isFetching({ queryKey }) > 0;
  await queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
  if (isAnswering) await queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

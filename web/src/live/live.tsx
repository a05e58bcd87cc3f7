import type { Answering } from '@callstead/contract/live';
import type { LiveTopic } from '@callstead/domain/live/live-topics';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ChangeNews, LiveNews } from './event-stream.ts';
import { shareStream } from './shared-stream.ts';

type Listeners = Set<(news: LiveNews) => void>;

const LiveContext = createContext<Listeners | null>(null);

/** Keeps the pages below it in touch with the server, for as long as `userId` is signed in. */
export function LiveProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const [listeners] = useState<Listeners>(() => new Set());
  useEffect(
    () =>
      shareStream(userId, (news) => {
        for (const listener of listeners) listener(news);
      }),
    [userId, listeners],
  );
  return <LiveContext value={listeners}>{children}</LiveContext>;
}

/** Told of every change of these topics, and of 'resync'. Queries need no help: they are asked again by their key. */
export function useLive(topics: LiveTopic | readonly LiveTopic[], onNews: (news: ChangeNews) => void): void {
  useNews((news) => {
    if (news === 'resync' || ('topic' in news && [topics].flat().includes(news.topic))) onNews(news);
  });
}

/** Told whenever a colleague types an answer to a ticket, or stops. */
export function useAnsweringNews(onNews: (answering: Answering) => void): void {
  useNews((news) => {
    if (typeof news === 'object' && 'answering' in news) onNews(news.answering);
  });
}

function useNews(onNews: (news: LiveNews) => void): void {
  const listeners = useContext(LiveContext);
  if (!listeners) throw new Error('useLive needs a LiveProvider above it');
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    const listener = (news: LiveNews) => hear(news);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [listeners]);
}

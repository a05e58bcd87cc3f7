import type { Answering, LiveChange } from '@callstead/contract/live';
import { listenLive } from '@callstead/contract/live-endpoints';
import { LIVE_HEARTBEAT_MS, LIVE_TOPICS } from '@callstead/domain/live/live-topics';
import { endpointHref } from '../api/endpoint-path.ts';

/** 'resync': something may have been missed, everything has to be asked for again. */
export type ChangeNews = LiveChange | 'resync';
export type LiveNews = ChangeNews | { answering: Answering };

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** We have too many streams open: the others must not push each other out. */
const CROWDED_WAIT_MS = 60_000;
/** A laptop that slept, a network that changed: the connection is gone and nobody says so. */
const SILENCE_MS = LIVE_HEARTBEAT_MS * 2.5;

/** Doubles with every failure; spread by chance, as all pages lose a stopping server at the same moment. */
export function waitBeforeTry(failures: number, chance: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  return Math.round(longest * (0.5 + chance / 2));
}

export type Connect = (url: string) => EventSource;

/** Stays connected until it is closed; the server's first word on each connection is 'resync', so no gap goes unnoticed. */
export function openStream(
  onNews: (news: LiveNews) => void,
  connect: Connect = (url) => new EventSource(url),
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let failures = 0;

  const startIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(start, ms);
  };
  const startNow = () => startIn(0);
  const hear = () => startIn(SILENCE_MS);

  function start(): void {
    source?.close();
    source = connect(endpointHref(listenLive));
    hear();
    source.addEventListener('beat', hear);
    source.addEventListener('crowded', () => {
      source.close();
      startIn(CROWDED_WAIT_MS);
    });
    source.addEventListener('resync', () => {
      failures = 0;
      hear();
      onNews('resync');
    });
    source.addEventListener('message', ({ data }) => {
      hear();
      const change: LiveChange = JSON.parse(data);
      onNews(LIVE_TOPICS.includes(change.topic) ? change : 'resync'); // a newer server speaks of what this page does not know
    });
    source.addEventListener('answering', ({ data }) => {
      hear();
      onNews({ answering: JSON.parse(data) });
    });
    source.addEventListener('error', lose);
  }

  /** The browser would try again by itself, but every two seconds forever, and never after a refusal. */
  function lose(): void {
    const refused = source.readyState === source.CLOSED;
    source.close();
    failures += 1;
    startIn(waitBeforeTry(failures, Math.random()));
    if (refused) onNews({ topic: 'session' }); // it may be over
  }

  start();
  addEventListener('online', startNow);
  return () => {
    removeEventListener('online', startNow);
    clearTimeout(timer);
    source.close();
  };
}

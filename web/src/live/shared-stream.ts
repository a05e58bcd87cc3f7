import { type Connect, type LiveNews, openStream } from './event-stream.ts';

/**
 * One stream a browser: HTTP/1.1 has six connections a host, and a seventh tab would wait forever. Whoever holds the lock
 * listens and tells the others; when that tab closes, the next one takes over and hears 'resync'.
 */
export function shareStream(userId: string, onNews: (news: LiveNews) => void, connect?: Connect): () => void {
  if (!navigator.locks) return openStream(onNews, connect); // only on plain http, away from localhost
  const name = `callstead-live-${userId}`; // whoever logs in next has a stream of their own
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<LiveNews>) => onNews(data);
  const leaving = new AbortController();
  const tellAll = (news: LiveNews) => {
    channel.postMessage(news);
    onNews(news);
  };
  navigator.locks
    .request(name, { signal: leaving.signal }, () => listenUntil(leaving.signal, tellAll, connect))
    .catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error; // it never was our turn
    });
  return () => {
    leaving.abort();
    channel.close();
  };
}

async function listenUntil(
  left: AbortSignal,
  onNews: (news: LiveNews) => void,
  connect: Connect | undefined,
): Promise<void> {
  if (left.aborted) return;
  const close = openStream(onNews, connect);
  await new Promise((done) => left.addEventListener('abort', done, { once: true }));
  close();
}

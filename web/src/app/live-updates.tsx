import { LIVE_TOPICS } from '@callstead/domain/live/live-topics';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/live.tsx';
import { useAuth } from '../session/auth.tsx';

/** What changed on the server is asked for again: a query's key starts with its topic. */
export function LiveUpdates(): null {
  const queries = useQueryClient();
  const { refresh } = useAuth();
  const askAll = () => queries.invalidateQueries();
  useLive(LIVE_TOPICS, (news) => {
    if (news === 'resync') refresh().then(askAll, askAll);
    // Other rights, other rows. Without an answer there is no news about the session: what we knew still stands.
    else if (news.topic === 'session') refresh().then(askAll, () => undefined);
    else void queries.invalidateQueries({ queryKey: [news.topic] });
  });
  return null;
}

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useAuth } from '../session/auth.tsx';

const STALE_MS = 15_000;
const MAX_RETRIES = 2;

/** One client per panel: what one person loaded is gone when the next one logs in. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { refresh } = useAuth();
  const [client] = useState(() => createQueryClient(() => void refresh().catch(() => undefined)));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createQueryClient(onAccessLost: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isAccessLost(error)) onAccessLost();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // 'always': offline is a failure to show, not a skeleton to look at until the network is back.
      queries: { staleTime: STALE_MS, retry: shouldRetry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The session ended, or its rights changed, since the page was opened: the guard decides where to go. */
function isAccessLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'unauthenticated' || error.code === 'two_factor_enrolment_required';
}

/** Only silence is worth asking again: a refusal stays one. */
function shouldRetry(failureCount: number, error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable' && failureCount < MAX_RETRIES;
}

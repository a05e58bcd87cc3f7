import type { WaitingCounts } from '@callstead/contract/reports/dashboards';
import { readWaiting } from '@callstead/contract/reports/dashboards-endpoints';
import { type Panel, panelOf } from '@callstead/domain/identity/panel';
import { isMember } from '@callstead/domain/policy';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useAskedAgain } from '../../live/use-asked-again.ts';
import { useAuth } from '../../session/auth.tsx';
import { useActor } from '../../session/use-actor.ts';

const WAITING = ['waiting'] as const;
const PAUSE_MS = 10_000;
const TOPICS = ['accounts', 'campaigns', 'applications', 'calls', 'leads', 'conversions', 'tickets'] as const;

const waitingQuery = queryOptions({ queryKey: WAITING, queryFn: () => call(readWaiting) });

/** What waits for whoever looks, in the panel that is theirs: in another's they would read of their own. */
export function useWaitingCounts(panel: Panel): WaitingCounts | undefined {
  const actor = useActor();
  const { owesTwoFactor } = useAuth();
  const isOwn = isMember(actor) && panelOf(actor.role) === panel && !owesTwoFactor;
  useAskedAgain({ topics: TOPICS, queryKey: WAITING, pauseMs: PAUSE_MS });
  const { data } = useQuery({ ...waitingQuery, enabled: isOwn });
  return isOwn ? data : undefined;
}

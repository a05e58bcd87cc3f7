import type { CallView } from '@callstead/domain/calls/call-view';
import { LastCalls, useLastCalls } from '../../features/calls/last-calls/last-calls.tsx';
import { LastLeads, useLastLeads } from '../../features/leads/last-leads/last-leads.tsx';

/** What came in last: calls, leads or both, as there are; where there is nothing yet, calls are waited for. */
export function LastArrivals({ view }: { view: CallView }) {
  const { data: calls } = useLastCalls(view);
  const { data: leads } = useLastLeads(view);
  const hasLeads = leads !== undefined && leads.length > 0;
  return (
    <div className="grid min-w-0 gap-4">
      {!(hasLeads && calls?.length === 0) && <LastCalls view={view} />}
      {hasLeads && <LastLeads view={view} />}
    </div>
  );
}

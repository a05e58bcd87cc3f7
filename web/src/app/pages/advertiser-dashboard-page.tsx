import { lazy, Suspense } from 'react';
import { BalanceCard } from '../../features/billing/summary/balance-card.tsx';
import { LastQualified } from '../../features/calls/last-qualified/last-qualified.tsx';
import { LastLeads, useLastLeads } from '../../features/leads/last-leads/last-leads.tsx';
import { AdvertiserDashboardPage } from '../../features/reports/advertiser-dashboard/advertiser-dashboard-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const RecordingPlayer = lazy(async () => ({
  default: (await import('../../features/recordings/player/recording-player.tsx')).RecordingPlayer,
}));

export default function ComposedAdvertiserDashboardPage() {
  return <AdvertiserDashboardPage balance={<BalanceCard />} lastBought={<LastBought />} />;
}

/** Calls to hear, and leads where there are any. */
function LastBought() {
  const { data: leads } = useLastLeads('advertiser');
  return (
    <div className="grid min-w-0 gap-4">
      <LastQualified Recording={Recording} />
      {leads !== undefined && leads.length > 0 && <LastLeads view="advertiser" />}
    </div>
  );
}

function Recording({ callId }: { callId: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-38 w-full" />}>
      <RecordingPlayer callId={callId} />
    </Suspense>
  );
}

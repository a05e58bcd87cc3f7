import { lazy, Suspense } from 'react';
import { PublisherDashboardPage } from '../../features/reports/publisher-dashboard/publisher-dashboard-page.tsx';
import { LastArrivals } from './last-arrivals.tsx';

// For newcomers only: everybody else never loads it.
const TestCallButton = lazy(async () => ({
  default: (await import('../../features/calls/test-call/test-call-button.tsx')).TestCallButton,
}));

export default function ComposedPublisherDashboardPage() {
  const testCall = (
    <Suspense>
      <TestCallButton size="sm" />
    </Suspense>
  );
  return <PublisherDashboardPage lastArrivals={<LastArrivals view="publisher" />} testCall={testCall} />;
}

import { LastCalls } from '../../features/calls/last-calls/last-calls.tsx';
import { PublisherDashboardPage } from '../../features/reports/publisher-dashboard/publisher-dashboard-page.tsx';

export default function ComposedPublisherDashboardPage() {
  return <PublisherDashboardPage lastCalls={<LastCalls view="publisher" />} />;
}

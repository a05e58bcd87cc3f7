import { PublisherDashboardPage } from '../../features/reports/publisher-dashboard/publisher-dashboard-page.tsx';
import { LastArrivals } from './last-arrivals.tsx';

export default function ComposedPublisherDashboardPage() {
  return <PublisherDashboardPage lastArrivals={<LastArrivals view="publisher" />} />;
}

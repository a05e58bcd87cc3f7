import { AdvertiserDashboardPage } from '../../features/reports/advertiser-dashboard/advertiser-dashboard-page.tsx';
import { LastArrivals } from './last-arrivals.tsx';

export default function ComposedAdvertiserDashboardPage() {
  return <AdvertiserDashboardPage lastArrivals={<LastArrivals view="advertiser" />} />;
}

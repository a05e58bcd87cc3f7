import { LastCalls } from '../../features/calls/last-calls/last-calls.tsx';
import { AdvertiserDashboardPage } from '../../features/reports/advertiser-dashboard/advertiser-dashboard-page.tsx';

export default function ComposedAdvertiserDashboardPage() {
  return <AdvertiserDashboardPage lastCalls={<LastCalls view="advertiser" />} />;
}

import { OverviewPage } from '../../features/reports/overview/overview-page.tsx';
import { LastArrivals } from './last-arrivals.tsx';

export default function ComposedOverviewPage() {
  return <OverviewPage lastArrivals={<LastArrivals view="admin" />} />;
}

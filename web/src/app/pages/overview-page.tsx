import { CarrierHealthCard } from '../../features/health/card/carrier-health-card.tsx';
import { OverviewPage } from '../../features/reports/overview/overview-page.tsx';
import { SetupCard } from '../../features/settings/setup/setup-card.tsx';
import { LastArrivals } from './last-arrivals.tsx';

export default function ComposedOverviewPage() {
  return (
    <OverviewPage setup={<SetupCard />} carriers={<CarrierHealthCard />} lastArrivals={<LastArrivals view="admin" />} />
  );
}

import { LastCalls } from '../../features/calls/last-calls/last-calls.tsx';
import { OverviewPage } from '../../features/reports/overview/overview-page.tsx';

export default function ComposedOverviewPage() {
  return <OverviewPage lastCalls={<LastCalls view="admin" />} />;
}

import { ReportPage } from '../../features/reports/report/report-page.tsx';

export default function ComposedReportPage() {
  return <ReportPage />;
}

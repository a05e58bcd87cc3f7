import type { CallView } from '@callstead/domain/calls/call-view';
import { type MetricName, metricsFor } from '@callstead/domain/reports/metrics';
import { useStoredColumns } from '../../../ui/list/use-stored-columns.ts';
import type { Shown } from './use-report-page.ts';

/** What fits a desk and answers the usual questions; the rest is one click away. */
const USUAL: Record<CallView, readonly MetricName[]> = {
  publisher: ['payoutCents', 'sold', 'incoming', 'qualified', 'qualifyRate'],
  advertiser: ['revenueCents', 'sold', 'costPerSaleCents', 'conversionRate', 'incoming'],
  admin: ['revenueCents', 'payoutCents', 'marginCents', 'sold', 'incoming'],
};

/** The figures of the table: those in the address, else those this browser remembers; what is drawn or sorted by is always among them. */
export function useReportColumns({ view, address }: Pick<Shown, 'view' | 'address'>) {
  const { stored, store } = useStoredColumns(`callstead_report_columns:${view}`);
  const all = metricsFor(view);
  const remembered = stored === null ? USUAL[view] : all.filter((each) => stored.split(',').includes(each));
  const chosen = address.columns ?? remembered;
  const needed = [address.metric, ...(address.sort ? [address.sort.by] : [])];
  return {
    all,
    chosen,
    columns: [...new Set([...needed.filter((each) => !chosen.includes(each)), ...chosen])],
    choose: (next: readonly MetricName[]) => {
      const inOrder = all.filter((each) => next.includes(each)).join();
      store(inOrder);
      if (address.columns) address.adjust({ columns: inOrder });
    },
    reset: () => {
      store(null);
      address.adjust({ columns: undefined });
    },
  };
}

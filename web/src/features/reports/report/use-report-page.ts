import type { CallView } from '@callstead/domain/calls/call-view';
import type { Days } from '@callstead/domain/reports/period';
import { usePanel } from '../../../session/use-panel.ts';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import type { ReportScope } from '../shared/report-query.ts';
import { type Grain, grainOf } from '../shared/time-pieces.ts';
import { useReportScope } from '../shared/use-report-scope.ts';
import { type ReportAddress, useReportAddress } from './use-report-address.ts';

/** What every part of the page is told. */
export type Shown = {
  view: CallView;
  address: ReportAddress;
  period: Period;
  /** Undefined until the browser has told its zone. */
  scope: ReportScope | undefined;
  zone: string;
  days: Days;
  grain: Grain;
};

export function useReportPage(): Shown {
  const view = usePanel();
  const address = useReportAddress(view);
  const period = usePeriod();
  const scoped = useReportScope({ view, period, filters: address.filters });
  return { view, address, period, ...scoped, grain: grainOf(address.grain, scoped.days) };
}

import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { useNavigate } from 'react-router';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { usePeriod } from '../../../ui/period/use-period.ts';
import type { Drawn } from '../shared/drawn.ts';
import { type Filters, writtenFilters } from '../shared/report-filters.ts';
import { useReportScope } from '../shared/use-report-scope.ts';

type Asked = { view: CallView; metric: MetricName; filters?: Filters };

/** A drawing of a dashboard, in the period of the page: a click on a part of it opens the report narrowed to that. */
export function useDrawn({ view, metric, filters = {} }: Asked): Drawn {
  const period = usePeriod();
  const navigate = useNavigate();
  const keepAccount = useKeepAccount();
  const scoped = useReportScope({ view, period, filters });
  const open = (narrowed: Filters) => {
    const query = { ...period.params, metric, ...writtenFilters({ ...filters, ...narrowed }) };
    void navigate(keepAccount(paths[view].reports(query)));
  };
  return {
    view,
    ...scoped,
    address: {
      metric,
      filters,
      toggle: (dimension, value) => open({ [dimension]: [value] }),
      filter: open,
    },
  };
}

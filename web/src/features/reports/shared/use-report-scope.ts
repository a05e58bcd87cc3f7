import type { CallView } from '@callstead/domain/calls/call-view';
import { type Days, FIRST_DAY, momentsOf } from '@callstead/domain/reports/period';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/language.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import type { Filters } from './report-filters.ts';
import type { ReportScope } from './report-query.ts';

type Asked = { view: CallView; period: Pick<Period, 'zone' | 'days' | 'today'>; filters?: Filters };
/** Undefined until the browser has told its zone. */
type Scoped = { scope: ReportScope | undefined; days: Days; zone: string };

/** Who looks, at which days. */
export function useReportScope({ view, period, filters = {} }: Asked): Scoped {
  const account = useViewedAccount();
  const { language } = useLanguage();
  const zone = period.zone ?? 'UTC';
  const { first, last } = period.days ?? { first: FIRST_DAY, last: period.today };
  const moments = useMemo(() => momentsOf({ first, last }, zone), [first, last, zone]);
  const scope = period.zone ? { view, account, language, ...moments, zone, filters } : undefined;
  return { scope, days: { first, last }, zone };
}

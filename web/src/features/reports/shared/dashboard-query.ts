import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Period } from '../../../ui/period/use-period.ts';
import { DASHBOARDS } from './use-live-figures.ts';

type Asked = { period: Pick<Period, 'from' | 'to' | 'zone'>; account: string | undefined };
type Question = { account: string | undefined; from: string | undefined; to: string | undefined; zone: string };

/** One panel's figures of a period; nothing is asked before the browser has told its zone. */
export const dashboardQuery = <Answer>(
  panel: string,
  ask: (question: Question) => Promise<Answer>,
  { period: { from, to, zone }, account }: Asked,
) =>
  queryOptions({
    queryKey: [DASHBOARDS, panel, { account, from, to, zone }],
    queryFn: () => ask({ account, from, to, zone: zone ?? 'UTC' }),
    enabled: zone !== null,
    placeholderData: keepPreviousData, // the cards do not blink when another period is chosen
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import { DASHBOARDS } from './use-live-figures.ts';

type Asked = { period: Pick<Period, 'from' | 'to' | 'zone'>; account: string | undefined };

/** One panel's figures of a period; nothing is asked before the browser has told its zone. */
export const dashboardQuery = <Answer>(path: string, { period: { from, to, zone }, account }: Asked) => {
  const given = Object.entries({ account, from, to, zone }).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  );
  const query = `${new URLSearchParams(given)}`;
  return queryOptions({
    queryKey: [DASHBOARDS, path, query],
    queryFn: () => request<Answer>('GET', `${path}?${query}`),
    enabled: zone !== null,
    placeholderData: keepPreviousData, // the cards do not blink when another period is chosen
  });
};

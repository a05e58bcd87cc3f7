import { isTimeDimension } from '@callstead/domain/reports/dimensions';
import type { Sort } from '../../../ui/table/data-table.tsx';
import { sortText } from './report-address.ts';
import type { Shown } from './use-report-page.ts';

/** The order of the table: the one asked for, else by time, else by the figure that is drawn. */
export function useTableSort({ address }: Shown) {
  const { sort, by, metric } = address;
  const isByTime = by.some(isTimeDimension);
  const shown = sort ?? (isByTime ? undefined : ({ by: metric, direction: 'desc' } as const));
  return {
    sort: shown && sortText(shown),
    shown,
    /** The largest first; the same column again turns the order around. */
    onSort: ({ by: next }: Sort) => {
      const direction = shown?.by === next && shown.direction === 'desc' ? '+' : '';
      address.change({ sort: `${direction}${next}` });
    },
  };
}

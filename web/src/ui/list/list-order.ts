import type { Sort } from '../table/table-column.ts';
import type { ParamChange } from './list-address.ts';

/** In the address; newest first needs no words. */
export type ListOrder<By extends string> = { sort?: By | undefined; direction?: Sort['direction'] | undefined };

/** Which columns sort the list, and by what. */
export type SortedColumns<Column extends string, By extends string> = Partial<Record<Column, By>>;

/** What the address says; a mangled order is none, and left out. */
export function readOrder<By extends string>(params: URLSearchParams, all: readonly By[]): ListOrder<By> {
  const sort = all.find((each) => each === params.get('sort'));
  return { ...(sort && { sort }), ...(params.get('direction') === 'asc' && { direction: 'asc' as const }) };
}

/** The column whose header shows it. */
export function sortShown<Column extends string, By extends string>(
  { sort, direction = 'desc' }: ListOrder<By>,
  columns: SortedColumns<Column, By | 'time'>,
): Sort {
  const found = Object.entries(columns).find(([, by]) => by === (sort ?? 'time'));
  return { by: found?.[0] ?? 'time', direction };
}

/** For the address. */
export function sortChange<Column extends string, By extends string>(
  { by, direction }: Sort,
  columns: SortedColumns<Column, By>,
): ParamChange {
  const sort = columns[by as Column];
  return { sort: sort === 'time' ? undefined : sort, direction: direction === 'asc' ? 'asc' : undefined };
}

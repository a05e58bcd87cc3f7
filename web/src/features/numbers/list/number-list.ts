import { NUMBER_SORTS, NumberListQuery } from '@callstead/contract/numbers';
import { useListLayout } from '../../../session/use-list-layout.ts';
import type { ListDescription } from '../../../ui/list/list-address.ts';

const Filter = NumberListQuery.pick({ search: true, state: true, pool: true, sort: true, direction: true });
export type NumberAddress = Pick<NumberListQuery, 'search' | 'state' | 'pool' | 'sort' | 'direction'>;

const PAGE_ROWS = 50;

export const NUMBER_LIST: ListDescription<NumberAddress> = {
  read: (params) => Filter.parse(Object.fromEntries(params)),
  filters: ['search', 'state', 'pool'],
  pageRows: PAGE_ROWS,
  defaults: { sort: 'number', direction: 'asc' },
};

export const NUMBER_COLUMNS = [
  'number',
  'state',
  'publisher',
  'campaign',
  'carrier',
  'monthly',
  'since',
  'actions',
] as const;
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];

/** Columns whose header sorts the list. */
export const isSorting = (column: NumberColumn) => NUMBER_SORTS.some((sort) => sort === column);

const USUAL: readonly NumberColumn[] = ['number', 'state', 'publisher', 'campaign', 'carrier', 'actions'];

/** How the list is laid out for whoever looks at it. */
export const useNumberLayout = () =>
  useListLayout({ list: 'numbers', all: NUMBER_COLUMNS, usual: USUAL, fixed: 'number' as NumberColumn });

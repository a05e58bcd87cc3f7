import { CLICK_FILTERS } from '@callstead/contract/click-filters';
import { type Filtered, filterNames, readFilters } from '@callstead/contract/filters';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { type ListOrder, readOrder } from '../../../ui/list/list-order.ts';

export type ClickAddress = Filtered<typeof CLICK_FILTERS> & ListOrder<'time'>;

const PAGE_ROWS = 50;

/** Columns that sort the list. */
export const SORTED_COLUMNS = { time: 'time' } as const;

export const CLICK_LIST: ListDescription<ClickAddress> = {
  read: (params) => ({ ...readFilters(CLICK_FILTERS, params), ...readOrder(params, []) }),
  filters: filterNames(CLICK_FILTERS),
  pageRows: PAGE_ROWS,
};

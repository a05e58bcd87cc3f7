import { CLICK_FILTERS } from '@callstead/contract/click-filters';
import { type Filtered, filterNames, readFilters } from '@callstead/contract/filters';
import type { ListDescription } from '../../../ui/list/list-address.ts';

export type ClickAddress = Filtered<typeof CLICK_FILTERS>;

export const CLICK_LIST: ListDescription<ClickAddress> = {
  read: (params) => readFilters(CLICK_FILTERS, params),
  filters: filterNames(CLICK_FILTERS),
};

import type { CorrectionSelection } from '@callstead/contract/corrections';
import { type Filtered, filterNames, readFilters } from '@callstead/contract/filters';
import { LEAD_FILTERS, LEAD_SORTS, type LeadSort } from '@callstead/contract/leads/lists';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { type ListOrder, readOrder } from '../../../ui/list/list-order.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import type { LeadScope } from './api.ts';

export type LeadAddress = Filtered<typeof LEAD_FILTERS> & ListOrder<LeadSort>;

const PAGE_ROWS = 50;

/** What the address narrows the list to; the period stands beside it, in words of its own. */
export const LEAD_LIST: ListDescription<LeadAddress> = {
  read: (params) => ({ ...readFilters(LEAD_FILTERS, params), ...readOrder(params, LEAD_SORTS) }),
  filters: filterNames(LEAD_FILTERS),
  opened: 'lead',
  pageRows: PAGE_ROWS,
};

type Asked = { address: LeadAddress; period: Pick<Period, 'from' | 'to'>; scope: LeadScope };

/** The same question for the list, what it comes to, and the file. An order is none of it. */
function filterOf({ address, period: { from, to }, scope }: Asked) {
  const { sort, direction, ...filter } = address;
  return { ...scope, ...filter, from, to };
}

export const summaryQuestion = (asked: Asked, zone: string) => ({ ...filterOf(asked), zone });

/** The same leads, for a correction of them. */
export function correctedSelection({ address, period: { from, to }, scope }: Asked): CorrectionSelection {
  const { sort, direction, ...filter } = address;
  return {
    subject: 'lead',
    filter: {
      ...filter,
      ...(scope.account && { account: scope.account }),
      ...(from && { from }),
      ...(to && { to }),
    },
  };
}

type File = { zone: string; columns: readonly string[] };

/** All of what the list pages through, in its columns, as a file. */
export const exportQuestion = (asked: Asked, { zone, columns }: File) => ({
  ...filterOf(asked),
  zone,
  columns: columns.join(','),
});

export function listQuestion(asked: Asked, params: URLSearchParams) {
  const [after, before] = [params.get('after') ?? undefined, params.get('before') ?? undefined];
  const { sort, direction } = asked.address;
  return { ...filterOf(asked), sort, direction, after, before };
}

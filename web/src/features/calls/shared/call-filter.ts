import { CALL_FILTERS, CALL_SORTS, type CallSort } from '@callstead/contract/calls/call-filters';
import type { CorrectionSelection } from '@callstead/contract/corrections';
import { type Filtered, filterNames, readFilters } from '@callstead/contract/filters';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { type ListOrder, readOrder } from '../../../ui/list/list-order.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import type { CallScope } from './api.ts';

export type CallAddress = Filtered<typeof CALL_FILTERS> & ListOrder<CallSort>;

const PAGE_ROWS = 50;

/** What the address narrows the list to; the period stands beside it, in words of its own. */
export const CALL_LIST: ListDescription<CallAddress> = {
  read: (params) => ({ ...readFilters(CALL_FILTERS, params), ...readOrder(params, CALL_SORTS) }),
  filters: filterNames(CALL_FILTERS),
  opened: 'call',
  pageRows: PAGE_ROWS,
};

type CallQuestion = { address: CallAddress; period: Pick<Period, 'from' | 'to'>; scope: CallScope };

/** The same question for the list, what it comes to, and the export. An order is none of it. */
function filterOf({ address, period: { from, to }, scope }: CallQuestion) {
  const { sort, direction, ...filter } = address;
  return { ...scope, ...filter, from, to };
}

export function callListQuestion(question: CallQuestion, params: URLSearchParams) {
  const [after, before] = [params.get('after') ?? undefined, params.get('before') ?? undefined];
  const { sort, direction } = question.address;
  return { ...filterOf(question), sort, direction, after, before };
}

export const callSummaryQuestion = (question: CallQuestion, zone: string) => ({ ...filterOf(question), zone });

/** The same calls, for a correction of them. */
export function correctedSelection({ address, period: { from, to }, scope }: CallQuestion): CorrectionSelection {
  const { sort, direction, ...filter } = address;
  return {
    subject: 'call',
    filter: {
      ...filter,
      ...(scope.account && { account: scope.account }),
      ...(from && { from }),
      ...(to && { to }),
    },
  };
}

type File = { zone: string; columns: readonly string[] };

export const callExportQuestion = (question: CallQuestion, { zone, columns }: File) => ({
  ...filterOf(question),
  zone,
  columns: columns.join(','),
});

import {
  CONVERSION_FILTERS,
  CONVERSION_SORTS,
  type ConversionSort,
  POSTBACK_FILTERS,
} from '@callstead/contract/conversions/conversion-filters';
import type { CorrectionSelection } from '@callstead/contract/corrections';
import { type Filtered, filterNames, readFilters } from '@callstead/contract/filters';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { type ListOrder, readOrder } from '../../../ui/list/list-order.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import type { ConversionScope } from './api.ts';

export type ConversionAddress = Filtered<typeof CONVERSION_FILTERS> & ListOrder<ConversionSort>;
export type PostbackAddress = Filtered<typeof POSTBACK_FILTERS>;

const PAGE_ROWS = 50;

/** What the address narrows the lists to; the period stands beside it, in words of its own. */
export const CONVERSION_LIST: ListDescription<ConversionAddress> = {
  read: (params) => ({ ...readFilters(CONVERSION_FILTERS, params), ...readOrder(params, CONVERSION_SORTS) }),
  filters: filterNames(CONVERSION_FILTERS),
  opened: 'conversion',
  pageRows: PAGE_ROWS,
};

export const POSTBACK_LIST: ListDescription<PostbackAddress> = {
  read: (params) => readFilters(POSTBACK_FILTERS, params),
  filters: filterNames(POSTBACK_FILTERS),
  opened: 'conversion',
};

type Asked<Address> = { address: Address; period: Pick<Period, 'from' | 'to'>; scope: ConversionScope };

const filterOf = <Address extends object>({ address, period: { from, to }, scope }: Asked<Address>) => ({
  ...scope,
  ...address,
  from,
  to,
});

/** The same question for what the list comes to, for the file and for programs. An order is none of it. */
export function wholeQuestion(asked: Asked<ConversionAddress>, zone: string) {
  const { sort, direction, ...filter } = filterOf(asked);
  return { ...filter, zone };
}

/** The same conversions, for a correction of them. */
export function correctedSelection({
  address,
  period: { from, to },
  scope,
}: Asked<ConversionAddress>): CorrectionSelection {
  const { sort, direction, ...filter } = address;
  return {
    subject: 'conversion',
    filter: {
      ...filter,
      ...(scope.account && { account: scope.account }),
      ...(from && { from }),
      ...(to && { to }),
    },
  };
}

/** One page of either list. */
export function listQuestion<Address extends object>(asked: Asked<Address>, params: URLSearchParams) {
  const [after, before] = [params.get('after') ?? undefined, params.get('before') ?? undefined];
  return { ...filterOf(asked), after, before };
}

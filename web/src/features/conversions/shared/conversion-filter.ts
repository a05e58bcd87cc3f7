import { CONVERSION_FILTERS, POSTBACK_FILTERS } from '@callstead/contract/conversions/conversion-filters';
import type { CorrectionSelection } from '@callstead/contract/corrections';
import { type Filtered, filterNames, readFilters } from '@callstead/contract/filters';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import type { ConversionScope } from './api.ts';

export type ConversionAddress = Filtered<typeof CONVERSION_FILTERS>;
export type PostbackAddress = Filtered<typeof POSTBACK_FILTERS>;

/** What the address narrows the lists to; the period stands beside it, in words of its own. */
export const CONVERSION_LIST: ListDescription<ConversionAddress> = {
  read: (params) => readFilters(CONVERSION_FILTERS, params),
  filters: filterNames(CONVERSION_FILTERS),
  opened: 'conversion',
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

/** All of what the list pages through, as a file. */
export const exportQuestion = (asked: Asked<ConversionAddress>, zone: string) => ({ ...filterOf(asked), zone });

/** The same conversions, for a correction of them. */
export const correctedSelection = ({
  address,
  period: { from, to },
  scope,
}: Asked<ConversionAddress>): CorrectionSelection => ({
  subject: 'conversion',
  filter: {
    ...address,
    ...(scope.account && { account: scope.account }),
    ...(from && { from }),
    ...(to && { to }),
  },
});

/** One page of either list. */
export function listQuestion<Address extends object>(asked: Asked<Address>, params: URLSearchParams) {
  const [after, before] = [params.get('after') ?? undefined, params.get('before') ?? undefined];
  return { ...filterOf(asked), after, before };
}

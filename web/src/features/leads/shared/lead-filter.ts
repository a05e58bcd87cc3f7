import type { CorrectionSelection } from '@callstead/contract/corrections';
import { type Filtered, filterNames, readFilters } from '@callstead/contract/filters';
import { LEAD_FILTERS } from '@callstead/contract/leads/lists';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import type { LeadScope } from './api.ts';

export type LeadAddress = Filtered<typeof LEAD_FILTERS>;

/** What the address narrows the list to; the period stands beside it, in words of its own. */
export const LEAD_LIST: ListDescription<LeadAddress> = {
  read: (params) => readFilters(LEAD_FILTERS, params),
  filters: filterNames(LEAD_FILTERS),
  opened: 'lead',
};

type Asked = { address: LeadAddress; period: Pick<Period, 'from' | 'to'>; scope: LeadScope };

const filterOf = ({ address, period: { from, to }, scope }: Asked) => ({ ...scope, ...address, from, to });

/** The same leads, for a correction of them. */
export const correctedSelection = ({ address, period: { from, to }, scope }: Asked): CorrectionSelection => ({
  subject: 'lead',
  filter: {
    ...address,
    ...(scope.account && { account: scope.account }),
    ...(from && { from }),
    ...(to && { to }),
  },
});

type File = { zone: string; columns: readonly string[] };

/** All of what the list pages through, in its columns, as a file. */
export const exportQuestion = (asked: Asked, { zone, columns }: File) => ({
  ...filterOf(asked),
  zone,
  columns: columns.join(','),
});

export function listQuestion(asked: Asked, params: URLSearchParams) {
  const [after, before] = [params.get('after') ?? undefined, params.get('before') ?? undefined];
  return { ...filterOf(asked), after, before };
}

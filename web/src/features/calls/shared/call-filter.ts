import { CALL_FILTERS } from '@callstead/contract/calls/call-filters';
import type { CorrectionSelection } from '@callstead/contract/corrections';
import { type Filtered, filterNames, readFilters } from '@callstead/contract/filters';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import type { CallScope } from './api.ts';

export type CallAddress = Filtered<typeof CALL_FILTERS>;

/** What the address narrows the list to; the period stands beside it, in words of its own. */
export const CALL_LIST: ListDescription<CallAddress> = {
  read: (params) => readFilters(CALL_FILTERS, params),
  filters: filterNames(CALL_FILTERS),
  opened: 'call',
};

type CallQuestion = { address: CallAddress; period: Pick<Period, 'from' | 'to'>; scope: CallScope };

/** The same question for the list and for the export. */
const filterOf = ({ address, period: { from, to }, scope }: CallQuestion) => ({ ...scope, ...address, from, to });

export function callListQuestion(question: CallQuestion, params: URLSearchParams) {
  const [after, before] = [params.get('after') ?? undefined, params.get('before') ?? undefined];
  return { ...filterOf(question), after, before };
}

/** The same calls, for a correction of them. */
export const correctedSelection = ({ address, period: { from, to }, scope }: CallQuestion): CorrectionSelection => ({
  subject: 'call',
  filter: {
    ...address,
    ...(scope.account && { account: scope.account }),
    ...(from && { from }),
    ...(to && { to }),
  },
});

type File = { zone: string; columns: readonly string[] };

export const callExportQuestion = (question: CallQuestion, { zone, columns }: File) => ({
  ...filterOf(question),
  zone,
  columns: columns.join(','),
});

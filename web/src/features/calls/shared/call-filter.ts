import { CALL_STATUSES, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { BILLING_FILTERS } from '@callstead/domain/reports/sold';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import type { CallScope } from './api.ts';

/** What the address narrows the list to; the period stands beside it, in words of its own. */
const FILTERS = ['campaign', 'publisher', 'status', 'outcome', 'reason', 'billing', 'search'] as const;
type FilterName = (typeof FILTERS)[number];
export type CallAddress = Partial<Record<FilterName, string>>;

const KNOWN: Partial<Record<FilterName, readonly string[]>> = {
  status: CALL_STATUSES,
  outcome: OUTCOMES,
  reason: REASONS,
  billing: BILLING_FILTERS,
};

/** A mangled address falls back to everything. */
function readAddress(params: URLSearchParams): CallAddress {
  const found = FILTERS.flatMap((name) => {
    const value = params.get(name)?.trim();
    const isKnown = value && (KNOWN[name]?.includes(value) ?? true);
    return isKnown ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

export const CALL_LIST: ListDescription<CallAddress> = { read: readAddress, filters: FILTERS, opened: 'call' };

type CallQuestion = { address: CallAddress; period: Pick<Period, 'from' | 'to'>; scope: CallScope };

/** The same question for the list and for the export. */
const filterOf = ({ address, period: { from, to }, scope }: CallQuestion) => ({ ...scope, ...address, from, to });

export function callListQuestion(question: CallQuestion, params: URLSearchParams) {
  const [after, before] = [params.get('after') ?? undefined, params.get('before') ?? undefined];
  return { ...filterOf(question), after, before };
}

type File = { zone: string; columns: readonly string[] };

export const callExportQuestion = (question: CallQuestion, { zone, columns }: File) => ({
  ...filterOf(question),
  zone,
  columns: columns.join(','),
});

import { CALL_STATUSES, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { BILLING_FILTERS } from '@callstead/domain/reports/sold';
import type { Period } from '../../../ui/period/use-period.ts';
import { type Looking, written } from './api.ts';

/** What the address narrows the list to; the period stands beside it, in words of its own. */
export const FILTERS = ['campaign', 'publisher', 'status', 'outcome', 'reason', 'billing', 'search'] as const;
export type FilterName = (typeof FILTERS)[number];
export type CallAddress = Partial<Record<FilterName, string>>;

const KNOWN: Partial<Record<FilterName, readonly string[]>> = {
  status: CALL_STATUSES,
  outcome: OUTCOMES,
  reason: REASONS,
  billing: BILLING_FILTERS,
};

/** A mangled address falls back to everything. */
export function readAddress(params: URLSearchParams): CallAddress {
  const found = FILTERS.flatMap((name) => {
    const value = params.get(name)?.trim();
    const isKnown = value && (KNOWN[name]?.includes(value) ?? true);
    return isKnown ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Another question starts with the newest call; whose calls, which days and everything else stay. */
export function withFilter(params: URLSearchParams, name: FilterName, value: string | undefined): URLSearchParams {
  const next = without(params, [name, 'after', 'before', 'call']);
  if (value) next.set(name, value);
  return next;
}

export const withoutFilters = (params: URLSearchParams) => without(params, [...FILTERS, 'after', 'before', 'call']);

/** The neighbouring page of the same question. */
export function withPage(params: URLSearchParams, place: { after: string } | { before: string }): URLSearchParams {
  const next = without(params, ['after', 'before', 'call']);
  for (const [name, cursor] of Object.entries(place)) next.set(name, cursor);
  return next;
}

/** Opened from the list behind it: to close it is to go back there. */
export const OPENED_HERE = { state: { isOpenedHere: true }, preventScrollReset: true } as const;

/** The call that is looked at beside the list. */
export function withCall(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = without(params, ['call']);
  if (id) next.set('call', id);
  return next;
}

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !names.includes(name)));
}

export const isFiltered = (address: CallAddress) => FILTERS.some((name) => address[name]);

type Asked = { address: CallAddress; period: Pick<Period, 'from' | 'to'>; looking: Looking };

/** The same question for the list and for the export. */
function filterQuery({ address, period: { from, to }, looking }: Asked): Record<string, string | undefined> {
  return { ...looking, ...address, from, to };
}

export function listQuery(asked: Asked, params: URLSearchParams): string {
  const [after, before] = [params.get('after') ?? undefined, params.get('before') ?? undefined];
  return written({ ...filterQuery(asked), after, before });
}

export function exportQuery(asked: Asked, { zone, columns }: { zone: string; columns: readonly string[] }): string {
  return written({ ...filterQuery(asked), zone, columns: columns.join(',') });
}

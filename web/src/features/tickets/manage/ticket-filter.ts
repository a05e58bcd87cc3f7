import { TicketFilter } from '@callstead/contract/tickets';

/** A mangled address falls back to the defaults. */
export function readFilter(params: URLSearchParams): TicketFilter {
  return TicketFilter.parse(Object.fromEntries(params));
}

/** Only what was asked for, so that a shared address stays short. */
export function writeFilter({ search, status, priority }: TicketFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (status) params.set('status', status);
  if (priority) params.set('priority', priority);
  return params;
}

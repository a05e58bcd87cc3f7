import type { TicketFilter } from '@callstead/contract/tickets';
import { useLocation, useNavigate } from 'react-router';
import { useChosenParams } from '../../../ui/table/use-chosen-params.ts';
import { readFilter, writeFilter } from './ticket-filter.ts';

/** Filters and the open ticket live in the address: Back closes the dialog, and a link to a ticket opens it. */
export function useDeskAddress() {
  const [params, setParams] = useChosenParams();
  const navigate = useNavigate();
  const cameFromList = useLocation().state === FROM_LIST;
  const filter = readFilter(params);
  return {
    filter,
    setFilter: (next: TicketFilter, { replace = false } = {}) =>
      setParams(writeFilter(next), { replace, preventScrollReset: true }),
    ticketId: params.get('ticket'),
    addressOf: (id: string) => `?${withTicket(filter, id)}`,
    openTicket: (id: string) => setParams(withTicket(filter, id), { state: FROM_LIST, preventScrollReset: true }),
    /** Closing goes back to the list one came from; whoever came by a link stays on the page. */
    closeTicket: () => {
      if (cameFromList) void navigate(-1);
      else setParams(writeFilter(filter), { replace: true, preventScrollReset: true });
    },
  };
}

export const FROM_LIST = 'from-list';

function withTicket(filter: TicketFilter, id: string): URLSearchParams {
  const params = writeFilter(filter);
  params.set('ticket', id);
  return params;
}

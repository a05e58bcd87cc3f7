import type { OpenTicketRequest } from '@callstead/contract/tickets';
import { listTickets, openTicket, readTicket } from '@callstead/contract/tickets-endpoints';
import type { TicketPanel } from '@callstead/domain/tickets/ticket';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { ticketKeys } from '../shared/keys.ts';

export type TicketView = { panel: TicketPanel; account: string | undefined };

export const ticketListQuery = (view: TicketView) => ({
  ...growingListQuery({ queryKey: ticketKeys.list, endpoint: listTickets, query: view }),
  placeholderData: () => undefined, // another account's tickets are not these
});

export const ticketQuery = (id: string) =>
  queryOptions({ queryKey: ticketKeys.one(id), queryFn: () => call(readTicket, { params: { id } }) });

export function useOpenTicket() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ticket: OpenTicketRequest) => call(openTicket, { body: ticket }),
    onSuccess: (ticket) => {
      queries.setQueryData(ticketKeys.one(ticket.id), ticket);
      return queries.invalidateQueries({ queryKey: ticketKeys.all });
    },
  });
}

import type { OpenTicketRequest, Ticket, TicketListResponse } from '@callstead/contract/tickets';
import type { TicketPanel } from '@callstead/domain/tickets/ticket';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { growingListQuery } from '../../../api/list-query.ts';
import { request } from '../../../api/request.ts';
import { ticketKeys } from '../shared/keys.ts';

export type TicketView = { panel: TicketPanel; account: string | undefined };

export const ticketListQuery = (view: TicketView) => ({
  ...growingListQuery<TicketListResponse>({ queryKey: ticketKeys.list, path: '/tickets', query: view }),
  placeholderData: () => undefined, // another account's tickets are not these
});

export const ticketQuery = (id: string) =>
  queryOptions({ queryKey: ticketKeys.one(id), queryFn: () => request<Ticket>('GET', `/tickets/${id}`) });

export function useOpenTicket() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ticket: OpenTicketRequest) => request<Ticket>('POST', '/tickets', ticket),
    onSuccess: (ticket) => {
      queries.setQueryData(ticketKeys.one(ticket.id), ticket);
      return queries.invalidateQueries({ queryKey: ticketKeys.all });
    },
  });
}

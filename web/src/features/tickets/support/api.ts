import type { OpenTicketRequest, Ticket, TicketListResponse } from '@callstead/contract/tickets';
import type { TicketPanel } from '@callstead/domain/tickets/ticket';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { ticketKeys } from '../shared/keys.ts';

export type TicketView = { panel: TicketPanel; account: string | undefined };

export const ticketListQuery = (view: TicketView) =>
  infiniteQueryOptions({
    queryKey: ticketKeys.list(view),
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ panel: view.panel, after: pageParam });
      if (view.account) query.set('account', view.account);
      return request<TicketListResponse>('GET', `/tickets?${query}`);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.after,
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

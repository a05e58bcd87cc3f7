import type {
  DeskTicket,
  TicketEntry,
  TicketFilter,
  TicketListResponse,
  TicketSummary,
} from '@callstead/contract/tickets';
import type { TicketPriority, TicketStatus } from '@callstead/domain/tickets/ticket';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { ticketKeys } from '../../tickets/keys.ts';
import { writeFilter } from './ticket-filter.ts';

export const deskListQuery = (filter: TicketFilter) =>
  infiniteQueryOptions({
    queryKey: ticketKeys.deskList(filter),
    queryFn: ({ pageParam }) => {
      const query = writeFilter(filter);
      query.set('after', pageParam);
      return request<TicketListResponse>('GET', `/admin/tickets?${query}`);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.after,
    placeholderData: keepPreviousData, // the table does not blink while somebody types
  });

export const deskTicketQuery = (id: string) =>
  queryOptions({
    queryKey: ticketKeys.deskOne(id),
    queryFn: () => request<DeskTicket>('GET', `/admin/tickets/${id}`),
  });

/** Whatever the answer was, the screens then show what is true. */
function useTicketMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => void queries.invalidateQueries({ queryKey: ticketKeys.all }),
  });
}

export const useSetStatus = () =>
  useTicketMutation(({ id, status }: { id: string; status: TicketStatus }) =>
    request<TicketSummary>('PUT', `/admin/tickets/${id}/status`, { status }),
  );

export const useSetPriority = () =>
  useTicketMutation(({ id, priority }: { id: string; priority: TicketPriority }) =>
    request<TicketSummary>('PUT', `/admin/tickets/${id}/priority`, { priority }),
  );

export const useAddNote = (id: string) =>
  useTicketMutation((message: string) => request<TicketEntry>('POST', `/admin/tickets/${id}/notes`, { message }));

export const useDeleteTicket = () => useTicketMutation((id: string) => request<void>('DELETE', `/admin/tickets/${id}`));

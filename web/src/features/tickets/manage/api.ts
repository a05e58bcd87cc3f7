import type {
  AdminTicket,
  TicketEntry,
  TicketFilter,
  TicketListResponse,
  TicketSummary,
} from '@callstead/contract/tickets';
import type { TicketPriority, TicketStatus } from '@callstead/domain/tickets/ticket';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { growingListQuery } from '../../../api/list-query.ts';
import { request } from '../../../api/request.ts';
import { ticketKeys } from '../shared/keys.ts';

export const managedTicketListQuery = (query: TicketFilter) =>
  growingListQuery<TicketListResponse>({ queryKey: ticketKeys.managedList, path: '/admin/tickets', query });

export const managedTicketQuery = (id: string) =>
  queryOptions({
    queryKey: ticketKeys.managedOne(id),
    queryFn: () => request<AdminTicket>('GET', `/admin/tickets/${id}`),
  });

/** Whatever the answer was, the screens then show what is true. */
function useTicketMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => void queries.invalidateQueries({ queryKey: ticketKeys.all }),
  });
}

export function useSetTicketStatus() {
  const show = useShow();
  return useTicketMutation(async ({ id, status }: { id: string; status: TicketStatus }) =>
    show(await request<TicketSummary>('PUT', `/admin/tickets/${id}/status`, { status })),
  );
}

export function useSetPriority() {
  const show = useShow();
  return useTicketMutation(async ({ id, priority }: { id: string; priority: TicketPriority }) =>
    show(await request<TicketSummary>('PUT', `/admin/tickets/${id}/priority`, { priority })),
  );
}

/** In the open dialog at once: the dropdown must not jump back while the ticket is asked for again. */
function useShow() {
  const queries = useQueryClient();
  return (changed: TicketSummary) => {
    queries.setQueryData(managedTicketQuery(changed.id).queryKey, (shown) => shown && { ...shown, ...changed });
    return changed;
  };
}

export const useAddNote = (id: string) =>
  useTicketMutation((message: string) => request<TicketEntry>('POST', `/admin/tickets/${id}/notes`, { message }));

export const useDeleteTicket = () => useTicketMutation((id: string) => request<void>('DELETE', `/admin/tickets/${id}`));

import type { TicketFilter, TicketSummary } from '@callstead/contract/tickets';
import {
  addTicketNote,
  deleteTicket,
  listAllTickets,
  readAnyTicket,
  setTicketPriority,
  setTicketStatus,
} from '@callstead/contract/tickets-endpoints';
import type { TicketPriority, TicketStatus } from '@callstead/domain/tickets/ticket';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { ticketKeys } from '../shared/keys.ts';

export const managedTicketListQuery = (query: TicketFilter) =>
  growingListQuery({ queryKey: ticketKeys.managedList, endpoint: listAllTickets, query });

export const managedTicketQuery = (id: string) =>
  queryOptions({
    queryKey: ticketKeys.managedOne(id),
    queryFn: () => call(readAnyTicket, { params: { id } }),
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
    show(await call(setTicketStatus, { params: { id }, body: { status } })),
  );
}

export function useSetPriority() {
  const show = useShow();
  return useTicketMutation(async ({ id, priority }: { id: string; priority: TicketPriority }) =>
    show(await call(setTicketPriority, { params: { id }, body: { priority } })),
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
  useTicketMutation((message: string) => call(addTicketNote, { params: { id }, body: { message } }));

export const useDeleteTicket = () => useTicketMutation((id: string) => call(deleteTicket, { params: { id } }));

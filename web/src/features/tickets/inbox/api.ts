import { readBilling, readEarnings } from '@callstead/contract/billing/statements-endpoints';
import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import type { DeskFilter, SaveCannedReplyRequest } from '@callstead/contract/tickets';
import {
  assignTicket,
  createCannedReply,
  deleteCannedReply,
  editCannedReply,
  listDeskTickets,
  readAnyTicket,
} from '@callstead/contract/tickets-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import type { TicketPanel } from '@callstead/domain/tickets/ticket';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { ticketKeys } from '../shared/keys.ts';

export const inboxQuery = (query: DeskFilter) =>
  growingListQuery({ queryKey: ticketKeys.inbox, endpoint: listDeskTickets, query });

export const inboxTicketQuery = (id: string) =>
  queryOptions({ queryKey: ticketKeys.managedOne(id), queryFn: () => call(readAnyTicket, { params: { id } }) });

export type Requester = { account: string; panel: TicketPanel };
const CALLS_SHOWN = 5;

export const requesterCallsQuery = ({ account, panel }: Requester, language: Language) =>
  queryOptions({
    queryKey: ['calls', 'requester', account, panel, language],
    queryFn: async () => {
      const query = { view: panel, account, language, limit: CALLS_SHOWN };
      return (await call(listCalls, { query })).data;
    },
  });

export const requesterEarningsQuery = (account: string) =>
  queryOptions({ queryKey: ['money', 'earnings', account], queryFn: () => call(readEarnings, { query: { account } }) });

export const requesterBalanceQuery = (account: string) =>
  queryOptions({ queryKey: ['money', 'billing', account], queryFn: () => call(readBilling, { query: { account } }) });

/** Whatever the answer was, the screens then show what is true. */
function useDeskMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: ticketKeys.all }),
  });
}

export const useAssign = (id: string) =>
  useDeskMutation((assignee: string | null) => call(assignTicket, { params: { id }, body: { assignee } }));

export const useSaveCannedReply = (id: string | undefined) =>
  useDeskMutation((body: SaveCannedReplyRequest) =>
    id ? call(editCannedReply, { params: { id }, body }) : call(createCannedReply, { body }),
  );

export const useDeleteCannedReply = () => useDeskMutation((id: string) => call(deleteCannedReply, { params: { id } }));

import { TicketFilter } from '@callstead/contract/tickets';
import type { ListDescription } from '../../../ui/list/list-address.ts';

export const TICKET_LIST: ListDescription<TicketFilter> = {
  read: (params) => TicketFilter.parse(Object.fromEntries(params)),
  filters: ['search', 'status', 'priority'],
  opened: 'ticket',
};

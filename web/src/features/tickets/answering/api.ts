import { readTicketDesk } from '@callstead/contract/tickets-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { ticketKeys } from '../shared/keys.ts';

/** Who is on the team, and the replies it keeps ready. */
export const deskQuery = queryOptions({ queryKey: ticketKeys.desk, queryFn: () => call(readTicketDesk, {}) });

import { DeskFilter } from '@callstead/contract/tickets';
import type { ListDescription } from '../../../ui/list/list-address.ts';

/** The ticket that is read stays open while the list beside it is asked for something else. */
export const INBOX_LIST: ListDescription<DeskFilter> = {
  read: (params) => DeskFilter.parse(Object.fromEntries(params)),
  filters: ['search', 'state', 'assignee'],
};

import type { CallSort } from '@callstead/contract/calls/call-filters';
import type { CallColumn } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { SortedColumns } from '../../../ui/list/list-order.ts';

/** The amount is that of the panel's side. */
export const sortedColumns = (view: CallView): SortedColumns<CallColumn, CallSort> => ({
  time: 'time',
  talkSeconds: 'talkSeconds',
  ...(view === 'publisher' ? { payout: 'amount' } : { price: 'amount' }),
});

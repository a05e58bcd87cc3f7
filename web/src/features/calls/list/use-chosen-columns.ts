import { CALL_COLUMNS, type CallColumn, callColumns } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useStoredColumns } from '../../../ui/list/use-stored-columns.ts';

/** What fits a desk and answers the usual questions; the rest is one click away. */
const USUAL: Record<CallView, readonly CallColumn[]> = {
  publisher: ['time', 'campaign', 'caller', 'talkSeconds', 'outcome', 'reason', 'payout', 'billing'],
  advertiser: ['time', 'campaign', 'caller', 'talkSeconds', 'outcome', 'reason', 'price', 'billing'],
  admin: ['time', 'campaign', 'publisher', 'caller', 'talkSeconds', 'outcome', 'reason', 'price', 'margin', 'billing'],
};

/** Its link opens the call, so it always stands there. */
export const FIXED_COLUMN: CallColumn = 'time';

/** The columns this browser shows in a panel, in their one order. */
export function useChosenColumns(view: CallView) {
  const { stored, store } = useStoredColumns(`callstead_call_columns:${view}`);
  const columns = callColumns(view, stored === null ? USUAL[view] : [FIXED_COLUMN, ...stored.split(',')]);
  return {
    columns,
    choose: (chosen: readonly CallColumn[]) => store(CALL_COLUMNS.filter((each) => chosen.includes(each)).join()),
    reset: () => store(null),
  };
}

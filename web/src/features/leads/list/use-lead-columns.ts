import type { CallView } from '@callstead/domain/calls/call-view';
import { LEAD_COLUMNS, type LeadColumn, leadColumns } from '@callstead/domain/leads/lead-columns';
import { useStoredColumns } from '../../../ui/list/use-stored-columns.ts';

/** What fits a desk and answers the usual questions; the rest is one click away. */
const USUAL: Record<CallView, readonly LeadColumn[]> = {
  publisher: ['time', 'campaign', 'name', 'place', 'status', 'payout', 'billing'],
  advertiser: ['time', 'campaign', 'name', 'phone', 'place', 'status', 'price', 'billing'],
  admin: ['time', 'campaign', 'publisher', 'name', 'place', 'status', 'price', 'margin', 'billing'],
};

/** Its link opens the lead, so it always stands there. */
export const FIXED_COLUMN: LeadColumn = 'time';

/** The columns this browser shows in a panel, in their one order. */
export function useChosenLeadColumns(view: CallView) {
  const { stored, store } = useStoredColumns(`callstead_lead_columns:${view}`);
  const columns = leadColumns(view, stored === null ? USUAL[view] : [FIXED_COLUMN, ...stored.split(',')]);
  return {
    columns,
    choose: (chosen: readonly LeadColumn[]) => store(LEAD_COLUMNS.filter((each) => chosen.includes(each)).join()),
    reset: () => store(null),
  };
}

import type { CallView } from '@callstead/domain/calls/call-view';
import { type LeadColumn, leadColumns } from '@callstead/domain/leads/lead-columns';
import { useListLayout } from '../../../session/use-list-layout.ts';

/** What fits a desk and answers the usual questions; the rest is one click away. */
const USUAL: Record<CallView, readonly LeadColumn[]> = {
  publisher: ['time', 'campaign', 'name', 'place', 'status', 'payout', 'billing'],
  advertiser: ['time', 'campaign', 'name', 'phone', 'place', 'status', 'price', 'billing'],
  admin: ['time', 'campaign', 'publisher', 'name', 'place', 'status', 'price', 'billing'],
};

/** How the list of a panel is laid out for whoever looks at it. */
export function useLeadLayout(view: CallView) {
  return useListLayout({
    list: `${view}-leads`,
    all: leadColumns(view),
    usual: USUAL[view],
    fixed: 'time' as LeadColumn,
  });
}

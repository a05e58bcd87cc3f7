import { type CallColumn, callColumns } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useListLayout } from '../../../session/use-list-layout.ts';

/** What fits a desk and answers the usual questions; the rest is one click away. */
const USUAL: Record<CallView, readonly CallColumn[]> = {
  publisher: ['time', 'campaign', 'caller', 'talkSeconds', 'outcome', 'payout', 'billing'],
  advertiser: ['time', 'campaign', 'publisher', 'caller', 'talkSeconds', 'outcome', 'price', 'billing'],
  admin: ['time', 'campaign', 'publisher', 'caller', 'talkSeconds', 'outcome', 'price', 'billing'],
};

/** How the list of a panel is laid out for whoever looks at it. */
export function useCallLayout(view: CallView) {
  return useListLayout({
    list: `${view}-calls`,
    all: callColumns(view),
    usual: USUAL[view],
    fixed: 'time' as CallColumn,
  });
}

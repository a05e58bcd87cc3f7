import type { CallView } from '@callstead/domain/calls/call-view';
import { useListLayout } from '../../../session/use-list-layout.ts';
import { CONVERSION_COLUMNS, type ConversionColumn } from '../shared/conversion-columns.tsx';

/** What fits a desk and answers the usual questions; the rest is one click away. */
const USUAL: Record<CallView, readonly ConversionColumn[]> = {
  publisher: ['time', 'campaign', 'status', 'payout', 'billing', 'source'],
  advertiser: ['time', 'campaign', 'publisher', 'status', 'amount', 'price', 'billing', 'txid'],
  admin: ['time', 'campaign', 'publisher', 'status', 'price', 'payout', 'margin', 'billing'],
};

/** How the list of a panel is laid out for whoever looks at it. */
export function useConversionLayout(view: CallView) {
  return useListLayout({
    list: `${view}-conversions`,
    all: CONVERSION_COLUMNS[view],
    usual: USUAL[view],
    fixed: 'time' as ConversionColumn,
  });
}

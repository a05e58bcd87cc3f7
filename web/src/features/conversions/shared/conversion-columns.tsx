import type { ConversionRow } from '@callstead/contract/conversions/conversions';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { IdText } from '../../../ui/format/id-text.tsx';
import { Money, useMoney } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { OpenLink } from '../../../ui/list/open-link.tsx';
import { CampaignCell } from '../../../ui/table/campaign-cell.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PublisherCell } from '../../../ui/table/publisher-cell.tsx';
import { ConversionBilling, StatusBadge } from './conversion-badges.tsx';
import { conversionsMessages } from './conversions-messages.ts';

type ConversionColumn = keyof typeof CELLS;

const SHOWN: Record<CallView, readonly ConversionColumn[]> = {
  publisher: ['time', 'campaign', 'status', 'payout', 'billing', 'source', 'id'],
  advertiser: ['time', 'campaign', 'publisher', 'status', 'amount', 'price', 'billing', 'txid', 'source', 'id'],
  admin: ['time', 'campaign', 'publisher', 'status', 'price', 'payout', 'margin', 'billing', 'amount', 'source', 'id'],
};
const RIGHT: readonly ConversionColumn[] = ['amount', 'price', 'payout', 'margin'];

export function useConversionColumns(view: CallView): Column<ConversionRow>[] {
  const t = useTexts(conversionsMessages);
  return SHOWN[view].map((id) => ({
    id,
    header: t(`columns.${id}`),
    cell: CELLS[id],
    align: RIGHT.includes(id) ? 'right' : 'left',
  }));
}

const CELLS = {
  time: (row) => <OpenConversionLink row={row} />,
  id: ({ id }) => <ConversionId id={id} />,
  campaign: ({ campaign }) => <CampaignCell campaign={campaign} />,
  publisher: ({ publisher }) => <PublisherCell publisher={publisher} />,
  source: (row) => <SourceId row={row} />,
  txid: ({ txid }) =>
    txid ? <span className="wrap-anywhere inline-block min-w-24 max-w-48 font-mono text-13">{txid}</span> : <Nothing />,
  status: ({ status }) => <StatusBadge status={status} />,
  amount: ({ amountCents }) => <ReportedAmount cents={amountCents} />,
  price: ({ priceCents, billing }) => <Money cents={priceCents} isGivenBack={isGivenBack(billing)} />,
  payout: ({ payoutCents, billing }) => <Money cents={payoutCents} isGivenBack={isGivenBack(billing)} />,
  margin: ({ marginCents, billing }) => <Money cents={marginCents} isGivenBack={isGivenBack(billing)} />,
  billing: ({ billing, reason }) => <ConversionBilling billing={billing} reason={reason} />,
} as const satisfies Record<string, (row: ConversionRow) => ReactNode>;

/** Opens the conversion beside the list. */
export function OpenConversionLink({ row, isOneLine }: { row: ConversionRow; isOneLine?: boolean }) {
  const t = useTexts(conversionsMessages);
  return <OpenLink name="conversion" id={row.id} at={row.receivedAt} label={t('open')} isOneLine={isOneLine} />;
}

function ConversionId({ id }: { id: string }) {
  const t = useTexts(conversionsMessages);
  return <IdText value={id} what={t('columns.id')} />;
}

/** What was reported moves nothing by itself: it is not brass. */
export function ReportedAmount({ cents }: { cents: number | null }) {
  const money = useMoney();
  if (cents === null) return <Nothing />;
  return <span className="whitespace-nowrap tabular-nums">{money(cents)}</span>;
}

export function SourceId({ row: { source, sourceId } }: { row: Pick<ConversionRow, 'source' | 'sourceId'> }) {
  const t = useTexts(conversionsMessages);
  return (
    <span className="grid">
      <span className="text-12 text-muted">{t(`sources.${source}`)}</span>
      <IdText value={sourceId} what={t(`sourceIds.${source}`)} />
    </span>
  );
}

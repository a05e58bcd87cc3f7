import type { ConversionSort } from '@callstead/contract/conversions/conversion-filters';
import type { ConversionRow } from '@callstead/contract/conversions/conversions';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { IdText } from '../../../ui/format/id-text.tsx';
import { Money, useMoney } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import type { SortedColumns } from '../../../ui/list/list-order.ts';
import { OpenLink } from '../../../ui/list/open-link.tsx';
import { CampaignLine } from '../../../ui/table/campaign-cell.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PublisherLine } from '../../../ui/table/publisher-cell.tsx';
import { ConversionBilling, StatusBadge } from './conversion-badges.tsx';
import { conversionsMessages } from './conversions-messages.ts';

export type ConversionColumn = keyof typeof CELLS;

/** What one side pays is none of the other's business. */
export const CONVERSION_COLUMNS: Record<CallView, readonly ConversionColumn[]> = {
  publisher: ['time', 'campaign', 'status', 'payout', 'billing', 'source', 'id'],
  advertiser: ['time', 'campaign', 'publisher', 'status', 'amount', 'price', 'billing', 'txid', 'source', 'id'],
  admin: [
    ...(['time', 'campaign', 'publisher', 'advertiser', 'status', 'price', 'payout', 'margin', 'billing'] as const),
    ...(['amount', 'txid', 'source', 'id'] as const),
  ],
};
const RIGHT: readonly ConversionColumn[] = ['amount', 'price', 'payout', 'margin'];

/** The amount is that of the panel's side. */
export const sortedColumns = (view: CallView): SortedColumns<ConversionColumn, ConversionSort> => ({
  time: 'time',
  ...(view === 'publisher' ? { payout: 'amount' } : { price: 'amount' }),
});

/** The chosen columns, as the table draws them: each row is one line. */
export function useConversionColumns(chosen: readonly ConversionColumn[], view: CallView): Column<ConversionRow>[] {
  const t = useTexts(conversionsMessages);
  const sorted = sortedColumns(view);
  return chosen.map((id) => ({
    id,
    header: t(`columns.${id}`),
    cell: CELLS[id],
    align: RIGHT.includes(id) ? 'right' : 'left',
    sortable: id in sorted,
    sortsDownFirst: true,
  }));
}

const CELLS = {
  time: (row) => <OpenConversionLink row={row} isInRow />,
  id: ({ id }) => <ConversionId id={id} />,
  campaign: ({ campaign }) => <CampaignLine campaign={campaign} />,
  publisher: ({ publisher }) => <PublisherLine publisher={publisher} />,
  advertiser: ({ advertiser }) => <Short text={advertiser?.name ?? null} />,
  source: (row) => <Source row={row} />,
  txid: ({ txid }) => <Short text={txid} isCode />,
  status: ({ status }) => <StatusBadge status={status} />,
  amount: ({ amountCents }) => <ReportedAmount cents={amountCents} />,
  price: ({ priceCents, billing }) => <Money cents={priceCents} isGivenBack={isGivenBack(billing)} />,
  payout: ({ payoutCents, billing }) => <Money cents={payoutCents} isGivenBack={isGivenBack(billing)} />,
  margin: ({ marginCents, billing }) => <Money cents={marginCents} isGivenBack={isGivenBack(billing)} />,
  billing: ({ billing, reason }) => <ConversionBilling billing={billing} reason={reason} isOneLine />,
} as const satisfies Record<string, (row: ConversionRow) => ReactNode>;

/** Opens the conversion beside the list. */
export function OpenConversionLink({ row, ...shape }: { row: ConversionRow; isOneLine?: boolean; isInRow?: boolean }) {
  const t = useTexts(conversionsMessages);
  return <OpenLink name="conversion" id={row.id} at={row.receivedAt} label={t('open')} {...shape} />;
}

function Short({ text, isCode = false }: { text: string | null; isCode?: boolean }) {
  if (!text) return <Nothing />;
  return (
    <span title={text} className={clsx('block max-w-36 truncate', isCode && 'font-mono text-13')}>
      {text}
    </span>
  );
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

function Source({ row: { source, sourceId } }: { row: ConversionRow }) {
  const t = useTexts(conversionsMessages);
  return (
    <span className="flex items-center gap-1.5">
      <span className="text-12 text-muted">{t(`sources.${source}`)}</span>
      <span title={sourceId} className="max-w-40 truncate font-mono text-13">
        {sourceId}
      </span>
      <CopyButton value={sourceId} what={t(`sourceIds.${source}`)} />
    </span>
  );
}

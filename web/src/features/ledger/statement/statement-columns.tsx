import { readReceiptPdf } from '@callstead/contract/billing/documents-endpoints';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { entryMessages } from '../../../i18n/entry-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import { CampaignLine } from '../../../ui/table/campaign-cell.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { moneyMessages } from '../shared/messages.ts';
import { SoldLink } from '../shared/sold-link.tsx';
import type { Statement } from './api.ts';
import { isPart, type StatementColumn } from './statement-list.ts';

type Line = Statement['data'][number];

/** Each movement is one line; in which pocket it came and went is too much for a card. */
export function useStatementColumns(chosen: readonly StatementColumn[]): Column<Line>[] {
  const labelOf = useColumnLabel();
  const partOf = (line: Line, part: string) => (line.change.parts as Record<string, number>)[part] ?? 0;
  const part = (name: StatementColumn) => ({
    align: 'right' as const,
    wideOnly: true,
    cell: (line: Line) => <SignedMoney cents={partOf(line, name)} />,
  });
  const cells: Record<StatementColumn, Omit<Column<Line>, 'id' | 'header'>> = {
    at: { cell: ({ at }) => <DateTime value={at} /> },
    concept: { cell: (line) => <Concept line={line} /> },
    campaign: { cell: ({ campaign }) => (campaign ? <CampaignLine campaign={campaign} /> : <Nothing />) },
    call: { cell: (line) => <SoldLink sold={line} /> },
    held: part('held'),
    payable: part('payable'),
    paying: part('paying'),
    amount: { align: 'right', cell: ({ change }) => <SignedMoney cents={change.totalCents} /> },
    balance: { align: 'right', cell: (line) => <Money cents={line.balanceCents} /> },
  };
  return chosen.map((id) => ({ id, header: labelOf(id), ...cells[id] }));
}

export function useColumnLabel() {
  const t = useTexts(moneyMessages);
  return (column: StatementColumn) => (isPart(column) ? t(`parts.${column}`) : t(`columns.${column}`));
}

/** What it was, why, and its receipt. */
function Concept({ line: { id, kind, reason } }: { line: Line }) {
  const entries = useTexts(entryMessages);
  const t = useTexts(moneyMessages);
  return (
    <span className="flex items-baseline gap-2 max-sm:flex-wrap max-sm:justify-end">
      <span className="font-medium">{entries(`kinds.${kind}`)}</span>
      {reason && (
        <span title={reason} className="text-muted max-sm:wrap-anywhere sm:max-w-48 sm:truncate">
          {reason}
        </span>
      )}
      {kind === 'top_up' && (
        <a
          href={endpointHref(readReceiptPdf, { params: { entry: String(id) } })}
          download
          className="underline decoration-border underline-offset-4 hover:decoration-current"
        >
          {t('receipt')}
        </a>
      )}
    </span>
  );
}

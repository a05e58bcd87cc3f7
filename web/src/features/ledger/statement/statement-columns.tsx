import { readReceiptPdf } from '@callstead/contract/billing/documents-endpoints';
import { clsx } from 'clsx';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { entryMessages } from '../../../i18n/entry-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime, StackedDateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { moneyMessages } from '../shared/messages.ts';
import { SoldLink } from '../shared/sold-link.tsx';
import type { Statement, StatementKind } from './api.ts';

type Line = Statement['data'][number];

const PARTS = ['held', 'payable', 'paying'] as const;

/** Publishers see in which pocket it came and went: held, approved, on its way. */
export function useStatementColumns(kind: StatementKind): Column<Line>[] {
  const t = useTexts(moneyMessages);
  const parts = kind === 'earnings' ? PARTS : [];
  const partOf = (line: Line, part: string) => (line.change.parts as Record<string, number>)[part] ?? 0;
  return [
    {
      id: 'at',
      header: t('columns.at'),
      pinned: false,
      wideOnly: true,
      cell: ({ at }) => <StackedDateTime value={at} />,
    },
    {
      id: 'kind',
      header: t('columns.concept'),
      pinned: true,
      cell: (line) => <Concept line={line} isNarrow={parts.length > 0} />,
    },
    {
      id: 'call',
      header: t('columns.call'),
      wideOnly: true,
      cell: (line) => <SoldLink sold={line} />,
    },
    ...parts.map(
      (part): Column<Line> => ({
        id: part,
        header: t(`parts.${part}`),
        align: 'right',
        cell: (line) => <SignedMoney cents={partOf(line, part)} />,
      }),
    ),
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'right',
      cell: ({ change }) => <SignedMoney cents={change.totalCents} />,
    },
    {
      id: 'balance',
      header: t('columns.balance'),
      align: 'right',
      cell: (line) => <Money cents={line.balanceCents} />,
    },
  ];
}

/** Narrower beside the columns of the pockets, so that the balance stays in sight on a laptop. */
function Concept({ line, isNarrow }: { line: Line; isNarrow: boolean }) {
  const entries = useTexts(entryMessages);
  const t = useTexts(moneyMessages);
  const { id, at, kind, campaign, reason } = line;
  return (
    <div className={clsx('min-w-40 max-w-40', isNarrow ? 'sm:max-w-64' : 'sm:max-w-80')}>
      <p className="font-medium">{entries(`kinds.${kind}`)}</p>
      {/* On a phone the amount stands beside it, and these columns do not. */}
      <p className="text-13 text-muted sm:hidden">
        <DateTime value={at} />
      </p>
      <p className="sm:hidden">
        <SoldLink sold={line} />
      </p>
      {campaign && (
        <p className="truncate text-13 text-muted">
          {campaign.id} · {campaign.title}
        </p>
      )}
      {reason && <p className="wrap-anywhere text-13 text-muted">{reason}</p>}
      {kind === 'top_up' && (
        <a
          href={endpointHref(readReceiptPdf, { params: { entry: String(id) } })}
          download
          className="text-13 underline decoration-border underline-offset-4 hover:decoration-current"
        >
          {t('receipt')}
        </a>
      )}
    </div>
  );
}

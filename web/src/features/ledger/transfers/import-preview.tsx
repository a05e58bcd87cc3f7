import type { TransferLine } from '@callstead/contract/transfers';
import type { BankLineVerdict } from '@callstead/domain/transfers/judge-bank-lines';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ImportTable } from '../../../ui/table/import-table.tsx';
import { countLines } from './count-lines.ts';
import { transferMessages } from './messages.ts';

const TONES: Record<BankLineVerdict, Tone> = {
  matched: 'success',
  proposed: 'warning',
  unknown: 'warning',
  booked: 'info',
  duplicate: 'neutral',
  not_incoming: 'neutral',
  other_currency: 'danger',
  unreadable: 'danger',
};

export function ImportPreview({ lines }: { lines: readonly TransferLine[] }) {
  const t = useTexts(transferMessages);
  const { matched, waiting, outgoing, others } = countLines(lines);
  const summary = t('import.summary', { matched, waiting: String(waiting), outgoing, others });
  return <ImportTable lines={lines} columns={useColumns()} caption={t('import.caption')} summary={summary} />;
}

function useColumns(): Column<TransferLine>[] {
  const t = useTexts(transferMessages);
  return [
    { id: 'line', header: t('import.line'), align: 'right', cell: ({ line }) => line },
    {
      id: 'verdict',
      header: t('import.verdict'),
      cell: ({ verdict }) => <Badge tone={TONES[verdict]}>{t(`import.verdicts.${verdict}`)}</Badge>,
    },
    {
      id: 'owner',
      header: t('columns.owner'),
      cell: ({ account }) => account?.name ?? <Nothing />,
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'right',
      cell: ({ amountCents }) => <Money cents={amountCents} />,
    },
    { id: 'day', header: t('columns.day'), cell: ({ day }) => (day ? <CalendarDay day={day} /> : <Nothing />) },
    {
      id: 'from',
      header: t('columns.from'),
      cell: ({ sender, text }) => (
        <span className="wrap-anywhere block min-w-40 text-13">{[sender, text].filter(Boolean).join(' · ')}</span>
      ),
    },
  ];
}

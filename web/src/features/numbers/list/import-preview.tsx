import type { ImportLine } from '@callstead/contract/numbers';
import type { ImportVerdict } from '@callstead/domain/numbers/judge-import';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ImportTable } from '../../../ui/table/import-table.tsx';
import { numbersMessages } from './messages.ts';

const VERDICT_TONE: Record<ImportVerdict, Tone> = {
  new: 'success',
  known: 'neutral',
  duplicate: 'warning',
  invalid: 'danger',
};

export function ImportPreview({ lines }: { lines: readonly ImportLine[] }) {
  const t = useTexts(numbersMessages);
  const fresh = lines.filter((line) => line.verdict === 'new').length;
  const summary = t('import.summary', { fresh: String(fresh), others: String(lines.length - fresh) });
  return <ImportTable lines={lines} columns={useColumns()} caption={t('import.caption')} summary={summary} />;
}

function useColumns(): Column<ImportLine>[] {
  const t = useTexts(numbersMessages);
  return [
    { id: 'line', header: t('import.line'), align: 'right', cell: ({ line }) => line },
    {
      id: 'result',
      header: t('import.result'),
      cell: ({ verdict }) => <Badge tone={VERDICT_TONE[verdict]}>{t(`import.verdicts.${verdict}`)}</Badge>,
    },
    {
      id: 'written',
      header: t('import.written'),
      cell: ({ written, number }) => (
        <span className="whitespace-nowrap font-mono text-13">{number ? phoneText(number) : written}</span>
      ),
    },
    { id: 'carrier', header: t('columns.carrier'), cell: ({ carrier }) => carrier || t('notSpecified') },
  ];
}

import type { TrackingNumber } from '@callstead/contract/numbers';
import type { NumberState } from '@callstead/domain/numbers/number-state';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { numbersMessages } from './messages.ts';
import type { NumberChanges } from './use-number-changes.ts';

const STATE_TONE: Record<NumberState, Tone> = { available: 'success', assigned: 'info', resting: 'warning' };

export function useNumberColumns(onStep: NumberChanges['ask']): Column<TrackingNumber>[] {
  const t = useTexts(numbersMessages);
  return [
    { id: 'number', header: t('number'), cell: (row) => <Dialled number={row.number} /> },
    { id: 'state', header: t('state'), cell: (row) => <State row={row} /> },
    { id: 'usedBy', header: t('usedBy'), cell: (row) => <UsedBy row={row} /> },
    {
      id: 'carrier',
      header: t('carrier'),
      cell: ({ carrier }) => carrier || <span className="text-muted">{t('notSpecified')}</span>,
    },
    { id: 'actions', header: t('actions'), cell: (row) => <Action row={row} onStep={onStep} /> },
  ];
}

function Dialled({ number }: { number: string }) {
  const t = useTexts(numbersMessages);
  return (
    <span className="flex items-center gap-1 whitespace-nowrap font-mono text-12 sm:text-14">
      {phoneText(number)}
      <CopyButton value={number} what={t('number')} />
    </span>
  );
}

function State({ row }: { row: TrackingNumber }) {
  const t = useTexts(numbersMessages);
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone={STATE_TONE[row.state]}>{t(`states.${row.state}`)}</Badge>
      {row.isPooled && <span className="whitespace-nowrap text-12 text-muted">{t('pooled')}</span>}
      {row.restsUntil && (
        <span className="whitespace-nowrap text-12 text-muted">
          {t('restsUntil')} <DateTime only="date" value={row.restsUntil} />
        </span>
      )}
    </span>
  );
}

function UsedBy({ row: { assignedTo } }: { row: TrackingNumber }) {
  if (!assignedTo) return <span className="text-muted">—</span>;
  return (
    <div className="min-w-44 max-w-80">
      <p className="font-medium">
        {assignedTo.publisherName} <span className="font-mono font-normal text-12 text-muted">{assignedTo.affId}</span>
      </p>
      <p className="truncate text-13 text-muted">
        {assignedTo.campaignId} · {assignedTo.campaignTitle}
      </p>
    </div>
  );
}

/** What is assigned can be released, what is free deleted; what rests is left alone. */
function Action({ row, onStep }: { row: TrackingNumber; onStep: NumberChanges['ask'] }) {
  const t = useTexts(numbersMessages);
  if (row.state === 'resting') return null;
  const step = row.state === 'assigned' ? 'release' : 'remove';
  return (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => onStep({ step, number: row })}
      aria-label={t(`${step}One`, { number: phoneText(row.number) })}
    >
      {t(step)}
    </Button>
  );
}

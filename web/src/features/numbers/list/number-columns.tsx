import type { TrackingNumber } from '@callstead/contract/numbers';
import { paths } from '@callstead/contract/paths';
import type { NumberState } from '@callstead/domain/numbers/number-state';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { CampaignLine } from '../../../ui/table/campaign-cell.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import type { NumberStep } from './api.ts';
import { numbersMessages } from './messages.ts';
import { isSorting, type NumberColumn } from './number-list.ts';
import type { NumberChanges } from './use-number-changes.ts';

const STATE_TONE: Record<NumberState, Tone> = { available: 'success', assigned: 'info', resting: 'warning' };

type RowProps = { row: TrackingNumber };

/** Each row is one line. */
export function useNumberColumns(
  chosen: readonly NumberColumn[],
  onStep: NumberChanges['ask'],
): Column<TrackingNumber>[] {
  const t = useTexts(numbersMessages);
  const cells: Record<NumberColumn, Omit<Column<TrackingNumber>, 'id' | 'header'>> = {
    number: { cell: (row) => <Dialled row={row} /> },
    state: { cell: (row) => <State row={row} /> },
    publisher: { cell: (row) => <Publisher row={row} /> },
    campaign: { cell: (row) => <Campaign row={row} /> },
    carrier: { cell: (row) => <Carrier row={row} /> },
    monthly: { align: 'right', cell: (row) => <Monthly row={row} /> },
    since: { cell: (row) => <Since row={row} /> },
    actions: { cell: (row) => <Action row={row} onStep={onStep} /> },
  };
  return chosen.map((id) => ({ id, header: t(`columns.${id}`), sortable: isSorting(id), ...cells[id] }));
}

/** Its link leads to the calls that came in by it. */
function Dialled({ row: { number } }: RowProps) {
  const t = useTexts(numbersMessages);
  return (
    <span className="flex items-center gap-1 whitespace-nowrap font-mono text-12 sm:text-13">
      <Link
        to={paths.admin.calls({ search: number, period: 'all' })}
        title={t('callsOf')}
        className="rounded underline decoration-border underline-offset-4 hover:decoration-current"
      >
        {phoneText(number)}
      </Link>
      <CopyButton value={number} what={t('columns.number')} />
    </span>
  );
}

function State({ row }: RowProps) {
  const t = useTexts(numbersMessages);
  return (
    <span className="flex items-center gap-2 max-sm:flex-wrap max-sm:justify-end">
      <Badge tone={STATE_TONE[row.state]}>{t(`states.${row.state}`)}</Badge>
      {row.isPooled && <span className="text-12 text-muted">{t('pooled')}</span>}
      {row.restsUntil && (
        <span className="text-12 text-muted">
          {t('restsUntil')} <DateTime only="date" value={row.restsUntil} />
        </span>
      )}
    </span>
  );
}

function Publisher({ row: { assignedTo } }: RowProps) {
  if (!assignedTo) return <Nothing />;
  const { publisherName, affId } = assignedTo;
  return (
    <span className="flex items-baseline gap-2 sm:max-w-52">
      <span title={publisherName} className="truncate font-medium">
        {publisherName}
      </span>
      <span className="font-mono text-12 text-muted">{affId}</span>
    </span>
  );
}

function Campaign({ row: { assignedTo } }: RowProps) {
  if (!assignedTo) return <Nothing />;
  return <CampaignLine campaign={{ id: assignedTo.campaignId, title: assignedTo.campaignTitle }} />;
}

/** What the last check of the account found wrong is not left to a tooltip. */
function Carrier({ row: { carrier, atCarrier } }: RowProps) {
  const t = useTexts(numbersMessages);
  if (!atCarrier) return carrier || <span className="text-muted">{t('notSpecified')}</span>;
  const { accountName, drift } = atCarrier;
  return (
    <span className="flex items-baseline gap-2 max-sm:flex-wrap max-sm:justify-end">
      {carrier} <span className="text-12 text-muted">{accountName}</span>
      {drift && <span className="text-12 text-danger">{t(`drifts.${drift}`)}</span>}
    </span>
  );
}

function Monthly({ row: { atCarrier } }: RowProps) {
  const cents = atCarrier?.monthlyCents ?? null;
  return cents === null ? <Nothing /> : <Money cents={cents} />;
}

/** Since when it is in the state it is in. */
function Since({ row: { assignedAt, releasedAt } }: RowProps) {
  const since = assignedAt ?? releasedAt;
  return since ? <DateTime only="date" value={since} /> : <Nothing />;
}

/** What is assigned can be released, what is free deleted or given back; what rests is given back or left alone. */
function Action({ row, onStep }: RowProps & { onStep: NumberChanges['ask'] }) {
  const t = useTexts(numbersMessages);
  if (row.atCarrier?.isReturning) return <span className="text-13 text-muted">{t('isReturning')}</span>;
  const step = stepOf(row);
  if (!step) return null;
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

function stepOf({ state, atCarrier }: TrackingNumber): NumberStep | undefined {
  if (state === 'assigned') return 'release';
  if (atCarrier) return 'return';
  return state === 'resting' ? undefined : 'remove';
}

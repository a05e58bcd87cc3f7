import type { CallDetail } from '@callstead/contract/calls/calls';
import { type CallColumn, callColumns, WAY_COLUMNS } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { clsx } from 'clsx';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { CallCampaign, cellOf } from '../shared/call-columns.tsx';
import { callsMessages } from '../shared/calls-messages.ts';

/** What the sections above tell better is not repeated. */
const TOLD: readonly CallColumn[] = [
  'place',
  'outcome',
  'reason',
  'price',
  'payout',
  'margin',
  'billing',
  'recording',
  ...WAY_COLUMNS,
];
/** Too long for half a drawer. */
const WIDE: readonly CallColumn[] = ['id'];

export function CallFacts({ call, view }: { call: CallDetail; view: CallView }) {
  const t = useTexts(callsMessages);
  const shown = callColumns(view).filter((column) => !TOLD.includes(column));
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-3">
      {shown.map((column) => (
        <div key={column} className={clsx('min-w-0', WIDE.includes(column) && 'col-span-full')}>
          <dt className="text-12 text-muted">{t(`columns.${column}`)}</dt>
          <dd className="wrap-anywhere flex min-h-8 items-center">{factOf(column, call)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As in the list, save what a column is too narrow for. */
function factOf(column: CallColumn, call: CallDetail) {
  if (column === 'time') return <DateTime value={call.arrivedAt} />;
  if (column === 'campaign') return <CallCampaign campaign={call.campaign} isWhole />;
  return cellOf(column, call);
}

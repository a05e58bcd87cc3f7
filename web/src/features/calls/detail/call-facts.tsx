import type { CallDetail } from '@callstead/contract/calls/calls';
import { type CallColumn, callColumns } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { clsx } from 'clsx';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { CallCampaign, cellOf } from '../shared/call-columns.tsx';
import { callsMessages } from '../shared/calls-messages.ts';

/** What the sections above tell better is not repeated. */
const TOLD: readonly CallColumn[] = ['place', 'outcome', 'reason', 'price', 'payout', 'margin', 'billing', 'recording'];
/** Too long for half a drawer. */
const WIDE: readonly CallColumn[] = ['id', 'clickId'];
/** Often empty: shown only when they are not. */
const SELDOM = ['clickId', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;

export function CallFacts({ call, view }: { call: CallDetail; view: CallView }) {
  const t = useTexts(callsMessages);
  const isEmpty = (column: CallColumn) => SELDOM.some((each) => each === column && call[each] === null);
  const shown = callColumns(view).filter((column) => !TOLD.includes(column) && !isEmpty(column));
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

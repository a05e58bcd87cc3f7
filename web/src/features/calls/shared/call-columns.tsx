import type { CallRow } from '@callstead/contract/calls/calls';
import type { CallColumn } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import type { ReactNode } from 'react';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { IdText } from '../../../ui/format/id-text.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { PhoneNumber } from '../../../ui/format/phone-number.tsx';
import { Seconds } from '../../../ui/format/seconds.tsx';
import { OpenLink } from '../../../ui/list/open-link.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { CampaignCell, CampaignLine } from '../../../ui/table/campaign-cell.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PublisherCell, PublisherLine } from '../../../ui/table/publisher-cell.tsx';
import { CallStatusBadge, OutcomeBadge, ReasonChip } from './call-badges.tsx';
import { sortedColumns } from './call-sort.ts';
import { CallerText, placeText } from './caller-text.tsx';
import { callsMessages } from './calls-messages.ts';

const RIGHT: readonly CallColumn[] = ['ringSeconds', 'talkSeconds', 'price', 'payout', 'margin'];

/** The chosen columns, as the table draws them. */
export function useCallColumns(chosen: readonly CallColumn[], view: CallView): Column<CallRow>[] {
  const t = useTexts(callsMessages);
  const sorted = sortedColumns(view);
  const isReasonShown = chosen.includes('reason');
  return chosen.map((id) => ({
    id,
    header: t(`columns.${id}`),
    cell: (call) => (id === 'outcome' && !isReasonShown ? <OutcomeOrReason call={call} /> : rowCellOf(id, call)),
    align: RIGHT.includes(id) ? 'right' : 'left',
    sortable: id in sorted,
    sortsDownFirst: true,
  }));
}

/** In a row of one line. */
const rowCellOf = (column: CallColumn, call: CallRow): ReactNode => (ONE_LINE[column] ?? CELLS[column])(call);

const ONE_LINE: Partial<Record<CallColumn, (call: CallRow) => ReactNode>> = {
  time: (call) => <OpenCallLink call={call} isInRow />,
  campaign: ({ campaign }) => (campaign ? <CampaignLine campaign={campaign} /> : <Nothing />),
  publisher: ({ publisher }) => <PublisherLine publisher={publisher} />,
  caller: (call) => <CallerLine call={call} />,
};

/** Why it was not paid says more than that it was not; who listens hears both. */
function OutcomeOrReason({ call }: { call: CallRow }) {
  const t = useTexts(callMessages);
  if (call.outcome !== 'unqualified' || !call.reason) return <CallOutcome call={call} />;
  return (
    <>
      <span className="sr-only">{t('outcomes.unqualified')}: </span>
      <ReasonChip reason={call.reason} />
    </>
  );
}

/** The state is enough to tell where it came from; the whole place is in the call. */
function CallerLine({ call }: { call: CallRow }) {
  return (
    <span className="inline-flex items-center gap-2">
      <CallerText call={call} />
      <span className="text-12 text-muted">{call.place.state ?? call.place.country}</span>
    </span>
  );
}

/** The same value outside of a table. */
export const cellOf = (column: CallColumn, call: CallRow): ReactNode => CELLS[column](call);

const CELLS: Record<CallColumn, (call: CallRow) => ReactNode> = {
  time: (call) => <OpenCallLink call={call} />,
  id: ({ id }) => <CallId id={id} />,
  campaign: ({ campaign }) => <CallCampaign campaign={campaign} />,
  publisher: ({ publisher }) => <PublisherCell publisher={publisher} />,
  advertiser: ({ advertiser }) => advertiser?.name ?? <Nothing />,
  number: ({ number }) => <Phone value={number} column="number" />,
  caller: (call) => <Caller call={call} />,
  place: ({ place }) => placeText(place) || <Nothing />,
  ringSeconds: ({ ringSeconds }) => <Seconds value={ringSeconds} />,
  talkSeconds: ({ talkSeconds }) => <Seconds value={talkSeconds} />,
  endedBy: ({ endedBy }) => <EndedBy endedBy={endedBy} />,
  status: ({ status }) => <CallStatusBadge status={status} />,
  outcome: (call) => <CallOutcome call={call} />,
  reason: ({ reason }) => (reason ? <ReasonChip reason={reason} /> : <Nothing />),
  price: ({ priceCents, billing }) => <Money cents={priceCents} isGivenBack={isGivenBack(billing)} />,
  payout: ({ payoutCents, billing }) => <Money cents={payoutCents} isGivenBack={isGivenBack(billing)} />,
  margin: ({ marginCents, billing }) => <Money cents={marginCents} isGivenBack={isGivenBack(billing)} />,
  // Nothing is decided about its money while it lasts.
  billing: ({ billing, outcome }) => (outcome ? <BillingBadge billing={billing} /> : <Nothing />),
  recording: ({ recording }) => <Recording recording={recording} />,
  clickId: ({ clickId }) => <Code value={clickId} column="clickId" />,
  sub1: ({ sub1 }) => sub1 ?? <Nothing />,
  sub2: ({ sub2 }) => sub2 ?? <Nothing />,
  sub3: ({ sub3 }) => sub3 ?? <Nothing />,
  sub4: ({ sub4 }) => sub4 ?? <Nothing />,
  sub5: ({ sub5 }) => sub5 ?? <Nothing />,
  source: ({ source }) => source ?? <Nothing />,
  creative: ({ creative }) => creative ?? <Nothing />,
  page: ({ page }) => <Page address={page} />,
  referrerHost: ({ referrerHost }) => referrerHost ?? <Nothing />,
};

/** Opens the call beside the list. */
export function OpenCallLink({ call, ...shape }: { call: CallRow; isOneLine?: boolean; isInRow?: boolean }) {
  const t = useTexts(callsMessages);
  return <OpenLink name="call" id={call.id} at={call.arrivedAt} label={t('open')} {...shape} />;
}

/** While it lasts there is no outcome yet, but there is a state. */
export function CallOutcome({ call: { outcome, status } }: { call: CallRow }) {
  return outcome ? <OutcomeBadge outcome={outcome} /> : <CallStatusBadge status={status} />;
}

function CallId({ id }: { id: string }) {
  return <Code value={id} column="id" />;
}

function Code({ value, column }: { value: string | null; column: CallColumn }) {
  const t = useTexts(callsMessages);
  return value === null ? <Nothing /> : <IdText value={value} what={t(`columns.${column}`)} />;
}

/** Not a link: nobody should open a stranger's page by a slip. */
function Page({ address }: { address: string | null }) {
  if (address === null) return <Nothing />;
  return (
    <span title={address} className="block max-w-64 truncate text-13">
      {address.replace(/^https?:\/\//, '')}
    </span>
  );
}

function Phone({ value, column }: { value: string; column: CallColumn }) {
  const t = useTexts(callsMessages);
  return <PhoneNumber value={value} what={t(`columns.${column}`)} />;
}

function Caller({ call }: { call: CallRow }) {
  const { caller, place } = call;
  return (
    <div className="grid">
      {caller?.startsWith('+') ? <Phone value={caller} column="caller" /> : <CallerText call={call} />}
      <span className="text-12 text-muted">{placeText(place)}</span>
    </div>
  );
}

/** Two lines of its title in a table; `isWhole` where there is room for all of it. */
export function CallCampaign({ campaign, isWhole = false }: Pick<CallRow, 'campaign'> & { isWhole?: boolean }) {
  return campaign ? <CampaignCell campaign={campaign} isWhole={isWhole} /> : <Nothing />;
}

function EndedBy({ endedBy }: Pick<CallRow, 'endedBy'>) {
  const t = useTexts(callMessages);
  return endedBy ? t(`endedBy.${endedBy}`) : <Nothing />;
}

function Recording({ recording }: Pick<CallRow, 'recording'>) {
  const t = useTexts(callMessages);
  return recording === 'none' ? <Nothing /> : t(`recordings.${recording}`);
}

import type { LeadRow } from '@callstead/contract/leads/leads';
import type { LeadSort } from '@callstead/contract/leads/lists';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { LeadColumn } from '@callstead/domain/leads/lead-columns';
import { isGivenBack } from '@callstead/domain/reports/sold';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { IdText } from '../../../ui/format/id-text.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { PhoneNumber } from '../../../ui/format/phone-number.tsx';
import type { SortedColumns } from '../../../ui/list/list-order.ts';
import { OpenLink } from '../../../ui/list/open-link.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { CampaignLine } from '../../../ui/table/campaign-cell.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PublisherLine } from '../../../ui/table/publisher-cell.tsx';
import { LeadStatusBadge, PersonName, placeText } from './lead-badges.tsx';
import { leadsMessages } from './leads-messages.ts';

const RIGHT: readonly LeadColumn[] = ['price', 'payout', 'margin'];

/** The amount is that of the panel's side. */
export const sortedColumns = (view: CallView): SortedColumns<LeadColumn, LeadSort> => ({
  time: 'time',
  ...(view === 'publisher' ? { payout: 'amount' } : { price: 'amount' }),
});

/** The chosen columns, as the table draws them: each row is one line. */
export function useLeadColumns(chosen: readonly LeadColumn[], view: CallView): Column<LeadRow>[] {
  const t = useTexts(leadsMessages);
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

const sub = (name: string) => (lead: LeadRow) => lead.subs[name] ?? <Nothing />;

const CELLS: Record<LeadColumn, (lead: LeadRow) => ReactNode> = {
  time: (lead) => <OpenLeadLink lead={lead} isInRow />,
  id: ({ id }) => <Id value={id} column="id" />,
  campaign: ({ campaign }) => <CampaignLine campaign={campaign} />,
  publisher: ({ publisher }) => <PublisherLine publisher={publisher} />,
  advertiser: ({ advertiser }) => advertiser?.name ?? <Nothing />,
  way: (lead) => <Way lead={lead} />,
  name: (lead) => <PersonName lead={lead} />,
  phone: ({ person }) => <Phone phone={person?.phone ?? null} />,
  email: ({ person }) => (
    <span title={person?.email ?? undefined} className="block max-w-56 truncate">
      {person?.email ?? <Nothing />}
    </span>
  ),
  answers: ({ person }) => <Answers fields={person?.fields ?? null} />,
  place: ({ place }) => placeText(place) || <Nothing />,
  status: (lead) => <LeadStatusBadge lead={lead} isOneLine />,
  reason: (lead) => <Reason lead={lead} />,
  price: ({ priceCents, billing }) => <Money cents={priceCents} isGivenBack={isGivenBack(billing)} />,
  payout: ({ payoutCents, billing }) => <Money cents={payoutCents} isGivenBack={isGivenBack(billing)} />,
  margin: ({ marginCents, billing }) => <Money cents={marginCents} isGivenBack={isGivenBack(billing)} />,
  billing: ({ billing }) => (billing === 'none' ? <Nothing /> : <BillingBadge billing={billing} isOfLead />),
  returned: (lead) => <Returned lead={lead} />,
  clickId: ({ clickId }) => <Id value={clickId} column="clickId" />,
  sub1: sub('sub1'),
  sub2: sub('sub2'),
  sub3: sub('sub3'),
  sub4: sub('sub4'),
  sub5: sub('sub5'),
  source: sub('source'),
  creative: sub('creative'),
  test: ({ isTest }) => <Test isTest={isTest} />,
};

/** Opens the lead beside the list. */
export function OpenLeadLink({ lead, ...shape }: { lead: LeadRow; isOneLine?: boolean; isInRow?: boolean }) {
  const t = useTexts(leadsMessages);
  return <OpenLink name="lead" id={lead.id} at={lead.arrivedAt} label={t('open')} {...shape} />;
}

function Id({ value, column }: { value: string | null; column: LeadColumn }) {
  const t = useTexts(leadsMessages);
  return value === null ? <Nothing /> : <IdText value={value} what={t(`columns.${column}`)} />;
}

function Phone({ phone }: { phone: string | null }) {
  const t = useTexts(leadsMessages);
  return <PhoneNumber value={phone} what={t('columns.phone')} />;
}

function Way({ lead: { way } }: { lead: LeadRow }) {
  return useTexts(leadsMessages)(`ways.${way}`);
}

function Reason({ lead: { reason } }: { lead: LeadRow }) {
  const t = useTexts(leadsMessages);
  return reason ? t(`reasons.${reason}`) : <Nothing />;
}

function Returned({ lead: { returned } }: { lead: LeadRow }) {
  const t = useTexts(leadsMessages);
  return returned ? t(`returnReasons.${returned}`) : <Nothing />;
}

function Test({ isTest }: { isTest: boolean }) {
  const t = useTexts(leadsMessages);
  return isTest ? t('test') : <Nothing />;
}

/** What the campaign asked beyond, by the names it gave its questions. */
function Answers({ fields }: { fields: Readonly<Record<string, unknown>> | null }) {
  const said = Object.entries(fields ?? {});
  if (said.length === 0) return <Nothing />;
  const written = said.map(([name, answer]) => `${name}: ${String(answer ?? '')}`).join(' · ');
  return (
    <span title={written} className="block max-w-64 truncate text-13">
      {written}
    </span>
  );
}

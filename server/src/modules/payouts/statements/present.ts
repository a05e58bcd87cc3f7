import type { Payout, PayoutLine, PayoutStatement } from '@callstead/contract/payouts/statements';
import type { Language } from '@callstead/domain/identity/account';
import { payoutNumber } from '@callstead/domain/payouts/payout-number';
import type { CsvRow } from '../../../http/csv.ts';
import { leadCell } from '../../../http/lead-cell.ts';
import { dollars, zonedTime } from '../../../http/zoned-time.ts';
import type { PayoutRow } from '../marks/queries.ts';
import type { CampaignSum, LineRow } from './queries.ts';
import type { Statement } from './reads.ts';

export const presentPayout = (payout: PayoutRow): Payout => ({
  id: payout.id,
  number: payoutNumber(payout.run_number, payout.attempt),
  status: payout.status,
  amountCents: payout.amount_cents,
  method: { kind: payout.method_kind, hint: payout.method_hint },
  cutOff: payout.cut_off.toISOString(),
  frozenAt: payout.frozen_at.toISOString(),
  sentOn: payout.sent_on,
  reference: payout.reference,
  failedAt: payout.failed_at?.toISOString() ?? null,
  failureReason: payout.failure_reason,
});

const titled = (campaign: CampaignSum['campaign'], language: Language) =>
  campaign && { id: campaign.id, title: campaign.title[language] };

export function presentStatement(
  { payout, publisher, byKind, byCampaign }: Statement,
  { language, zone }: { language: Language; zone: string },
): PayoutStatement {
  return {
    ...presentPayout(payout),
    zone,
    publisher: {
      id: publisher.id,
      name: publisher.name,
      companyName: publisher.company_name,
      affId: publisher.aff_id,
    },
    salesCents: payout.sales_cents,
    correctionsCents: payout.corrections_cents,
    refusalsCents: payout.refusals_cents,
    byKind: byKind.map(({ kind, lines, amount_cents }) => ({ kind, lines, amountCents: amount_cents })),
    byCampaign: byCampaign.map(({ campaign, calls, amount_cents }) => ({
      campaign: titled(campaign, language),
      calls,
      amountCents: amount_cents,
    })),
  };
}

export const presentLine = (line: LineRow, language: Language): PayoutLine => ({
  id: line.entry_id,
  kind: line.kind,
  at: line.at.toISOString(),
  callId: line.call_id,
  conversionId: line.conversion_id,
  leadId: line.lead_id,
  arrivedAt: line.arrived_at?.toISOString() ?? null,
  campaign: titled(line.campaign, language),
  reason: line.reason,
  amountCents: line.amount_cents,
  funded: line.funded,
});

export const linesCsvHeader = (zone: string): CsvRow => [
  'payout',
  'entry',
  'kind',
  `booked (${zone})`,
  'call_id',
  'conversion_id',
  ...leadCell('lead_id'),
  `arrived (${zone})`,
  'campaign_id',
  'campaign',
  'reason',
  'funded',
  'amount_usd',
];

type CsvFacts = { payout: PayoutRow; language: Language; zone: string };

/** The last line is what they add up to. */
export async function* linesCsvRows(
  lines: AsyncIterable<LineRow>,
  { payout, language, zone }: CsvFacts,
): AsyncGenerator<CsvRow> {
  const number = payoutNumber(payout.run_number, payout.attempt);
  let total = 0;
  for await (const line of lines) {
    total += line.amount_cents;
    yield [
      number,
      line.entry_id,
      line.kind,
      zonedTime(line.at, zone),
      line.call_id,
      line.conversion_id,
      ...leadCell(line.lead_id),
      line.arrived_at && zonedTime(line.arrived_at, zone),
      line.campaign?.id,
      line.campaign?.title[language],
      line.reason,
      line.funded,
      dollars(line.amount_cents),
    ];
  }
  yield [number, null, 'total', null, null, null, ...leadCell(null), null, null, null, null, null, dollars(total)];
}

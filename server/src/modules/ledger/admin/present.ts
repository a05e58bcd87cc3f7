import type {
  HolderBalances,
  LedgerEntriesCsvQuery,
  LedgerEntry,
  LedgerParty,
  LedgerTotalsResponse,
} from '@callstead/contract/ledger';
import { type LedgerAccount, readAccount } from '@callstead/domain/ledger/accounts';
import type { CsvRow } from '../../../http/csv.ts';
import { leadCell } from '../../../http/lead-cell.ts';
import { dollars, zonedTime } from '../../../http/zoned-time.ts';
import type { ListedEntry } from '../entries/queries.ts';
import type { LedgerAccountRow } from './queries.ts';

export function presentAccount(row: LedgerAccountRow): HolderBalances {
  return {
    id: row.id,
    name: row.full_name,
    email: row.email,
    companyName: row.company_name,
    isNetworkOwned: row.is_house,
    balanceCents: row.balance,
    reservedCents: row.reserved,
    creditLimitCents: row.balance === null ? null : Math.abs(row.floor ?? 0),
    netDays: row.net_days,
    heldCents: row.held,
    payableCents: row.payable,
    payingCents: row.paying,
  };
}

type Flow = { taken: number; given: number };
type Flows = { revenue: Flow; gateway: Flow; adjustments: Flow; owed: { advertisers: number; publishers: number } };

export function presentTotals({ revenue, gateway, adjustments, owed }: Flows): LedgerTotalsResponse {
  return {
    revenueCents: revenue.taken - revenue.given,
    receivedCents: gateway.given,
    paidOutCents: gateway.taken,
    adjustmentsCents: adjustments.taken - adjustments.given,
    owedToAdvertisersCents: owed.advertisers,
    owedToPublishersCents: owed.publishers,
  };
}

export type Names = ReadonlyMap<string, string>;

/** Whose names a page needs. */
export function holdersOf(entries: readonly ListedEntry[]): string[] {
  const accounts = entries.flatMap(({ postings }) => postings.flatMap(({ from, to }) => [from, to]));
  const ids = accounts.map((account) => readAccount(account).holderId).filter((id) => id !== null);
  return [...new Set(ids)];
}

export function presentEntry(row: ListedEntry, names: Names): LedgerEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    callId: row.call_id,
    conversionId: row.conversion_id,
    leadId: row.lead_id,
    reason: row.reason,
    by: row.author,
    postings: row.postings.map(({ from, to, amountCents }) => ({
      from: presentParty(from, names),
      to: presentParty(to, names),
      amountCents,
    })),
  };
}

function presentParty(account: LedgerAccount, names: Names): LedgerParty {
  const { holderId, part } = readAccount(account);
  return { part, holder: holderId === null ? null : { id: holderId, name: names.get(holderId) ?? holderId } };
}

export const entriesCsvHeader = ({ zone }: LedgerEntriesCsvQuery): CsvRow => [
  `time (${zone})`,
  'entry',
  'kind',
  'call_id',
  'conversion_id',
  ...leadCell('lead_id'),
  'from_account',
  'from_name',
  'to_account',
  'to_name',
  'amount_usd',
  'reason',
  'recorded_by',
];

/** One line a posting. */
export function entryCsvRows(row: ListedEntry, names: Names, { zone }: LedgerEntriesCsvQuery): CsvRow[] {
  return row.postings.map(({ from, to, amountCents }) => [
    zonedTime(row.at, zone),
    row.id,
    row.kind,
    row.call_id,
    row.conversion_id,
    ...leadCell(row.lead_id),
    from,
    presentParty(from, names).holder?.name,
    to,
    presentParty(to, names).holder?.name,
    dollars(amountCents),
    row.reason,
    row.author,
  ]);
}

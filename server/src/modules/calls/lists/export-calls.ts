import type { CallExportQuery, CallRow } from '@callstead/contract/calls/calls';
import { type CallColumn, callColumns } from '@callstead/domain/calls/call-columns';
import { inCurrency } from '@callstead/domain/currency-words';
import { type Actor, authorize } from '@callstead/domain/policy';
import { isGivenBack } from '@callstead/domain/reports/sold';
import type { Db } from '../../../db/database.ts';
import type { CsvRow } from '../../../http/csv.ts';
import { findCurrency } from '../../../settings/queries.ts';
import { saleScopeOf } from '../../sale-scope/sale-scope.ts';
import { CSV_HEADINGS } from './csv-texts.ts';
import { presentCalls } from './present.ts';
import { streamCalls } from './queries.ts';
import { selectCalls } from './selection.ts';

type CallExport = { header: CsvRow; lines: AsyncIterable<CsvRow> };

/** The whole list as a table, line by line, in the columns that were asked for and may be seen. */
export async function exportCalls(db: Db, actor: Actor, query: CallExportQuery): Promise<CallExport> {
  authorize(actor, 'call.export');
  const scope = await saleScopeOf(db, actor, query);
  const selection = await selectCalls(db, scope, query);
  const columns = callColumns(scope.view, query.columns?.split(','));
  const clock = clockIn(query.zone);
  async function* lines(): AsyncGenerator<CsvRow> {
    if (!selection) return;
    for await (const batch of streamCalls(db, selection)) {
      const calls = await presentCalls(db, batch, { view: scope.view, language: query.language });
      for (const call of calls) yield columns.map((column) => CELLS[column](call, clock));
    }
  }
  const headings = inCurrency(await findCurrency(db), query.language, CSV_HEADINGS[query.language]);
  const header = columns.map((column) => (column === 'time' ? `${headings.time} (${query.zone})` : headings[column]));
  return { header, lines: lines() };
}

type Clock = (moment: string) => string;

/** '2026-11-15 09:30:00', which every spreadsheet takes for a time. */
function clockIn(zone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(new Date(moment));
}

const CELLS: Readonly<Record<CallColumn, (call: CallRow, clock: Clock) => CsvRow[number]>> = {
  time: (call, clock) => clock(call.arrivedAt),
  id: (call) => call.id,
  campaign: ({ campaign }) => campaign && `${campaign.id} ${campaign.title}`,
  publisher: ({ publisher }) => publisher && [publisher.affId, publisher.name].filter(Boolean).join(' '),
  advertiser: (call) => call.advertiser?.name,
  number: (call) => call.number,
  caller: (call) => call.caller,
  place: ({ place }) => [place.city, place.state, place.zip, place.country].filter(Boolean).join(', '),
  ringSeconds: (call) => call.ringSeconds,
  talkSeconds: (call) => call.talkSeconds,
  endedBy: (call) => call.endedBy,
  status: (call) => call.status,
  outcome: (call) => call.outcome,
  reason: (call) => call.reason,
  price: (call) => dollars(standing(call, call.priceCents)),
  payout: (call) => dollars(standing(call, call.payoutCents)),
  margin: (call) => dollars(standing(call, call.marginCents)),
  billing: (call) => call.billing,
  recording: (call) => call.recording,
  clickId: (call) => call.clickId,
  sub1: (call) => call.sub1,
  sub2: (call) => call.sub2,
  sub3: (call) => call.sub3,
  sub4: (call) => call.sub4,
  sub5: (call) => call.sub5,
  source: (call) => call.source,
  creative: (call) => call.creative,
  page: (call) => call.page,
  referrerHost: (call) => call.referrerHost,
};

/** People add up the column: what was given back counts for nothing, as on every dashboard. */
const standing = ({ billing }: CallRow, cents: number | null) => (cents !== null && isGivenBack(billing) ? 0 : cents);

const dollars = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

import type { ConversionExportQuery, ConversionRow as Presented } from '@callstead/contract/conversions/conversions';
import { inCurrency } from '@callstead/domain/currency-words';
import type { Actor } from '@callstead/domain/policy';
import { isSold } from '@callstead/domain/reports/sold';
import type { Db } from '../../../db/database.ts';
import type { CsvRow } from '../../../http/csv.ts';
import { inBatches } from '../../../http/in-batches.ts';
import { dollars, zonedTime } from '../../../http/zoned-time.ts';
import { findCurrency } from '../../../settings/queries.ts';
import { type ConversionColumn, CSV_HEADINGS, columnsOf } from './csv-texts.ts';
import { presentConversions } from './present.ts';
import { listConversions } from './queries.ts';
import { selectConversions } from './reads.ts';

/** The whole list as a table, line by line, in the columns that may be seen. */
export async function exportConversions(db: Db, actor: Actor, query: ConversionExportQuery) {
  const { view, selection } = await selectConversions(db, actor, query);
  const { language, zone } = query;
  const columns = columnsOf(view);
  async function* lines(): AsyncGenerator<CsvRow> {
    if (!selection) return;
    const batches = inBatches(
      (page) => listConversions(db, selection, page),
      ({ cursorKey }) => cursorKey,
    );
    for await (const batch of batches) {
      const presented = await presentConversions(db, batch, { view, language });
      for (const [index, conversion] of presented.entries()) {
        const subs = batch[index]?.subs ?? {};
        yield columns.map((column) => CELLS[column]({ conversion, subs, zone }));
      }
    }
  }
  const headings = inCurrency(await findCurrency(db), language, CSV_HEADINGS[language]);
  const header = columns.map((column) => (column === 'time' ? `${headings.time} (${zone})` : headings[column]));
  return { header, lines: lines() };
}

type Line = { conversion: Presented; subs: Record<string, string>; zone: string };

const CELLS: Readonly<Record<ConversionColumn, (line: Line) => CsvRow[number]>> = {
  time: ({ conversion, zone }) => zonedTime(new Date(conversion.receivedAt), zone),
  id: ({ conversion }) => conversion.id,
  campaign: ({ conversion: { campaign } }) => `${campaign.id} ${campaign.title}`,
  publisher: ({ conversion: { publisher } }) =>
    publisher && [publisher.affId, publisher.name].filter(Boolean).join(' '),
  advertiser: ({ conversion }) => conversion.advertiser?.name,
  source: ({ conversion }) => conversion.source,
  sourceId: ({ conversion }) => conversion.sourceId,
  txid: ({ conversion }) => conversion.txid,
  status: ({ conversion }) => conversion.status,
  amount: ({ conversion: { amountCents } }) => (amountCents === null ? null : dollars(amountCents)),
  price: ({ conversion }) => standing(conversion, conversion.priceCents),
  payout: ({ conversion }) => standing(conversion, conversion.payoutCents),
  margin: ({ conversion }) => standing(conversion, conversion.marginCents),
  billing: ({ conversion }) => conversion.billing,
  reason: ({ conversion }) => conversion.reason,
  sub1: ({ subs }) => subs.sub1,
  sub2: ({ subs }) => subs.sub2,
  sub3: ({ subs }) => subs.sub3,
  sub4: ({ subs }) => subs.sub4,
  sub5: ({ subs }) => subs.sub5,
  linkSource: ({ subs }) => subs.source,
  creative: ({ subs }) => subs.creative,
  test: ({ conversion }) => conversion.isTest,
};

/** People add up the column: what was given back, or still waits, counts for nothing. */
function standing({ billing }: Presented, cents: number | null): number | null {
  if (cents === null) return null;
  return isSold(billing) ? dollars(cents) : 0;
}

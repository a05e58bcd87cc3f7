import type { ClickExportQuery, ClickRow } from '@callstead/contract/clicks';
import type { Actor } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import type { CsvRow } from '../../../http/csv.ts';
import { inBatches } from '../../../http/in-batches.ts';
import { zonedTime } from '../../../http/zoned-time.ts';
import { type ClickColumn, CSV_HEADINGS, columnsOf } from './csv-texts.ts';
import { listClicks } from './queries.ts';
import { cursorKeyOf, presentClicks, selectClicks } from './reads.ts';

/** The whole list as a table, line by line; of as many days as the list has. */
export function exportClicks(db: Db, actor: Actor, query: ClickExportQuery, now: Date) {
  const { selection, isAdmin } = selectClicks(actor, query, now);
  const { language, zone } = query;
  const columns = columnsOf({ isAdmin });
  async function* lines(): AsyncGenerator<CsvRow> {
    if (!selection) return;
    const batches = inBatches((page) => listClicks(db, selection, { ...page, language }), cursorKeyOf);
    for await (const batch of batches)
      for (const click of await presentClicks(db, batch, isAdmin))
        yield columns.map((column) => CELLS[column](click, zone));
  }
  const headings = CSV_HEADINGS[language];
  const header = columns.map((column) => (column === 'time' ? `${headings.time} (${zone})` : headings[column]));
  return { header, lines: lines() };
}

const CELLS: Readonly<Record<ClickColumn, (click: ClickRow, zone: string) => CsvRow[number]>> = {
  time: (click, zone) => zonedTime(new Date(click.clickedAt), zone),
  id: (click) => click.id,
  campaign: ({ campaign }) => campaign && `${campaign.id} ${campaign.title}`,
  publisher: ({ publisher }) => publisher && `${publisher.affId} ${publisher.name}`,
  asked: (click) => click.asked,
  verdict: (click) => click.verdict,
  unique: (click) => click.isUnique,
  sub1: (click) => click.sub1,
  sub2: (click) => click.sub2,
  sub3: (click) => click.sub3,
  sub4: (click) => click.sub4,
  sub5: (click) => click.sub5,
  source: (click) => click.source,
  creative: (click) => click.creative,
  country: (click) => click.country,
  state: (click) => click.state,
  referrerHost: (click) => click.referrerHost,
  calls: (click) => click.calls,
};

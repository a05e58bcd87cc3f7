import type { LeadExportQuery, LeadRow } from '@callstead/contract/leads/leads';
import { inCurrency } from '@callstead/domain/currency-words';
import { type LeadColumn, leadColumns } from '@callstead/domain/leads/lead-columns';
import { type Actor, authorize } from '@callstead/domain/policy';
import { isSold } from '@callstead/domain/reports/sold';
import type { Db } from '../../../db/database.ts';
import type { CsvRow } from '../../../http/csv.ts';
import { inBatches } from '../../../http/in-batches.ts';
import { dollars, zonedTime } from '../../../http/zoned-time.ts';
import { findCurrency } from '../../../settings/queries.ts';
import { CSV_HEADINGS } from './csv-texts.ts';
import { presentLeads } from './present.ts';
import { cursorKeyOf, listLeads } from './queries.ts';
import { selectLeads } from './reads.ts';

/** The whole list as a table, line by line, in the columns that were asked for and may be seen. */
export async function exportLeads(db: Db, actor: Actor, query: LeadExportQuery) {
  authorize(actor, 'lead.export');
  const { view, selection } = await selectLeads(db, actor, query);
  const { language, zone } = query;
  const columns = leadColumns(view, query.columns?.split(','));
  async function* lines(): AsyncGenerator<CsvRow> {
    if (!selection) return;
    for await (const batch of inBatches((page) => listLeads(db, selection, page), cursorKeyOf)) {
      const leads = await presentLeads(db, batch, { view, language });
      for (const lead of leads) yield columns.map((column) => CELLS[column](lead, zone));
    }
  }
  const headings = inCurrency(await findCurrency(db), language, CSV_HEADINGS[language]);
  const header = columns.map((column) => (column === 'time' ? `${headings.time} (${zone})` : headings[column]));
  return { header, lines: lines() };
}

const CELLS: Readonly<Record<LeadColumn, (lead: LeadRow, zone: string) => CsvRow[number]>> = {
  time: ({ arrivedAt }, zone) => zonedTime(new Date(arrivedAt), zone),
  id: ({ id }) => id,
  campaign: ({ campaign }) => `${campaign.id} ${campaign.title}`,
  publisher: ({ publisher }) => publisher && [publisher.affId, publisher.name].filter(Boolean).join(' '),
  advertiser: ({ advertiser }) => advertiser?.name,
  way: ({ way }) => way,
  name: ({ person }) => person && [person.firstName, person.lastName].filter(Boolean).join(' '),
  phone: ({ person }) => person?.phone,
  email: ({ person }) => person?.email,
  answers: ({ person }) => answersText(person?.fields ?? null),
  place: ({ place }) => [place.state, place.zip, place.country].filter(Boolean).join(', '),
  status: ({ status }) => status,
  reason: ({ reason }) => reason,
  price: (lead) => standing(lead, lead.priceCents),
  payout: (lead) => standing(lead, lead.payoutCents),
  margin: (lead) => standing(lead, lead.marginCents),
  billing: ({ billing }) => billing,
  returned: ({ returned }) => returned,
  clickId: ({ clickId }) => clickId,
  sub1: ({ subs }) => subs.sub1,
  sub2: ({ subs }) => subs.sub2,
  sub3: ({ subs }) => subs.sub3,
  sub4: ({ subs }) => subs.sub4,
  sub5: ({ subs }) => subs.sub5,
  source: ({ subs }) => subs.source,
  creative: ({ subs }) => subs.creative,
  test: ({ isTest }) => isTest,
};

/** 'roof: Tile; rooms: 4'. */
function answersText(fields: Readonly<Record<string, unknown>> | null): string | null {
  if (fields === null) return null;
  return Object.entries(fields)
    .map(([name, answer]) => `${name}: ${String(answer ?? '')}`)
    .join('; ');
}

/** People add up the column: what was given back, or still waits, counts for nothing. */
function standing({ billing }: LeadRow, cents: number | null): number | null {
  if (cents === null) return null;
  return isSold(billing) ? dollars(cents) : 0;
}

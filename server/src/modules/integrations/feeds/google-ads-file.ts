import type { Db } from '../../../db/database.ts';
import { momentOfId } from '../../../db/sortable-id.ts';
import { type CsvRow, csvLines } from '../../../http/csv.ts';
import { findCurrency } from '../../../settings/queries.ts';
import { type FeedRow, listGclids, listSold } from './queries.ts';

/** Google takes what is uploaded within 90 days of its click, and counts nothing twice. */
const KEPT_DAYS = 30;
const MOST_ROWS = 20_000;
/** What Google writes; anything else in its place came from somebody else. */
const GCLID = /^[\w-]{1,200}$/;

const HEADER: CsvRow = [
  'Google Click ID',
  'Conversion Name',
  'Conversion Time',
  'Conversion Value',
  'Conversion Currency',
];

/** As Google's import of offline conversions asks for it. */
export async function googleAdsFile(
  db: Db,
  { account_id, conversion_name: name }: Pick<FeedRow, 'account_id' | 'conversion_name'>,
  now: Date,
): Promise<string> {
  const since = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  const currency = await findCurrency(db);
  const sold = await listSold(db, account_id, since, MOST_ROWS);
  const gclids = await listGclids(db, clicksOf(sold.filter(({ gclid }) => gclid === null)));
  const rows = sold.flatMap(({ at, payout_cents: cents, click_id, gclid = null }): CsvRow[] => {
    const click = gclid ?? gclids.get(click_id ?? '') ?? '';
    return GCLID.test(click) ? [[click, name, timeOf(at), (cents / 100).toFixed(2), currency]] : [];
  });
  return `Parameters:TimeZone=+0000\r\n${csvLines([HEADER, ...rows])}`;
}

const clicksOf = (sold: readonly { click_id: string | null }[]) =>
  sold.flatMap(({ click_id: id }) => {
    const at = id === null ? undefined : momentOfId('clk', id);
    return id !== null && at ? [{ id, at }] : [];
  });

const timeOf = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');

import type { ClickFilter } from '@callstead/contract/clicks';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import type { Language } from '@callstead/domain/identity/account';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { CursorKey, PageRequest } from '../../../http/cursor.ts';
import { MOST_WALKED, type NewestRows } from '../../reports/summary/quarter-queries.ts';

export type ClickSelection = Pick<ClickFilter, 'verdict' | 'visit'> & {
  publisherId: string | undefined;
  /** The campaign's public id. */
  campaign: string | undefined;
  from: Date;
  to: Date | undefined;
  /** The beginning of an id. */
  prefix: string | undefined;
};

export type ListedClick = {
  id: string;
  clicked_at: Date;
  verdict: ClickVerdict;
  is_unique: boolean;
  asked: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  source: string | null;
  creative: string | null;
  country: string | null;
  state: string | null;
  referrer_host: string | null;
  public_id: string | null;
  title: string | null;
  aff_id: string | null;
  name: string | null;
};

/** Newest first, by the index of the publisher, of the campaign or of the time. Names are looked up for the page alone. */
export async function listClicks(db: Db, selection: ClickSelection, request: PageRequest & { language: Language }) {
  const direction = request.forward ? sql`desc` : sql`asc`;
  const found = await sql<ListedClick>`
    select k.*, c.public_id, coalesce(nullif(c.texts -> ${request.language}::text ->> 'title', ''), c.public_id) as title,
           p.aff_id, p.name
    from (
      select id, clicked_at, verdict, is_unique, asked, campaign_id, publisher_id, sub1, sub2, sub3, sub4, sub5, source,
             creative, country, state, referrer_host
      from click where ${sql.join(conditions(selection, request), sql` and `)}
      order by clicked_at ${direction}, id ${direction} limit ${request.limit}) as k
    left join campaign_with_terms c on c.id = k.campaign_id
    left join account p on p.id = k.publisher_id
    order by k.clicked_at ${direction}, k.id ${direction}`.execute(db);
  return found.rows;
}

type Place = Pick<PageRequest, 'from' | 'forward'>;

function conditions(selection: ClickSelection, { from: key, forward }: Place): RawBuilder<boolean>[] {
  const { publisherId, campaign, verdict, visit, from, to, prefix } = selection;
  const asked = [
    sql<boolean>`clicked_at >= ${from}`,
    to && sql<boolean>`clicked_at < ${to}`,
    publisherId && sql<boolean>`publisher_id = ${publisherId}`,
    campaign && sql<boolean>`campaign_id = (select id from campaign where public_id = ${campaign})`,
    verdict && sql<boolean>`verdict = ${verdict}`,
    visit && sql<boolean>`is_unique = ${visit === 'first'} and verdict = 'ok'`,
    prefix && sql<boolean>`starts_with(id, ${prefix})`,
    key && beyond(key, forward),
  ];
  return asked.flatMap((condition) => (condition ? [condition] : []));
}

/** The newest clicks that can fit, by one index, and which of them do (reports/summary). */
export function newestForSums(selection: ClickSelection): NewestRows {
  const { publisherId, campaign, from, to, prefix } = selection;
  const leading = { publisherId, campaign: publisherId ? undefined : campaign, from, to, prefix };
  const all = { from: undefined, forward: true };
  return {
    kind: 'click',
    walked: sql`(
      select id, clicked_at, verdict, is_unique, campaign_id, publisher_id from click
      where ${sql.join(conditions(leading, all), sql` and `)} order by clicked_at desc, id desc limit ${MOST_WALKED})`,
    found: sql`(select clicked_at as at, id from walked where ${sql.join(conditions(selection, all), sql` and `)})`,
  };
}

/** The time alone says which months need not be read; the row value where exactly to go on. */
function beyond([clickedAt = '', id = '']: CursorKey, forward: boolean): RawBuilder<boolean> {
  return forward
    ? sql`clicked_at <= ${clickedAt}::timestamptz and (clicked_at, id) < (${clickedAt}::timestamptz, ${id})`
    : sql`clicked_at >= ${clickedAt}::timestamptz and (clicked_at, id) > (${clickedAt}::timestamptz, ${id})`;
}

/** How many calls came of each; none before the first of them. */
export async function countCallsOf(db: Db, clicks: readonly ListedClick[]): Promise<ReadonlyMap<string, number>> {
  if (clicks.length === 0) return new Map();
  const first = new Date(Math.min(...clicks.map(({ clicked_at }) => clicked_at.getTime())));
  const found = await sql<{ click_id: string; calls: number }>`
    select click_id, count(*) as calls from call
    where click_id = any (${clicks.map(({ id }) => id)}::text[]) and arrived_at >= ${first} group by click_id`.execute(
    db,
  );
  return new Map(found.rows.map(({ click_id, calls }) => [click_id, calls]));
}

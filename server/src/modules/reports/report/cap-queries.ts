import { NO_COUNTS } from '@callstead/domain/reports/counts';
import type { Span } from '@callstead/domain/reports/day-buckets';
import type { Stretch } from '@callstead/domain/reports/rollups';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { COUNT_COLUMNS, noCounts } from '../rollups/sum-queries.ts';
import { type Unrolled, unrolledFacts } from '../rollups/unrolled-queries.ts';
import { type FactQuestion, type Group, quarterOf, sumSource } from './fact-queries.ts';

type Sums = { rolled: readonly Stretch[]; unrolled: Unrolled };

/**
 * In how many quarters of an hour a cap or a budget turned something away: each of a campaign once. Of a publisher, those in which
 * something of theirs was.
 */
export async function countCapQuarters(
  db: Db,
  question: FactQuestion,
  { rolled, unrolled }: Sums,
  most: number,
): Promise<Group[]> {
  const { publisherId, advertiserId } = question;
  const quarters = sql`
    select t.at, t.campaign_id, t.advertiser_id, 1 as turned_away, ${noCounts(others)}
    from (${inSums(rolled, unrolled)}) t
    where t.campaign_id is not null
      ${publisherId === undefined ? sql`` : sql`and t.publisher_id = ${publisherId}`}
      ${advertiserId === undefined ? sql`` : sql`and t.advertiser_id = ${advertiserId}`}
    group by 1, 2, 3 having sum(t.turned_away) > 0`;
  const groups = await sumSource(db, quarters, { ...question, publisherId: undefined, advertiserId: undefined }, most);
  return groups.map(({ keys, counts }) => ({ keys, counts: { ...NO_COUNTS, capQuarters: counts.turnedAway } }));
}

const others = COUNT_COLUMNS.filter((column) => column !== 'turned_away');
const SIDES = sql`campaign_id, publisher_id, advertiser_id, turned_away`;

const within = (at: RawBuilder<unknown>, spans: readonly Span[]) =>
  sql`(${sql.join(
    spans.map(({ from, to }) => sql`(${at} >= ${from} and ${at} < ${to})`),
    sql` or `,
  )})`;

function inSums(rolled: readonly Stretch[], unrolled: Unrolled): RawBuilder<unknown> {
  const tail = unrolledFacts(unrolled);
  return sql`
    select starts_at as at, ${SIDES} from rollup_pair
    where grain = 'quarter' and turned_away > 0 and ${within(sql.ref('starts_at'), rolled)}
    ${tail ? sql`union all select ${quarterOf}, ${SIDES} from (${tail}) u where turned_away <> 0 and ${within(sql.ref('at'), rolled)}` : sql``}`;
}

import { addCounts, subtractCounts } from '@callstead/domain/reports/counts';
import { isTimeDimension } from '@callstead/domain/reports/dimensions';
import { coverPieces, type Rollup, rollupsFor, type Stretch } from '@callstead/domain/reports/rollups';
import type { Db } from '../../../db/database.ts';
import { findRollupState } from '../rollups/rebuild-queries.ts';
import { ROLLER } from '../rollups/roller.ts';
import { findUnrolled, type Unrolled } from '../rollups/unrolled-queries.ts';
import { countCapQuarters } from './cap-queries.ts';
import { type FactQuestion, type Group, sumFacts } from './fact-queries.ts';
import { sumDimension, sumPairs, sumUnrolled } from './rolled-queries.ts';

/** What one transaction sees: the sums, and what is newer than them. */
export type Moment = { db: Db; sums: { zone: string; unrolled: Unrolled } | null };

/** Asked once for all questions of that moment. */
export async function readMoment(db: Db): Promise<Moment> {
  const { zone, filledAt } = await findRollupState(db);
  return { db, sums: filledAt && { zone, unrolled: await findUnrolled(db, ROLLER) } };
}

/** From the coarsest sums that answer, with what is newer than them; undefined where only rows can. */
export async function sumRolled(
  { db, sums }: Moment,
  question: FactQuestion,
  end: Date,
  most: number,
): Promise<Group[] | undefined> {
  if (!sums) return undefined;
  const { zone, unrolled } = sums;
  const filtered = question.filters.map(({ dimension }) => dimension);
  for (const rollup of rollupsFor(question.by, filtered)) {
    const stretches = coverPieces(question.pieces, end, rollup, zone);
    if (stretches) return sumStretches(db, question, { rollup, stretches, most }, unrolled);
  }
  return undefined;
}

type Chosen = { rollup: Rollup; stretches: readonly Stretch[]; most: number };

async function sumStretches(
  db: Db,
  question: FactQuestion,
  { rollup, stretches, most }: Chosen,
  unrolled: Unrolled,
): Promise<Group[]> {
  const rolled = stretches.filter(({ grain }) => grain !== 'row');
  const rest = stretches.filter(({ grain }) => grain === 'row');
  const found: Group[] = [];
  if (rolled.length > 0) {
    found.push(...(await sumRollup(db, question, { rollup, stretches: rolled, most })));
    found.push(...(await sumUnrolled(db, question, unrolled, rolled, most)));
    if (question.hasCaps) found.push(...(await countCapQuarters(db, question, { rolled, unrolled }, most)));
  }
  if (rest.length > 0) found.push(...(await sumFacts(db, question, rest, most)));
  return merged(found);
}

function sumRollup(db: Db, question: FactQuestion, chosen: Chosen): Promise<Group[]> {
  const { rollup, stretches, most } = chosen;
  if (rollup.table === 'pair') return sumPairs(db, question, stretches, most);
  return sumOneDimension(db, question, rollup.dimension, stretches);
}

/** What is not known of a dimension is what its values leave of everything. */
async function sumOneDimension(
  db: Db,
  question: FactQuestion,
  dimension: Extract<Rollup, { table: 'dimension' }>['dimension'],
  stretches: readonly Stretch[],
): Promise<Group[]> {
  const asked = question.filters[0]?.values;
  const known = asked?.filter((value) => value !== null);
  const isRestAsked = dimension !== 'total' && (asked === undefined || asked.includes(null));
  const values = isRestAsked ? undefined : known;
  const found = await sumDimension(db, question, { dimension, values, total: isRestAsked }, stretches);
  const whole = isRestAsked ? withRest(found) : found;
  const wanted = known ? whole.filter(({ keys }) => keys.at(-1) === null || known.includes(`${keys.at(-1)}`)) : whole;
  return merged(wanted.map((group) => ({ ...group, keys: keysFor(question, group) })));
}

function withRest(found: readonly Group[]): Group[] {
  const rests = new Map<string, Group>();
  for (const group of found) if (group.keys.at(-1) === null) rests.set(timesOf(group), { ...group });
  for (const group of found) {
    const rest = rests.get(timesOf(group));
    if (rest && group.keys.at(-1) !== null) rest.counts = subtractCounts(rest.counts, group.counts);
  }
  return [...found.filter(({ keys }) => keys.at(-1) !== null), ...rests.values()];
}

const timesOf = ({ keys }: Group) => JSON.stringify(keys.slice(0, -1));

/** In the order of `by`; where the dimension is a filter alone, without it. */
function keysFor({ by }: FactQuestion, { keys }: Group): Group['keys'] {
  const times = keys.slice(0, -1).values();
  return by.map((dimension) => (isTimeDimension(dimension) ? (times.next().value ?? null) : (keys.at(-1) ?? null)));
}

/** Those of the same keys together. */
function merged(groups: readonly Group[]): Group[] {
  const found = new Map<string, Group>();
  for (const group of groups) {
    const key = JSON.stringify(group.keys);
    const known = found.get(key);
    found.set(key, known ? { keys: group.keys, counts: addCounts(known.counts, group.counts) } : group);
  }
  return [...found.values()];
}

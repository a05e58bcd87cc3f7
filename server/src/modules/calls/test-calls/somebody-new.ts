import type { Geo } from '@callstead/domain/campaigns/terms';
import type { UsState } from '@callstead/domain/campaigns/us-states';
import type { Db } from '../../../db/database.ts';
import type { Chance } from '../../../telephony/simulator/chance.ts';
import type { CallEngine } from '../engine.ts';
import { fictionalCallers } from './fictional-callers.ts';
import { listKnownCallers } from './queries.ts';

const CANDIDATES = 40;

export type Lookup = { db: Db; personOf: CallEngine['routing']['personOf'] };

/** Somebody the campaign behind a number has never heard of, as far as there are such people. */
export async function somebodyNew(
  { db, personOf }: Lookup,
  { number, geo }: { number: string; geo: Geo },
  chance: Chance,
): Promise<{ from: string; state: UsState | null }> {
  const candidates = fictionalCallers(chance, geo, CANDIDATES);
  const numbers = candidates.map((each) => each.number);
  const known = await listKnownCallers(db, number, numbers, personOf);
  const found = candidates.find((each) => !known.has(each.number)) ?? chance.pick(candidates);
  return { from: found.number, state: found.state };
}

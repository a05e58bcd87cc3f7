import type { LeadSnapshot } from '@callstead/domain/leads/explain-lead';
import type { StatementRunner } from '../../db/database.ts';
import { laneBatch, type NaturalBatch } from '../../db/natural-batch.ts';
import type { PersonKey } from '../../secrets/person-hash.ts';
import type { Services } from '../../services.ts';
import { createLeadLines, type LeadLines } from './lead-lines.ts';
import { type LeadArrival, type TakenLead, takeLeads } from './take-queries.ts';

const BATCH_SIZE = 64;
/** As with calls: while one batch waits for the disk the next is at work. */
const LANES = 2;

/** What taking leads works with: what routes them, the batched write, and the key by which people are recognized. */
export type LeadEngine = {
  lines: LeadLines;
  take: NaturalBatch<LeadArrival, TakenLead>;
  personKey: PersonKey;
  /** Leads were written, and with them events. */
  onWrite: () => void;
  /** The database decided about a lead, and our own judgement would have been another. */
  onDisagreement: (lead: { id: string; found: LeadSnapshot }) => void;
};

export type LeadServices = Services & { leads: LeadEngine };

type Options = Pick<LeadEngine, 'onWrite' | 'onDisagreement'> & { pool: StatementRunner; personKey: PersonKey };

export function createLeadEngine({ pool, personKey, onWrite, onDisagreement }: Options): LeadEngine {
  const take = laneBatch({
    write: (arrivals: readonly LeadArrival[]) => takeLeads(pool, arrivals),
    // Two of one person for one campaign must see each other, and so must two posts of one bid.
    keysOf: ({ campaign_id, persons, ping_id }) => [
      ...persons.map((person) => `${campaign_id} ${person}`),
      ...(ping_id ? [ping_id] : []),
    ],
    laneOf: ({ advertiser_id }) => advertiser_id,
    lanes: LANES,
    maxSize: BATCH_SIZE,
  });
  return { lines: createLeadLines(pool), take, personKey, onWrite, onDisagreement };
}

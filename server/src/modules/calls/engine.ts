import type { StatementRunner } from '../../db/database.ts';
import { type NaturalBatch, naturalBatch } from '../../db/natural-batch.ts';
import type { Services } from '../../services.ts';
import type { RoutingTable } from '../routing/routing-table.ts';
import {
  type Advanced,
  type Arrival,
  advanceCalls,
  type CallChange,
  type CallWithEvents,
  type EventToRecord,
  listExpiredCallSids,
  type Reclaim,
  type Reclaimed,
  type Reserved,
  reclaimCall,
  recordCarrierEvents,
  reserveCalls,
} from './queries.ts';

/** So many calls share one write at most: more would make the first of them wait for the last. */
const BATCH_SIZE = 64;

/** What the commands of calls work with: the routing table, the batched writes, chance. */
export type CallEngine = {
  routing: RoutingTable;
  reserve: NaturalBatch<Arrival, Reserved>;
  recordEvent: NaturalBatch<EventToRecord, CallWithEvents | undefined>;
  advance: NaturalBatch<CallChange, Advanced>;
  reclaim: (reclaim: Reclaim) => Promise<Reclaimed>;
  listExpired: (now: Date, limit: number) => Promise<string[]>;
  random: () => number;
  /** Told of every call that changed, for the screens that show it. */
  onChange: (call: ChangedCall) => void;
};

export type CallServices = Services & { calls: CallEngine };

type ChangedCall = { id: string; publisherId: string | null; advertiserId: string | null };

export function createCallEngine(options: {
  pool: StatementRunner;
  routing: RoutingTable;
  onChange?: CallEngine['onChange'];
  random?: () => number;
}): CallEngine {
  const { pool, routing, onChange = () => undefined, random = Math.random } = options;
  return {
    routing,
    random,
    onChange,
    reserve: naturalBatch({
      write: (arrivals) => reserveCalls(pool, arrivals),
      // Two calls of one caller to one campaign must see each other.
      keysOf: ({ call_sid, campaign_id, caller }) =>
        caller && campaign_id ? [call_sid, `${campaign_id} ${caller}`] : [call_sid],
      maxSize: BATCH_SIZE,
    }),
    recordEvent: naturalBatch({
      write: (events) => recordCarrierEvents(pool, events),
      keysOf: ({ callSid }) => [callSid],
      maxSize: BATCH_SIZE,
    }),
    advance: naturalBatch({
      write: (changes) => advanceCalls(pool, changes),
      keysOf: ({ id }) => [id],
      maxSize: BATCH_SIZE,
    }),
    reclaim: (reclaim) => reclaimCall(pool, reclaim),
    listExpired: (now, limit) => listExpiredCallSids(pool, now, limit),
  };
}

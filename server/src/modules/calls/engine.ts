import type { ReservationSnapshot } from '@callstead/domain/routing/stored-decision';
import type { CallChange } from '@callstead/domain/settling/call-change';
import type { CallWithEvents } from '@callstead/domain/settling/stored-call';
import type { StatementRunner } from '../../db/database.ts';
import { laneBatch, type NaturalBatch, naturalBatch } from '../../db/natural-batch.ts';
import type { Services } from '../../services.ts';
import type { RoutingTable } from '../routing/routing-table.ts';
import {
  type Advanced,
  type Arrival,
  advanceCalls,
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

/** While one batch of arrivals waits for the disk the next is at work. More lanes would make batches that cost too much each. */
const LANES = 2;

/** What the commands of calls work with: the routing table, the batched writes, chance. */
export type CallEngine = {
  routing: RoutingTable;
  reserve: NaturalBatch<Arrival, Reserved>;
  recordEvent: NaturalBatch<EventToRecord, CallWithEvents | undefined>;
  advance: NaturalBatch<CallChange, Advanced>;
  reclaim: (reclaim: Reclaim) => Promise<Reclaimed>;
  listExpired: (now: Date, limit: number) => Promise<string[]>;
  random: () => number;
  /** Calls were written, and with them events. */
  onWrite: () => void;
  /** The database decided about a call, and our own judgement would have been another. */
  onDisagreement: (call: { id: string; found: ReservationSnapshot }) => void;
};

export type CallServices = Services & { calls: CallEngine };

export function createCallEngine(options: {
  pool: StatementRunner;
  routing: RoutingTable;
  onWrite?: CallEngine['onWrite'];
  onDisagreement?: CallEngine['onDisagreement'];
  random?: () => number;
}): CallEngine {
  const { pool, routing, random = Math.random } = options;
  const { onWrite = () => undefined, onDisagreement = () => undefined } = options;
  return {
    routing,
    random,
    onWrite,
    onDisagreement,
    reserve: laneBatch({
      write: (arrivals) => reserveCalls(pool, arrivals),
      // Two calls of one caller to one campaign must see each other.
      keysOf: ({ callSid, campaignId, caller }) =>
        caller && campaignId ? [callSid, `${campaignId} ${caller}`] : [callSid],
      // Reservations of one advertiser wait for each other in the database: here they share a batch instead.
      laneOf: ({ callSid, advertiserId }) => advertiserId ?? callSid,
      lanes: LANES,
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

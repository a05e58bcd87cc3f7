import type { ReservationSnapshot } from '@callstead/domain/routing/stored-decision';
import type { CallChange } from '@callstead/domain/settling/call-change';
import type { CallWithEvents } from '@callstead/domain/settling/stored-call';
import type { StatementRunner } from '../../db/database.ts';
import { greatestPressure, laneBatch, type NaturalBatch, naturalBatch, type Pressure } from '../../db/natural-batch.ts';
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

/** How long whoever serves lets a call, or what was said of one, wait for its batch. */
export const SERVING_PATIENCE = { arrivalMs: 2_000, eventMs: 4_000 };
type Patience = { [Key in keyof typeof SERVING_PATIENCE]: number };
const ENDLESS: Patience = { arrivalMs: Number.POSITIVE_INFINITY, eventMs: Number.POSITIVE_INFINITY };

/** What the commands of calls work with: the routing table, the batched writes, chance. */
export type CallEngine = {
  routing: RoutingTable;
  reserve: NaturalBatch<Arrival, Reserved>;
  recordEvent: NaturalBatch<EventToRecord, CallWithEvents | undefined>;
  advance: NaturalBatch<CallChange, Advanced>;
  reclaim: (reclaim: Reclaim) => Promise<Reclaimed>;
  listExpired: (now: Date, limit: number) => Promise<string[]>;
  random: () => number;
  pressure: () => Pressure;
  /** For so long that whoever calls should rather be rung by what we last knew. */
  isDatabaseGone: () => boolean;
  /** Calls were written, and with them events. */
  onWrite: () => void;
  /** The database decided about a call, and our own judgement would have been another. */
  onDisagreement: (call: { id: string; found: ReservationSnapshot }) => void;
};

export type CallServices = Services & { calls: CallEngine };

/**
 * Each of these writes may be run twice, so that one whose answer was lost can be: a call is reserved once for its CallSid, and its
 * own id is answered as before; what was said of it is kept once under its key; a change or a reclaim names the revision it
 * was made from, finds another the second time, and whoever asked reads where the call is now.
 */
export function createCallEngine(options: {
  pool: StatementRunner;
  routing: RoutingTable;
  patience?: Patience;
  onWrite?: CallEngine['onWrite'];
  onDisagreement?: CallEngine['onDisagreement'];
  isDatabaseGone?: CallEngine['isDatabaseGone'];
  random?: () => number;
}): CallEngine {
  const { pool, routing, random = Math.random, patience = ENDLESS } = options;
  const { onWrite = () => undefined, onDisagreement = () => undefined, isDatabaseGone = () => false } = options;
  const reserve = laneBatch({
    write: (arrivals: readonly Arrival[]) => reserveCalls(pool, arrivals),
    // Two calls of one caller to one campaign must see each other.
    keysOf: ({ callSid, campaignId, caller }) =>
      caller && campaignId ? [callSid, `${campaignId} ${caller}`] : [callSid],
    // Reservations of one advertiser wait for each other in the database: here they share a batch instead.
    laneOf: ({ callSid, advertiserId }) => advertiserId ?? callSid,
    lanes: LANES,
    maxSize: BATCH_SIZE,
    maxWaitMs: patience.arrivalMs,
  });
  const recordEvent = naturalBatch({
    write: (events: readonly EventToRecord[]) => recordCarrierEvents(pool, events),
    keysOf: ({ callSid }) => [callSid],
    maxSize: BATCH_SIZE,
    maxWaitMs: patience.eventMs,
  });
  const advance = naturalBatch({
    write: (changes: readonly CallChange[]) => advanceCalls(pool, changes, routing.personOf),
    keysOf: ({ id }) => [id],
    maxSize: BATCH_SIZE,
    maxWaitMs: patience.eventMs,
  });
  return {
    routing,
    random,
    onWrite,
    onDisagreement,
    isDatabaseGone,
    reserve,
    recordEvent,
    advance,
    reclaim: (reclaim) => reclaimCall(pool, reclaim),
    listExpired: (now, limit) => listExpiredCallSids(pool, now, limit),
    pressure: () => greatestPressure([reserve, recordEvent, advance].map(({ pressure }) => pressure())),
  };
}

import type { Billing } from '@callstead/domain/calls/call';
import type { CarrierEvent } from '@callstead/domain/calls/carrier-event';
import type { Dispute } from '@callstead/domain/calls/dispute';
import type { ReservationRequest } from '@callstead/domain/routing/reservation';
import type { ReservationSnapshot, StoredDecision } from '@callstead/domain/routing/stored-decision';
import type { CallChange } from '@callstead/domain/settling/call-change';
import type { CallWithEvents, StoredCall } from '@callstead/domain/settling/stored-call';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, StatementRunner } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/schema.ts';
import type { CarrierMessage } from '../../telephony/port.ts';
import type { NewEntry } from '../ledger/queries.ts';
import { arrivalOf } from './call-id.ts';

/** A call that has just been routed: refused by a rule, or one that asks for its reservation. */
export type Arrival = {
  id: string;
  arrivedAt: Date;
  expiresAt: Date;
  callSid: string;
  number: string;
  /** The number is lent to visitors: the call belongs to whoever has it. */
  isPooled?: boolean;
  caller: string | null;
  /** The keyed hash of the caller, to look them up by. */
  person: string | null;
  country: string | null;
  state: string | null;
  zip: string | null;
  city: string | null;
  decision: StoredDecision;
} & (
  | AssignedTo
  | { applicationId: null; publisherId: null; campaignId: null; campaignVersion: null; advertiserId: null }
);

type AssignedTo = {
  applicationId: string;
  publisherId: string;
  campaignId: string;
  campaignVersion: number;
  advertiserId: string;
};

/** `repeated`: the carrier asked before, and nothing was written. */
export type Reserved =
  | { repeated: true }
  | {
      repeated: false;
      /** Null for a call that asked for nothing. */
      found: ReservationSnapshot | null;
      /** A callback came before the call itself did. */
      heardAlready: boolean;
    };

/** Writes and reserves a whole batch in one round trip; answers in its order. */
export async function reserveCalls(pool: StatementRunner, arrivals: readonly Arrival[]): Promise<Reserved[]> {
  const { rows } = await pool.query<{ ord: number; found: ReservationSnapshot | null; heardAlready: boolean }>({
    name: 'reserve-calls',
    text: 'select * from reserve_calls($1::jsonb)',
    values: [JSON.stringify(arrivals.map((arrival, index) => ({ ...arrival, ord: index + 1 })))],
  });
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  return arrivals.map((_, index) => {
    const row = byOrd.get(index + 1);
    return row ? { repeated: false, found: row.found, heardAlready: row.heardAlready } : { repeated: true };
  });
}

export type EventToRecord = CarrierMessage | { callSid: string };

/** Undefined for a call we have not heard of yet: what was said is kept until it comes. */
export async function recordCarrierEvents(
  pool: StatementRunner,
  events: readonly EventToRecord[],
): Promise<(CallWithEvents | undefined)[]> {
  const { rows } = await pool.query<RecordedRow>({
    name: 'record-carrier-events',
    text: 'select * from record_carrier_events($1::jsonb)',
    values: [JSON.stringify(events)],
  });
  const bySid = new Map(rows.map((row) => [row.callSid, row]));
  return events.map(({ callSid }) => {
    const row = bySid.get(callSid);
    if (!row) return undefined;
    const { call, decision, reservation } = row;
    return { call: { ...call, decision, reservation }, events: row.events ?? [] };
  });
}

type RecordedRow = Pick<StoredCall, 'callSid' | 'decision' | 'reservation'> & {
  call: Omit<StoredCall, 'decision' | 'reservation'>;
  events: CarrierEvent[] | null;
};

/** The position of the target it rings now; undefined when somebody else changed the call in between. */
export type Advanced = { target: number | null } | undefined;

/** By which a caller is recognized. */
type PersonOf = (caller: string) => string;

export async function advanceCalls(
  pool: StatementRunner,
  changes: readonly CallChange[],
  personOf: PersonOf,
): Promise<Advanced[]> {
  const { rows } = await pool.query<{ id: string; target: number | null }>({
    name: 'advance-calls',
    text: 'select * from advance_calls($1::jsonb)',
    values: [JSON.stringify(changes.map((change) => withoutNumber(change, personOf)))],
  });
  const byId = new Map(rows.map((row) => [row.id, { target: row.target }]));
  return changes.map(({ id }) => byId.get(id));
}

/** Who called is remembered by the keyed hash, where somebody talked. */
function withoutNumber(change: CallChange, personOf: PersonOf): object {
  if (change.kind !== 'ended') return change;
  const { caller, ...ended } = change;
  return { ...ended, person: caller !== null && change.wasConnected ? personOf(caller) : null };
}

export type Reclaim = {
  id: string;
  callSid: string;
  arrivedAt: string;
  revision: number;
  request: ReservationRequest;
  targetId: string;
  expiresAt: Date;
  /** False where the call kept its slot when it was closed. */
  takesSlot: boolean;
  entry: NewEntry;
};

/** `stale`: somebody changed the call since it was read. */
export type Reclaimed = 'reclaimed' | 'refused' | 'stale';

export async function reclaimCall(pool: StatementRunner, reclaim: Reclaim): Promise<Reclaimed> {
  const { rows } = await pool.query<{ result: Reclaimed }>({
    name: 'reclaim-call',
    text: 'select reclaim_call($1::jsonb) as result',
    values: [JSON.stringify(reclaim)],
  });
  return rows[0]?.result ?? 'stale';
}

/** Calls that should have ended long ago. */
export async function listExpiredCallSids(pool: StatementRunner, now: Date, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ call_sid: string }>({
    name: 'expired-calls',
    text: 'select call_sid from call_live where expires_at < $1 order by expires_at limit $2',
    values: [now, limit],
  });
  return rows.map((row) => row.call_sid);
}

/** Held calls whose approval time is over; another process that does the same takes others. */
export function takeCallsToApprove(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('call')
    .select(['id', 'arrived_at', 'publisher_id', 'advertiser_id', 'campaign_id', 'payout_cents'])
    .where('billing', '=', 'held')
    .where('approve_at', '<=', now)
    .orderBy('approve_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export type CallKey = { id: string; arrived_at: Date };

export async function updateBillings(db: Db, calls: readonly CallKey[], billing: Billing): Promise<void> {
  if (calls.length === 0) return;
  await db
    .updateTable('call')
    .set((set) => ({ billing, revision: set('revision', '+', 1) }))
    .where(
      'arrived_at',
      'in',
      calls.map((call) => call.arrived_at),
    )
    .where(
      'id',
      'in',
      calls.map((call) => call.id),
    )
    .execute();
}

export async function updateDispute(db: Db, call: CallKey, dispute: Dispute): Promise<void> {
  await db
    .updateTable('call')
    .set({ dispute: JSON.stringify(dispute) })
    .where('arrived_at', '=', call.arrived_at)
    .where('id', '=', call.id)
    .execute();
}

/** One that was billed anew may be disputed again. */
export async function upsertDisputeCase(db: Db, opened: Insertable<Database['dispute_case']>): Promise<void> {
  const { call_id: _, ...changed } = opened;
  await db
    .insertInto('dispute_case')
    .values(opened)
    .onConflict((conflict) => conflict.column('call_id').doUpdateSet(changed))
    .execute();
}

export async function insertCallEvents(
  db: Db,
  events: readonly { callId: string; kind: string; data?: Record<string, unknown>; at?: Date }[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('call_event')
    .values(
      events.map(({ callId, kind, data = {}, at }) => ({
        call_id: callId,
        kind,
        data: JSON.stringify(data),
        ...(at && { at }),
      })),
    )
    .execute();
}

/** The id tells the time of arrival, and with it the month where the row lies. */
export function findCall(db: Db, id: string): Promise<CallRow | undefined> {
  return selectCall(db, id).executeTakeFirst();
}

export function findCallForUpdate(db: Db, id: string): Promise<CallRow | undefined> {
  return selectCall(db, id).forUpdate().executeTakeFirst();
}

export type CallRow = Selectable<Database['call']>;

function selectCall(db: Db, id: string) {
  const arrivedAt = arrivalOf(id) ?? new Date(0);
  return db.selectFrom('call').selectAll().where('arrived_at', '=', arrivedAt).where('id', '=', id);
}

/** Money that went back was not spent: neither on the call's day nor in all. Needs the row lock of the advertiser's balance. */
export async function giveBackSpend(db: Db, campaignId: string, day: string, cents: number): Promise<void> {
  await db
    .updateTable('campaign_live')
    .set((set) => ({ spent_cents: set('spent_cents', '-', cents) }))
    .where('campaign_id', '=', campaignId)
    .execute();
  await db
    .updateTable('campaign_day')
    .set((set) => ({ spent_cents: set('spent_cents', '-', cents) }))
    .where('campaign_id', '=', campaignId)
    .where('day', '=', day)
    .execute();
}

/** Callers nobody can be a duplicate of any more. */
export async function deleteCallersBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'caller_history', sql`greatest(connected_at, qualified_at) < ${before}`);
}

import type { Billing, CallStatus, EndedBy, Outcome, Reason } from '@callstead/domain/calls/call';
import type { CarrierEvent } from '@callstead/domain/calls/carrier-event';
import type { Dispute } from '@callstead/domain/calls/dispute';
import type { ReservationSnapshot, StoredDecision } from '@callstead/domain/routing/stored-decision';
import { type Selectable, sql } from 'kysely';
import type { Db, StatementRunner } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/schema.ts';
import type { CarrierMessage } from '../../telephony/port.ts';
import type { NewEntry } from '../ledger/queries.ts';
import { arrivalOf } from './call-id.ts';
import type { StoredCall } from './stored-call.ts';

/** A call that has just been routed. Names are those of the database function, which reads the batch as one JSON. */
export type Arrival = {
  id: string;
  arrived_at: Date;
  expires_at: Date;
  call_sid: string;
  number: string;
  caller: string | null;
  country: string | null;
  state: string | null;
  zip: string | null;
  city: string | null;
  application_id: string | null;
  publisher_id: string | null;
  campaign_id: string | null;
  campaign_version: number | null;
  advertiser_id: string | null;
  decision: StoredDecision;
  /** Null for a call that wants to ring. */
  refusal: Reason | null;
} & Partial<Limits>;

export type Limits = {
  reserved_cents: number;
  needed_cents: number;
  day: string;
  month: string;
  daily_cap: number | null;
  monthly_cap: number | null;
  campaign_calls: number | null;
  publisher_calls: number | null;
  daily_budget_cents: number | null;
  total_budget_cents: number | null;
  targets: readonly { id: string; concurrency: number | null }[];
  targets_limited: boolean;
  duplicate_since: Date;
  duplicate_after: 'qualified' | 'connected';
  duplicate_route: boolean;
  duplicate_bill: boolean;
};

export type Reserved = {
  call_id: string;
  /** The carrier asked before; nothing was written. */
  repeated: boolean;
  refusal: Reason | null;
  found: ReservationSnapshot | null;
  /** A callback came before the call itself did. */
  heard_already: boolean;
};

/** Writes and reserves a whole batch in one round trip; answers in its order. */
export async function reserveCalls(pool: StatementRunner, arrivals: readonly Arrival[]): Promise<Reserved[]> {
  const batch = JSON.stringify(arrivals.map((arrival, ord) => ({ ...arrival, ord })));
  const { rows } = await pool.query<Reserved & { ord: number }>({
    name: 'reserve-calls',
    text: 'select * from reserve_calls($1::jsonb)',
    values: [batch],
  });
  return rows.sort((a, b) => a.ord - b.ord);
}

/** A call with everything the carrier said of it. */
export type CallWithEvents = {
  call: StoredCall;
  /** Null when it holds nothing any more. */
  reservedCents: number | null;
  /** When the sweeper closes it. */
  expiresAt: Date | null;
  events: readonly CarrierEvent[];
};

export type EventToRecord = CarrierMessage | { callSid: string };

/** Undefined for a call we have not heard of yet: what was said is kept until it comes. */
export async function recordCarrierEvents(
  pool: StatementRunner,
  events: readonly EventToRecord[],
): Promise<(CallWithEvents | undefined)[]> {
  const { rows } = await pool.query<{
    call_sid: string;
    call: StoredCall;
    reserved_cents: number | null;
    expires_at: Date | null;
    events: CarrierEvent[] | null;
  }>({
    name: 'record-carrier-events',
    text: 'select * from record_carrier_events($1::jsonb)',
    values: [JSON.stringify(events)],
  });
  const bySid = new Map(
    rows.map((row) => [
      row.call_sid,
      {
        call: row.call,
        reservedCents: row.reserved_cents,
        expiresAt: row.expires_at,
        events: row.events ?? [],
      } satisfies CallWithEvents,
    ]),
  );
  return events.map(({ callSid }) => bySid.get(callSid));
}

/** A change of one call, made from the revision that was read. */
export type CallChange = {
  id: string;
  arrivedAt: string;
  revision: number;
  over: boolean;
  status: CallStatus;
  outcome: Outcome | null;
  reason: Reason | null;
  billing: Billing;
  priceCents: number | null;
  payoutCents: number | null;
  ringSeconds: number | null;
  talkSeconds: number | null;
  endedBy: EndedBy | null;
  answeredAt: string | null;
  endedAt: string | null;
  approveAt: string | null;
  keepsSlot: boolean;
  connected: boolean;
  caller: string | null;
  /** Moves the moment at which the sweeper closes it. */
  expiresAt: string | null;
  /** Targets to go on to, in order; the first with a place gets the call. */
  moves: readonly { position: number; id: string; concurrency: number | null }[] | null;
  entries: readonly NewEntry[];
  events: readonly { kind: string; data?: Record<string, unknown>; at?: string }[];
};

/** The position of the target it rings now; undefined when somebody else changed the call in between. */
export type Advanced = { target: number | null } | undefined;

export async function advanceCalls(pool: StatementRunner, changes: readonly CallChange[]): Promise<Advanced[]> {
  const { rows } = await pool.query<{ call_id: string; target: number | null }>({
    name: 'advance-calls',
    text: 'select * from advance_calls($1::jsonb)',
    values: [JSON.stringify(changes)],
  });
  const byId = new Map(rows.map((row) => [row.call_id, { target: row.target }]));
  return changes.map(({ id }) => byId.get(id));
}

export type Reclaim = Pick<Limits, 'reserved_cents' | 'needed_cents' | 'day' | 'month' | 'daily_cap' | 'monthly_cap'> &
  Pick<Limits, 'daily_budget_cents' | 'total_budget_cents'> & {
    id: string;
    call_sid: string;
    arrived_at: string;
    revision: number;
    advertiser_id: string;
    campaign_id: string;
    publisher_id: string;
    target_id: string;
    expires_at: Date;
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

import type { Billing, CallStatus, EndedBy, Outcome, Reason } from '../calls/call.ts';
import type { CarrierEvent } from '../calls/carrier-event.ts';
import type { ReservationSnapshot, StoredDecision } from '../routing/stored-decision.ts';

/** A call as its commands read it. Times are ISO texts, as they come from the database in one JSON. */
export type StoredCall = {
  id: string;
  callSid: string;
  arrivedAt: string;
  caller: string | null;
  publisherId: string;
  campaignId: string;
  advertiserId: string;
  status: CallStatus;
  outcome: Outcome | null;
  reason: Reason | null;
  billing: Billing;
  targetPosition: number | null;
  talkSeconds: number | null;
  endedBy: EndedBy | null;
  answeredAt: string | null;
  endedAt: string | null;
  /** Each change names the one it was made from. */
  revision: number;
  /** Null when it holds nothing any more. */
  reservedCents: number | null;
  /** When the sweeper closes it; null when it is over. */
  expiresAt: string | null;
  decision: StoredDecision;
  reservation: ReservationSnapshot | null;
};

/** With everything the carrier said of it. */
export type CallWithEvents = { call: StoredCall; events: readonly CarrierEvent[] };

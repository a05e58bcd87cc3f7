import type { Billing, CallStatus, EndedBy, Outcome, Reason } from '../calls/call.ts';
import type { LegEnd } from '../calls/carrier-event.ts';
import type { LedgerEntry, SaleEntryKind } from '../ledger/entry.ts';
import type { StoredCall } from './stored-call.ts';

/** Every change names the revision it was made from: another writer may have been faster. */
type Change<Kind, Facts> = Facts & {
  kind: Kind;
  id: string;
  arrivedAt: string;
  revision: number;
  advertiserId: string;
};

/** Its end was told, but not of the target's leg: the sweeper closes it soon. */
export type WaitingCall = Change<'waiting', { expiresAt: string }>;

export type ConnectedCall = Change<
  'connected',
  { status: 'connected'; ringSeconds: number | null; answeredAt: string | null }
>;

/** The target that rang did not take it: the first of `targets` that has a place gets it. */
export type FailedOverCall = Change<
  'failed-over',
  {
    failed: { position: number; result: LegEnd };
    targets: readonly { position: number; id: string; concurrency: number | null }[];
  }
>;

export type EndedCall = Change<
  'ended',
  {
    status: Exclude<CallStatus, 'ringing' | 'connected'>;
    outcome: Outcome;
    reason: Reason | null;
    billing: Billing;
    priceCents: number | null;
    payoutCents: number | null;
    ringSeconds: number | null;
    talkSeconds: number;
    endedBy: EndedBy | null;
    answeredAt: string | null;
    endedAt: string;
    approveAt: string | null;
    /** It counts in its caps. */
    keepsSlot: boolean;
    /** Somebody talked, which a later call may repeat. */
    wasConnected: boolean;
    caller: string | null;
    entries: readonly CallEntry[];
  }
>;

/** What the end of a call moves. */
export type CallEntry = LedgerEntry & { kind: SaleEntryKind; at: string };

export type CallChange = WaitingCall | ConnectedCall | FailedOverCall | EndedCall;

/** The call after a change that was made; `target` is what it rings since. */
export function applyChange(call: StoredCall, change: CallChange, target: number | null): StoredCall {
  const revision = call.revision + 1;
  switch (change.kind) {
    case 'waiting':
      return { ...call, revision, expiresAt: change.expiresAt };
    case 'connected':
      return { ...call, revision, status: change.status, answeredAt: change.answeredAt };
    case 'failed-over':
      return { ...call, revision, targetPosition: target };
    case 'ended': {
      const { status, outcome, reason, billing, talkSeconds, endedBy, answeredAt, endedAt } = change;
      const ended = { status, outcome, reason, billing, talkSeconds, endedBy, answeredAt, endedAt };
      return { ...call, revision, ...ended, reservedCents: null, expiresAt: null };
    }
  }
}

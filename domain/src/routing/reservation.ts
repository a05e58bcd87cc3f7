import type { Reason } from '../calls/call.ts';
import type { Duplicates } from '../campaigns/terms.ts';
import type { BudgetUse, CapUse, ConcurrencyUse } from './trace.ts';

/**
 * What one statement must check and take, all or nothing, in the order of the rules: blocked, suppressed, in flight, duplicate, caps,
 * concurrency, budgets, balance. A duplicate that is not billed takes concurrency only.
 */
export type ReservationRequest = {
  campaignId: string;
  publisherId: string;
  advertiserId: string;
  /** Null for an anonymous caller, who is never blocked, never in flight and never a duplicate. */
  caller: string | null;
  /** An earlier call of this caller, at or after `since`, makes this one a duplicate. */
  duplicates: Pick<Duplicates, 'after' | 'route' | 'bill'> & { since: Date };
  /** The days and the month of the campaign's own calendar in which the call arrived: '2026-03-08', '2026-03'. */
  day: string;
  month: string;
  /** Null limits: none is set. */
  dailyCap: number | null;
  monthlyCap: number | null;
  campaignConcurrency: number | null;
  publisherConcurrency: number | null;
  /** In ringing order: the first with a free place gets this call's place. */
  targets: readonly { id: string; concurrency: number | null }[];
  dailyBudgetCents: number | null;
  totalBudgetCents: number | null;
  /** What moves from balance to reserved. */
  reservedCents: number;
  /** What budgets and balance must still have: one cent where nothing is reserved, so that an empty account gets no calls. */
  neededCents: number;
};

/** The state the statement found, before it took anything for this call. One row; what has no limit is null. */
export type ReservationAnswer = {
  /** The target whose place was taken; null when nothing was. */
  reservedTargetId: string | null;
  /** Which limit refused it; null for one that was not, and for calls of before this was kept. */
  refusal: Reason | null;
  /** Blocked after the routing table in memory was read: that hears of it a moment later, the database knows at once. */
  isBlocked: boolean;
  /** They asked not to be contacted. Null: calls of before this was looked at. */
  isSuppressed: boolean | null;
  inFlightCallId: string | null;
  duplicateOfCallId: string | null;
  dailyCap: CapUse | null;
  monthlyCap: CapUse | null;
  campaignConcurrency: ConcurrencyUse | null;
  publisherConcurrency: ConcurrencyUse | null;
  /** By target id, only those with a limit. */
  targetConcurrency: Readonly<Record<string, ConcurrencyUse>>;
  dailyBudget: BudgetUse | null;
  totalBudget: BudgetUse | null;
  /** Balance and credit limit together. */
  balance: { availableCents: number };
};

import type { ConversionDetail, ConversionEvent, ConversionPrice } from '@callstead/contract/conversions/conversions';
import type { LastMessage } from '@callstead/contract/disputes';
import { mayMoveBilling } from '@callstead/domain/calls/billing';
import { type CallView, callView } from '@callstead/domain/calls/call-view';
import { REVIEW_DAYS } from '@callstead/domain/conversions/conversion';
import { costOf } from '@callstead/domain/conversions/price-report';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import type { LedgerAccount } from '@callstead/domain/ledger/accounts';
import { seenPostings } from '@callstead/domain/ledger/seen-postings';
import { shareOf } from '@callstead/domain/money';
import { type Actor, authorize, can } from '@callstead/domain/policy';
import { isSold } from '@callstead/domain/reports/sold';
import type { Db } from '../../db/database.ts';
import { listNames } from '../calls/detail/queries.ts';
import { presentLastMessage } from '../dispute-threads/present.ts';
import { findLastMessage } from '../dispute-threads/queries.ts';
import { sidesOf } from './conversion-sides.ts';
import { type EntryRow, findFundedMark, listEntries, listSteps, type StepRow } from './detail-queries.ts';
import { presentConversions } from './lists/present.ts';
import { type ConversionRow, findConversion } from './queries.ts';

type DetailQuery = { view?: CallView | undefined; language: Language };
const DAY_MS = 86_400_000;

/** One conversion with everything that explains it. 404 instead of 403 for another's. */
export async function readConversion(db: Db, actor: Actor, id: string, query: DetailQuery): Promise<ConversionDetail> {
  authorize(actor, 'conversion.list');
  const row = await findConversion(db, id);
  if (!row || !can(actor, 'conversion.read', sidesOf(row))) throw new DomainError('not_found');
  const view = callView(actor, query.view);
  const [[presented], steps, entries, names, funded, last] = await Promise.all([
    presentConversions(db, [row], { view, language: query.language }),
    listSteps(db, id),
    listEntries(db, id),
    listNames(db, view === 'admin' ? peopleIn(row) : []),
    view !== 'advertiser' && isSold(row.billing) ? findFundedMark(db, row) : null,
    row.dispute ? findLastMessage(db, id) : undefined,
  ]);
  if (!presented) throw new DomainError('not_found');
  const bookedUntil = new Date(row.received_at.getTime() + REVIEW_DAYS * DAY_MS);
  return {
    ...presented,
    sourceAt: row.is_test ? null : (row.source_at?.toISOString() ?? null),
    subs: row.subs,
    timeline: steps.map((step) => presentStep(step, view)),
    price: presentPrice(row, view),
    entries: presentEntries(entries, view),
    dispute: presentDispute(row, names, presentLastMessage(last)),
    funded,
    bookedUntil: row.billing === 'review' ? bookedUntil.toISOString() : null,
    may: permissionsOf(actor, row),
  };
}

const peopleIn = ({ dispute }: ConversionRow) =>
  dispute ? [dispute.by, dispute.decision?.by].filter((id) => id !== undefined) : [];

function presentStep({ at, kind, data }: StepRow, view: CallView): ConversionEvent {
  const moneyCents = view === 'publisher' ? data.payoutCents : data.priceCents;
  return {
    at: at.toISOString(),
    kind,
    status: data.status ?? null,
    reason: data.reason ?? null,
    amountCents: view === 'publisher' ? null : (data.amountCents ?? null),
    moneyCents: moneyCents ?? null,
    note: data.note ?? null,
  };
}

/** For publishers amounts are their share of it: neither side learns the other's. */
function presentPrice(row: ConversionRow, view: CallView): ConversionPrice | null {
  const { pricing, share_basis_points: share, own_share: own } = row;
  if (!pricing) return null;
  const part = (cents: number) => (view === 'publisher' ? shareOf(cents, share) : cents);
  const isPercent = pricing.kind === 'percent';
  return {
    kind: pricing.kind,
    conversion: pricing.conversion,
    fixedCents: isPercent ? null : part(pricing.priceCents),
    basisPoints: isPercent ? part(pricing.basisPoints) : null,
    ceilingCents: isPercent ? part(pricing.ceilingCents) : null,
    corrected: isCorrected(row),
    ceilingReached: isPercent && row.price_cents > 0 && row.price_cents === pricing.ceilingCents,
    publisherShareBasisPoints: view === 'admin' ? share : null,
    ownShareBasisPoints: view === 'advertiser' ? null : own,
  };
}

/** Charged, and for another price than the agreed one. */
function isCorrected(row: ConversionRow): boolean {
  if (row.billing === 'none' || row.billing === 'review') return false;
  const agreed = { isTest: row.is_test, pricing: row.pricing, shareBasisPoints: row.share_basis_points };
  const made = costOf(agreed, { status: row.status, amountCents: row.amount_cents });
  return made !== 'amount_missing' && made.priceCents !== row.price_cents;
}

function presentEntries(entries: readonly EntryRow[], view: CallView): ConversionDetail['entries'] {
  return entries.flatMap(({ id, at, kind, reason, postings }) => {
    const own = postings as { from: LedgerAccount; to: LedgerAccount; amountCents: number }[];
    const seen = seenPostings(own, view === 'admin' ? undefined : view);
    return seen.length === 0 ? [] : [{ id, at: at.toISOString(), kind, note: reason, postings: seen }];
  });
}

function presentDispute(
  { dispute }: ConversionRow,
  names: ReadonlyMap<string, string>,
  lastMessage: LastMessage | null,
): ConversionDetail['dispute'] {
  if (!dispute) return null;
  const { at, by, reason, decision } = dispute;
  const decided = decision && { ...decision, by: names.get(decision.by) ?? null };
  return { at, by: names.get(by) ?? null, reason, category: null, second: null, lastMessage, decision: decided };
}

/** What the policy allows and its state leaves open. */
function permissionsOf(actor: Actor, row: ConversionRow): ConversionDetail['may'] {
  const item = { billing: row.billing, approvalEndsAt: row.approve_at ?? new Date(0) };
  const now = new Date();
  const decisions = row.billing === 'review' ? (['held', 'refused'] as const) : (['approved', 'refused'] as const);
  const open = can(actor, 'conversion.decide') ? decisions.filter((to) => mayMoveBilling(item, to, 'admin', now)) : [];
  return {
    dispute: can(actor, 'conversion.dispute', sidesOf(row)) && mayMoveBilling(item, 'disputed', 'advertiser', now),
    decide: open.map((to) => (to === 'refused' ? 'refused' : 'approved')),
  };
}

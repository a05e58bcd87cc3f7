import type { LeadConsent, LeadDetail, LeadEvent } from '@callstead/contract/leads/leads';
import { mayMoveBilling } from '@callstead/domain/calls/billing';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { LeadStep } from '@callstead/domain/leads/lead';
import { type LeadPerson, seenPerson, withoutPerson } from '@callstead/domain/leads/seen-person';
import type { LedgerAccount } from '@callstead/domain/ledger/accounts';
import { seenPostings } from '@callstead/domain/ledger/seen-postings';
import { can, type Member } from '@callstead/domain/policy';
import { presentFactors } from '../../calls/detail/price-factors.ts';
import type { EntryRow } from '../../calls/detail/queries.ts';
import { presentLastMessage } from '../../dispute-threads/present.ts';
import type { findLastMessage } from '../../dispute-threads/queries.ts';
import { sidesOf } from '../lead-sides.ts';
import type { LeadRow } from '../queries.ts';
import type { ClickOfLead, ConsentRow, StepRow } from './queries.ts';

export type Words = <Text extends string | null>(text: Text) => Text;

/** Whoever wrote about a lead may have named its person: who may not know them reads it without. */
export function wordsFor(view: CallView, person: LeadPerson | null): Words {
  if (view !== 'publisher' || person === null) return (text) => text;
  return (text) => (text === null ? text : (withoutPerson(text, person) as typeof text));
}

/** Steps that move money. */
const MOVES: ReadonlySet<LeadStep> = new Set<LeadStep>([
  'accepted',
  'approved',
  'refused',
  'paid',
  'put_back',
  'repriced',
  'reinstated',
]);

/** In their order; each with what the lead cost and earned by then, which a correction may have changed. */
export function presentSteps(steps: readonly StepRow[], row: LeadRow, view: CallView, words: Words): LeadEvent[] {
  const first = steps.find(({ data }) => data.before)?.data.before;
  let amounts = first ?? { priceCents: row.price_cents, payoutCents: row.payout_cents };
  return steps.map((step) => {
    amounts = step.data.after ?? amounts;
    const ownCents = view === 'publisher' ? amounts.payoutCents : amounts.priceCents;
    return presentStep(step, { isBilled: row.billing !== 'none', ownCents }, words);
  });
}

type Billed = { isBilled: boolean; ownCents: number };

function presentStep({ at, kind, data }: StepRow, { isBilled, ownCents }: Billed, words: Words): LeadEvent {
  const isAtOnce = kind === 'received' && data.status === 'accepted'; // charged as it came
  const isMoved = isBilled && (MOVES.has(kind) || isAtOnce);
  return {
    ...{ at: at.toISOString(), kind, status: data.status ?? null, reason: data.reason ?? null },
    ...{ returned: data.returned ?? null, note: words(data.note ?? null) },
    amountCents: isMoved ? ownCents : null,
  };
}

/** Of one that was rejected by the database, too: its price was made before. */
export function presentPrice(row: LeadRow, view: CallView): LeadDetail['price'] {
  const { decision, status, billing } = row;
  if (decision.kind === 'rejected') return null;
  const { price, priceCents, shareBasisPoints } = decision;
  const isTaken = status === 'accepted' || status === 'pending';
  const reached = isTaken ? price.tiers.find((tier) => tier.priceCents === priceCents) : undefined;
  const isCorrected = billing !== 'none' && row.price_cents !== priceCents;
  const ownCents = view === 'publisher' ? row.payout_cents : row.price_cents;
  return presentFactors({ price, shareBasisPoints, reached, correctedCents: isCorrected ? ownCents : null }, view);
}

export function presentEntries(entries: readonly EntryRow[], view: CallView, words: Words): LeadDetail['entries'] {
  return entries.flatMap(({ id, at, kind, reason, postings }) => {
    const own = postings as { from: LedgerAccount; to: LedgerAccount; amountCents: number }[];
    const seen = seenPostings(own, view === 'admin' ? undefined : view);
    return seen.length === 0 ? [] : [{ id, at: at.toISOString(), kind, note: words(reason), postings: seen }];
  });
}

type Agreed = { consent: ConsentRow; person: LeadPerson | null };

/** The words are what they are for everybody; where they came from is of the person. */
export function presentConsent({ consent, person }: Agreed, { status }: LeadRow, view: CallView): LeadConsent {
  const seen = seenPerson(person, view, status).person;
  return {
    ...{ sentence: consent.sentence, version: consent.version, page: consent.page },
    capturedAt: consent.captured_at.toISOString(),
    formHash: consent.form_hash?.toString('hex') ?? null,
    ...{ ip: seen?.ip ?? null, userAgent: seen?.userAgent ?? null, certificateUrl: seen?.certificateUrl ?? null },
  };
}

export const presentClick = (click: ClickOfLead | undefined): LeadDetail['click'] =>
  click ? { ...click, at: click.at.toISOString() } : null;

type Known = { names: ReadonlyMap<string, string>; words: Words; last: Awaited<ReturnType<typeof findLastMessage>> };

export function presentReturn({ dispute }: LeadRow, { names, words, last }: Known): LeadDetail['dispute'] {
  if (!dispute) return null;
  const { at, by, reason, note, decision } = dispute;
  const decided = decision && {
    ...{ at: decision.at, by: names.get(decision.by) ?? null, reason: words(decision.reason) },
    billing: decision.billing as NonNullable<NonNullable<LeadDetail['dispute']>['decision']>['billing'],
  };
  const lastMessage = presentLastMessage(last, words);
  return { at, by: names.get(by) ?? null, reason, note: words(note), lastMessage, decision: decided };
}

type Permitted = { actor: Member; view: CallView; sight: LeadDetail['sight']; now: Date };

/** What the policy allows and its state leaves open. */
export function permissionsOf(row: LeadRow, { actor, view, sight, now }: Permitted): LeadDetail['may'] {
  const item = { billing: row.billing, approvalEndsAt: row.approve_at ?? new Date(0) };
  const decisions = can(actor, 'lead.decide') ? (['approved', 'refused'] as const) : [];
  return {
    return: can(actor, 'lead.return', sidesOf(row)) && mayMoveBilling(item, 'disputed', 'advertiser', now),
    decide: decisions.filter((to) => mayMoveBilling(item, to, 'admin', now)),
    look: view === 'admin' && sight === 'masked' && can(actor, 'lead.look'),
  };
}

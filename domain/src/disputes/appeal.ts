import { assert } from '../assert.ts';
import type { Billing } from '../calls/call.ts';
import type { CorrectionOrder } from '../corrections/judge-correction.ts';
import { creditedSale } from './partial-credit.ts';

/** Whoever lost; the network has decided already. */
export const APPEAL_SIDES = ['advertiser', 'publisher'] as const;
export type AppealSide = (typeof APPEAL_SIDES)[number];

/** The second decision is the last one. `in_part`: something between what was decided and what was asked for. */
export const APPEAL_OUTCOMES = ['confirmed', 'changed', 'in_part'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** What can be appealed against; a call in review was never disputed. */
export const APPEALED_BILLINGS = ['approved', 'refused'] as const satisfies readonly Billing[];
export type AppealedBilling = (typeof APPEALED_BILLINGS)[number];

/** So long after a decision, where admins say nothing else. Zero: nobody appeals. */
export const USUAL_APPEAL_DAYS = 7;
export const MOST_APPEAL_DAYS = 90;
/** So long the network has to decide again; both sides may write meanwhile. */
export const APPEAL_DECIDE_HOURS = 72;

const HOUR_MS = 3_600_000;
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

type Amounts = { priceCents: number; payoutCents: number };

/** How a dispute was decided: what was left of the sale, and what it had been, which differ where a part went back. */
export type FirstDecision = { billing: AppealedBilling; at: Date; left: Amounts; full: Amounts };

export const appealEndsAt = ({ at }: Pick<FirstDecision, 'at'>, appealDays: number): Date => after(at, appealDays * 24);
export const appealDecideBy = (appealedAt: Date): Date => after(appealedAt, APPEAL_DECIDE_HOURS);

const isInPart = ({ left, full }: FirstDecision) => left.priceCents < full.priceCents;

/** Who did not get all they asked for: of a part that went back both sides. */
export function losersOf(first: FirstDecision): readonly AppealSide[] {
  if (first.billing === 'refused') return ['publisher'];
  return isInPart(first) ? APPEAL_SIDES : ['advertiser'];
}

/** A correction may have moved the sale on since: then there is nothing left of the decision to be looked at. */
const stillStands = ({ billing }: FirstDecision, now: Billing) =>
  billing === 'refused' ? now === 'refused' : now === 'approved' || now === 'paid';

type Told = { first: FirstDecision | null; billing: Billing; isAppealed: boolean; appealDays: number };

/** Once, by whoever lost, in time. */
export function mayAppeal(side: string, { first, billing, isAppealed, appealDays }: Told, now: Date): boolean {
  if (!first || isAppealed || !stillStands(first, billing)) return false;
  return losersOf(first).some((loser) => loser === side) && now < appealEndsAt(first, appealDays);
}

/** What a sale costs after a part of what was asked for is given lies between these two, and is neither. */
export function partBounds(side: AppealSide, { billing, left, full }: FirstDecision) {
  if (side === 'advertiser') return { overCents: 0, underCents: left.priceCents };
  return { overCents: billing === 'refused' ? 0 : left.priceCents, underCents: full.priceCents };
}

export function mayGivePart(side: AppealSide, first: FirstDecision, priceCents: number): boolean {
  const { overCents, underCents } = partBounds(side, first);
  return Number.isSafeInteger(priceCents) && overCents < priceCents && priceCents < underCents;
}

/** The payout keeps its share of what the sale had been, however often a part of that went back. */
export const saleInPart = (full: Amounts, priceCents: number): Amounts =>
  creditedSale(full, full.priceCents - priceCents);

/** What has to happen to the sale if whoever appealed is right: all that they had asked for, or so that it costs `partCents`. */
export function appealOrder(side: AppealSide, first: FirstDecision, partCents: number | null = null): CorrectionOrder {
  assert(losersOf(first).includes(side), 'only who lost appeals');
  assert(partCents === null || mayGivePart(side, first, partCents), 'a part is more than nothing and less than all');
  if (side === 'advertiser' && partCents === null) return { action: 'refuse' };
  const { billing, left, full } = first;
  const given = partCents === null ? full : saleInPart(full, partCents);
  return { action: 'reverse', was: { billing: 'approved', ...given }, became: { billing, ...left } };
}

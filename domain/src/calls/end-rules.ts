import type { Duplicates, Terms } from '../campaigns/terms.ts';
import type { CallPrice } from '../pricing/price-call.ts';
import type { CallStatus, Reason } from './call.ts';

/** How a call that was dialled can end. */
export type DialledEnd = Exclude<CallStatus, 'ringing' | 'connected' | 'refused'>;

/** What the rules of a call's end look at. */
export type EndFacts = {
  answered: { status: DialledEnd };
  duplicate_billed: Pick<Duplicates, 'windowDays' | 'bill'>;
  talk_time: { talkSeconds: number; minimumSeconds: number };
};

/** In the order they speak: what happened comes before what was agreed. A duplicate nobody answered was not answered. */
export const END_RULES = ['answered', 'duplicate_billed', 'talk_time'] as const satisfies (keyof EndFacts)[];
export type EndRule = (typeof END_RULES)[number];

export type EndVerdict = {
  [R in EndRule]: { rule: R; verdict: 'pass' | 'refuse' | 'skip'; facts: EndFacts[R] };
}[EndRule];

export type DialledCall = {
  status: DialledEnd;
  /** Of the bridged leg, never of the parent call. */
  talkSeconds: number;
  duplicate: boolean;
  price: CallPrice;
  terms: Pick<Terms, 'minimumSeconds' | 'duplicates'>;
};

/** What each rule says of a call that is over; the first that speaks against it is the last that speaks. */
export function judgeEnd(call: DialledCall): EndVerdict[] {
  const spoken: EndVerdict[] = [];
  for (const rule of [answered, duplicateBilled, talkTime]) {
    const verdict = rule(call);
    spoken.push(verdict);
    if (verdict.verdict === 'refuse') break;
  }
  return spoken;
}

/** The reason a call carries when a rule of its end speaks against it. */
export function reasonOfEnd(told: EndVerdict): Reason {
  if (told.rule === 'talk_time') return 'too_short';
  return told.rule === 'duplicate_billed' ? 'duplicate' : unansweredReason(told.facts.status);
}

function unansweredReason(status: DialledEnd): Reason {
  if (status === 'completed') return 'failed';
  return status === 'canceled' ? 'caller_hung_up' : status;
}

function answered({ status }: DialledCall): EndVerdict {
  return { rule: 'answered', verdict: status === 'completed' ? 'pass' : 'refuse', facts: { status } };
}

/** Without billing there is no price, and a share of nothing is nothing: the switch to pay follows the one to bill. */
function duplicateBilled({ duplicate, terms }: DialledCall): EndVerdict {
  const { windowDays, bill } = terms.duplicates;
  const verdict = duplicate ? (bill ? 'pass' : 'refuse') : 'skip';
  return { rule: 'duplicate_billed', verdict, facts: { windowDays, bill } };
}

function talkTime(call: DialledCall): EndVerdict {
  const { talkSeconds } = call;
  const minimumSeconds = neededSeconds(call);
  const verdict = talkSeconds >= minimumSeconds ? 'pass' : 'refuse';
  return { rule: 'talk_time', verdict, facts: { talkSeconds, minimumSeconds } };
}

/** The campaign's minimum. Below the first tier there is no price, so there is no qualified call either. */
function neededSeconds({ price, terms }: DialledCall): number {
  const starts = price.tiers.map(({ fromSeconds }) => fromSeconds);
  return Math.max(terms.minimumSeconds ?? 0, starts.length === 0 ? 0 : Math.min(...starts));
}

import type { Billing, Reason } from '../calls/call.ts';
import type { CallView } from '../calls/call-view.ts';
import {
  type DialledEnd,
  END_RULES,
  type EndRule,
  type EndVerdict,
  judgeEnd,
  reasonOfEnd,
} from '../calls/end-rules.ts';
import type { AttributedBy } from '../numbers/attributed-by.ts';
import { explainTrace, type RuleLine } from '../routing/explain-trace.ts';
import { judgeStored } from '../routing/stored-decision.ts';
import { REASON_OF_RULE } from '../routing/trace.ts';
import { CALL_RULES, type CallRule, type LineVerdict } from './call-rules.ts';
import type { Routable } from './next-change.ts';
import type { ToldCall } from './timeline.ts';

export type CallLine = { rule: CallRule; verdict: LineVerdict; facts: RuleLine['facts'] };

export type CallToExplain = Pick<
  ToldCall,
  'status' | 'reason' | 'decision' | 'reservation' | 'talkSeconds' | 'endedBy'
> & {
  billing: Billing;
  /** Null: the number was nobody's. */
  attributedBy: AttributedBy | null;
};

/** '¿Por qué?': every rule in its order. Of a call with a reason exactly one line refuses, and it is that reason. */
export function explainCall(call: CallToExplain, view: CallView): CallLine[] {
  const { trace } = judgeStored(call.decision, call.reservation);
  const lines: CallLine[] = [attributedLine(call), ...explainTrace(trace, view), ...endLines(call, view)];
  return call.reason === null ? lines : withOneRefusal(lines, call.reason);
}

/** Whatever it came by, nobody is refused for it. */
const attributedLine = ({ attributedBy: by }: CallToExplain): CallLine =>
  by === null
    ? { rule: 'attributed', verdict: 'not_reached', facts: null }
    : { rule: 'attributed', verdict: 'pass', facts: { by } };

/** None for a call that never rang, or is not over yet. */
function endLines(call: CallToExplain, view: CallView): CallLine[] {
  const { status, decision } = call;
  if (decision.kind === 'refused' || status === 'refused' || status === 'ringing' || status === 'connected') return [];
  return [
    ...qualificationLines(call, decision, status, view),
    conversionLine(call, decision),
    billedLine(call, decision, view),
  ];
}

function qualificationLines(call: CallToExplain, decision: Routable, status: DialledEnd, view: CallView): CallLine[] {
  const { price, assignment } = decision;
  const ofCallId = call.reservation?.duplicateOfCallId ?? null;
  const { terms } = assignment.campaign;
  const spoken = judgeEnd({ status, talkSeconds: call.talkSeconds ?? 0, duplicate: ofCallId !== null, price, terms });
  const more: Partial<Record<EndRule, object>> = {
    answered: { isLost: call.endedBy === 'network' },
    // Another publisher may have sent the earlier call.
    duplicate_billed: { ofCallId: view === 'publisher' ? null : ofCallId },
  };
  return END_RULES.map((rule) => {
    const told = spoken.find((each) => each.rule === rule);
    if (!told) return { rule, verdict: 'not_reached', facts: null };
    return { rule, verdict: told.verdict, facts: { ...told.facts, ...more[rule] } };
  });
}

/** Where a campaign pays for conversions, the advertiser has to report one. */
function conversionLine({ reason }: CallToExplain, { price }: Routable): CallLine {
  const isAwaited = price.tiers.length === 0;
  const verdict = isAwaited ? (reason === null ? 'pending' : 'not_reached') : 'skip';
  return { rule: 'conversion', verdict, facts: null };
}

const BILLED: Readonly<Record<Billing, LineVerdict>> = {
  none: 'skip',
  held: 'pass',
  approved: 'pass',
  paid: 'pass',
  disputed: 'pending',
  review: 'pending',
  refused: 'refuse',
};

/** A duplicate may be billed and not paid: that is the publisher's to know. */
function billedLine({ reason, billing, reservation }: CallToExplain, decision: Routable, view: CallView): CallLine {
  if (reason !== null) return { rule: 'billed', verdict: 'not_reached', facts: null };
  const { duplicates } = decision.assignment.campaign.terms;
  const isDuplicate = reservation?.duplicateOfCallId != null;
  const isUnpaid = view === 'publisher' && isDuplicate && !duplicates.pay && BILLED[billing] === 'pass';
  const facts = { billing, isTest: decision.simulated?.test ?? false, isUnpaid };
  return { rule: 'billed', verdict: isUnpaid ? 'refuse' : BILLED[billing], facts };
}

/** What the call's row says is what happened to it: should the rules come to something else today, it stands all the same. */
function withOneRefusal(lines: readonly CallLine[], reason: Reason): CallLine[] {
  const refusing = lines.filter(({ verdict }) => verdict === 'refuse');
  if (refusing.length === 1 && refusing.every((line) => reasonOfLine(line) === reason)) return [...lines];
  const others = lines.map(
    (line): CallLine => (line.verdict === 'refuse' ? { ...line, verdict: 'not_reached' } : line),
  );
  const stated = statedLine(lines, reason);
  const isThere = lines.some(({ rule }) => rule === stated.rule);
  return isThere ? others.map((line) => (line.rule === stated.rule ? stated : line)) : [stated, ...others];
}

/** The rule that knows such a reason, with as much as the reason itself tells. */
function statedLine(lines: readonly CallLine[], reason: Reason): CallLine {
  const rules = [...lines.map(({ rule }) => rule), ...CALL_RULES];
  const candidates = rules.flatMap((rule): CallLine[] => {
    const statuses = rule === 'answered' ? UNANSWERED : [null];
    return statuses.map((status) => ({ rule, verdict: 'refuse', facts: status && { status, isLost: false } }));
  });
  const named = candidates.find((line) => reasonOfLine(line) === reason);
  return named ?? { rule: 'decided', verdict: 'refuse', facts: null };
}

const UNANSWERED: readonly DialledEnd[] = ['no_answer', 'busy', 'failed', 'canceled'];

/** The reason a call carries for which this line refuses it; null for a line that never is one. */
export function reasonOfLine({ rule, facts }: CallLine): Reason | null {
  switch (rule) {
    case 'decided':
      return 'failed';
    case 'attributed':
    case 'conversion':
    case 'billed':
      return null;
    case 'answered':
    case 'duplicate_billed':
    case 'talk_time':
      return reasonOfEnd({ rule, verdict: 'refuse', facts } as EndVerdict);
    default:
      return REASON_OF_RULE[rule];
  }
}

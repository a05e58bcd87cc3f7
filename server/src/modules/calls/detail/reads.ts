import type { CallDetail, CallDispute, CallEntry } from '@callstead/contract/calls/calls';
import { mayMoveBilling } from '@callstead/domain/calls/billing';
import { type CallView, callView } from '@callstead/domain/calls/call-view';
import type { Dispute } from '@callstead/domain/calls/dispute';
import { withoutCaller } from '@callstead/domain/calls/without-caller';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import type { LedgerAccount } from '@callstead/domain/ledger/accounts';
import { seenPostings } from '@callstead/domain/ledger/seen-postings';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { isSold } from '@callstead/domain/reports/sold';
import { judgeStored } from '@callstead/domain/routing/stored-decision';
import { explainCall } from '@callstead/domain/settling/explain-call';
import type { Db } from '../../../db/database.ts';
import { presentLastMessage } from '../../dispute-threads/present.ts';
import { findCase, findLastMessage } from '../../dispute-threads/queries.ts';
import { sidesOf } from '../call-sides.ts';
import { presentCalls } from '../lists/present.ts';
import { type CallRow, findCall } from '../queries.ts';
import { presentTimeline } from './call-story.ts';
import { attributedByOf, presentWay } from './call-way.ts';
import { presentPrice } from './price-factors.ts';
import {
  type EntryRow,
  findClickOf,
  findFundedMark,
  listAgreedTargets,
  listCallEvents,
  listCarrierEvents,
  listEntriesOfCall,
  listNames,
} from './queries.ts';
import { traceTargets } from './traced-targets.ts';

type DetailQuery = { view?: CallView | undefined; language: Language };

/** One call with everything that explains it. 404 instead of 403 for another's call. */
export async function readCall(db: Db, actor: Actor, id: string, query: DetailQuery): Promise<CallDetail> {
  authorize(actor, 'call.list');
  const call = await findCall(db, id);
  if (!call || !can(actor, 'call.read', sidesOf(call))) throw new DomainError('not_found');
  const view = callView(actor, query.view);
  const [[row], events, carrierEvents, entries, agreed, names, funded, click, thread] = await Promise.all([
    presentCalls(db, [call], { view, language: query.language }),
    listCallEvents(db, id),
    listCarrierEvents(db, call.call_sid),
    listEntriesOfCall(db, id),
    listAgreedTargets(db, call),
    listNames(db, view === 'admin' ? peopleIn(call) : []),
    view !== 'advertiser' && isSold(call.billing) ? findFundedMark(db, call) : null,
    findClickOf(db, call),
    call.dispute ? findThread(db, id) : null,
  ]);
  if (!row) throw new DomainError('not_found');
  const { trace } = judgeStored(call.decision, call.reservation);
  const words = wordsFor(view, call);
  return {
    ...row,
    way: presentWay(call, click),
    timeline: presentTimeline({ call, events, carrierEvents, entries }, view).map((step) => ({
      ...step,
      note: words(step.note),
    })),
    trace: explainCall(
      { ...call, talkSeconds: call.talk_seconds, endedBy: call.ended_by, attributedBy: attributedByOf(call) },
      view,
    ),
    targets: traceTargets({ call, trace, carrierEvents: carrierEvents.map(({ event }) => event), agreed }, view),
    price: presentPrice(call, view),
    entries: presentEntries(entries, view).map((entry) => ({ ...entry, note: words(entry.note) })),
    dispute: call.dispute && thread && presentDispute(call.dispute, thread, { names, words }),
    funded,
    may: permissionsOf(actor, call, row.recording !== 'none'),
  };
}

type Words = <Text extends string | null>(text: Text) => Text;

/** Whoever wrote about a call may have named its caller: publishers read it without. */
function wordsFor(view: CallView, { caller }: CallRow): Words {
  return (text) => (text !== null && view === 'publisher' ? (withoutCaller(text, caller) as typeof text) : text);
}

function presentEntries(entries: readonly EntryRow[], view: CallView): CallEntry[] {
  return entries.flatMap(({ id, at, kind, reason, postings }) => {
    const own = postings as { from: LedgerAccount; to: LedgerAccount; amountCents: number }[];
    const seen = seenPostings(own, view === 'admin' ? undefined : view);
    return seen.length === 0 ? [] : [{ id, at: at.toISOString(), kind, note: reason, postings: seen }];
  });
}

function peopleIn({ dispute }: CallRow): string[] {
  return dispute ? [dispute.by, dispute.decision?.by].filter((id) => id !== undefined) : [];
}

type Thread = Awaited<ReturnType<typeof findThread>>;

async function findThread(db: Db, id: string) {
  return { kind: await findCase(db, id), last: await findLastMessage(db, id) };
}

type Told = { names: ReadonlyMap<string, string>; words: Words };

function presentDispute(dispute: Dispute, { kind, last }: Thread, { names, words }: Told): CallDispute {
  const { at, by, reason, decision } = dispute;
  return {
    at,
    by: names.get(by) ?? null,
    reason: words(reason),
    category: kind?.category ?? null,
    second: kind?.second ?? null,
    lastMessage: presentLastMessage(last, words),
    decision: decision && { ...decision, by: names.get(decision.by) ?? null, reason: words(decision.reason) },
  };
}

/** What the policy allows and the call's state leaves open. */
function permissionsOf(actor: Member, call: CallRow, isRecorded: boolean): CallDetail['may'] {
  const item = { billing: call.billing, approvalEndsAt: call.approve_at ?? new Date(0) };
  const now = new Date();
  const sides = sidesOf(call);
  const decisions = call.billing === 'review' ? (['held', 'refused'] as const) : (['approved', 'refused'] as const);
  const open = can(actor, 'call.decide') ? decisions.filter((to) => mayMoveBilling(item, to, 'admin', now)) : [];
  return {
    dispute: can(actor, 'call.dispute', sides) && mayMoveBilling(item, 'disputed', 'advertiser', now),
    decide: open.map((to) => (to === 'refused' ? 'refused' : 'approved')),
    listen: isRecorded && can(actor, 'recording.listen', sides),
  };
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BILLINGS, REASONS, type Reason } from '../calls/call.ts';
import { CALL_VIEWS, type CallView } from '../calls/call-view.ts';
import type { DialledEnd } from '../calls/end-rules.ts';
import { qualifyCall } from '../calls/qualify-call.ts';
import type { Terms } from '../campaigns/terms.ts';
import { foreseeReservation } from '../routing/judge-reservation.ts';
import { routeCall } from '../routing/route-call.ts';
import {
  type ReservationSnapshot,
  reservationAnswer,
  type StoredDecision,
  storeDecision,
} from '../routing/stored-decision.ts';
import type { ArrivingCall } from '../routing/tracking-number.ts';
import { anArrivingCall, anAssignment, aTarget, hoursDaily } from '../testing/a-call.ts';
import { type CallLine, type CallToExplain, explainCall, reasonOfLine } from './explain-call.ts';

const ROOM: ReservationSnapshot = {
  inFlightCallId: null,
  duplicateOfCallId: null,
  daySlots: 0,
  dayOpen: 0,
  monthSlots: 0,
  monthOpen: 0,
  campaignCalls: 0,
  publisherCalls: null,
  targetCalls: null,
  daySpentCents: 0,
  totalSpentCents: 0,
  availableCents: 1_000_000,
  target: 0,
};

type End = { status: DialledEnd; talkSeconds: number; isLost: boolean };
type World = { arriving: ArrivingCall; found: ReservationSnapshot; end: End; isReserved: boolean; isTest: boolean };

/** What the row of such a call holds in the end, by the functions that write it. */
function settled({ arriving, found: state, end, isReserved, isTest }: World): CallToExplain {
  const routed = storeDecision(routeCall(arriving));
  const decision: StoredDecision = isTest ? { ...routed, simulated: { test: true, clockSpeed: 1 } } : routed;
  if (decision.kind === 'refused') return refused(decision, null, decision.reason);
  const judged = foreseeReservation(decision, reservationAnswer(decision.targets, decision.reservation, state));
  if (judged.kind === 'refused') {
    return refused(decision, { ...state, target: null, refusal: judged.reason }, judged.reason);
  }
  const target = decision.targets.findIndex(({ id }) => id === judged.targets[0]?.id);
  const { reason, billing } = qualifyCall({
    ...end,
    refusedFor: null,
    duplicate: state.duplicateOfCallId !== null,
    price: decision.price,
    reserved: isReserved,
    test: isTest,
    terms: decision.assignment.campaign.terms,
  });
  const endedBy = end.isLost ? 'network' : 'target';
  const reservation = { ...state, target, refusal: null };
  return { ...end, reason, billing, decision, reservation, endedBy, attributedBy: 'fixed' };
}

const refused = (decision: StoredDecision, reservation: ReservationSnapshot | null, reason: Reason): CallToExplain => ({
  status: 'refused',
  reason,
  billing: 'none',
  decision,
  reservation,
  talkSeconds: null,
  endedBy: null,
  attributedBy: null,
});

type Changes = { terms?: Partial<Terms>; call?: Partial<ArrivingCall>; found?: Partial<ReservationSnapshot> };

function aCall({ terms, call, found }: Changes = {}, end: Partial<End> = {}): CallToExplain {
  return settled({
    arriving: anArrivingCall(terms, call),
    found: { ...ROOM, ...found },
    end: { status: 'completed', talkSeconds: 120, isLost: false, ...end },
    isReserved: true,
    isTest: false,
  });
}

const refusing = (lines: readonly CallLine[]) => lines.filter(({ verdict }) => verdict === 'refuse');
const lineOf = (call: CallToExplain, rule: CallLine['rule'], view: CallView = 'publisher') =>
  explainCall(call, view).find((line) => line.rule === rule);

const CLOSED = hoursDaily('America/New_York');
const duplicates = { windowDays: 30, after: 'qualified', route: true, bill: false, pay: false } as const;

const CALLS: Record<Reason, () => CallToExplain> = {
  too_short: () => aCall({}, { talkSeconds: 74 }),
  duplicate: () => aCall({ found: { duplicateOfCallId: 'call_0' } }),
  out_of_geo: () => aCall({ terms: { geo: { countries: ['CA'], states: [] } } }),
  closed: () => aCall({ terms: { hours: CLOSED } }),
  over_cap: () => aCall({ terms: { caps: { daily: 1, monthly: null, counts: 'qualified' } }, found: { daySlots: 1 } }),
  no_capacity: () =>
    aCall({ terms: { concurrency: { campaign: 1, perPublisher: null } }, found: { campaignCalls: 1 } }),
  over_budget: () => aCall({ terms: { budget: { dailyCents: 1, totalCents: null } } }),
  no_balance: () => aCall({ found: { availableCents: 0 } }),
  blocked: () => aCall({ call: { caller: { number: '+13055550142', blocked: true } } }),
  suppressed: () => aCall({ found: { isSuppressed: true } }),
  anonymous: () => aCall({ terms: { anonymousCallers: 'refuse' }, call: { caller: { number: null, blocked: false } } }),
  in_flight: () => aCall({ found: { inFlightCallId: 'call_0' } }),
  no_target: () => aCall({ terms: { targets: [] } }),
  no_answer: () => aCall({}, { status: 'no_answer', talkSeconds: 0 }),
  busy: () => aCall({}, { status: 'busy', talkSeconds: 0 }),
  failed: () => aCall({}, { status: 'failed', talkSeconds: 0, isLost: true }),
  caller_hung_up: () => aCall({}, { status: 'canceled', talkSeconds: 0 }),
  not_assigned: () => aCall({ call: { trackingNumber: { number: '+18005550123', assignment: null } } }),
  publisher_inactive: () =>
    aCall({
      call: {
        trackingNumber: {
          number: '+18005550123',
          assignment: anAssignment({}, { publisher: { id: 'publisher-1', status: 'rejected' } }),
        },
      },
    }),
  campaign_inactive: () =>
    aCall({
      call: {
        trackingNumber: {
          number: '+18005550123',
          assignment: anAssignment({}, { advertiser: { id: 'advertiser-1', status: 'pending' } }),
        },
      },
    }),
};

test.each(REASONS)('of a call that is %s exactly that line refuses, whoever reads', (reason) => {
  const call = CALLS[reason]();
  expect(call.reason).toBe(reason);
  for (const view of CALL_VIEWS) expect(refusing(explainCall(call, view)).map(reasonOfLine)).toEqual([reason]);
});

const maybe = <Value>(value: Value) => fc.constantFrom(null, null, value);
const rarely = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);
const count = fc.integer({ min: 0, max: 2 });
const world: fc.Arbitrary<World> = fc
  .record({
    terms: fc.record({
      hours: fc.constantFrom(someHours(), someHours(), CLOSED),
      geo: fc.constantFrom<Terms['geo']>({ countries: ['US'], states: [] }, { countries: ['US'], states: ['TX'] }),
      caps: fc.record({ daily: maybe(1), monthly: maybe(2), counts: fc.constant('qualified' as const) }),
      concurrency: fc.record({ campaign: maybe(1), perPublisher: maybe(1) }),
      budget: fc.record({ dailyCents: maybe(6_000), totalCents: maybe(9_000) }),
      duplicates: fc.record({
        windowDays: fc.constant(30),
        after: fc.constant('qualified' as const),
        route: fc.boolean(),
        bill: fc.boolean(),
        pay: fc.boolean(),
      }),
      anonymousCallers: fc.constantFrom('accept' as const, 'refuse' as const),
      minimumSeconds: fc.option(fc.integer({ min: 0, max: 120 })),
      pricing: fc.constantFrom<Terms['pricing']>(
        { kind: 'fixed', priceCents: 5_000, floorCents: 1, ceilingCents: 9_000 },
        { kind: 'tiers', tiers: [{ fromSeconds: 100, priceCents: 4_000 }], floorCents: 1, ceilingCents: 9_000 },
        { kind: 'per_conversion', conversion: 'sale', priceCents: 5_000 },
      ),
      targets: fc.array(
        fc.record({ concurrency: maybe(1), hours: maybe(CLOSED) }).map((each) => aTarget(each)),
        { maxLength: 2 },
      ),
    }),
    caller: fc.record({ number: fc.constantFrom('+13055550142', null), blocked: rarely }),
    isAssigned: rarely.map((not) => !not),
    found: fc.record({
      inFlightCallId: maybe('call_0'),
      duplicateOfCallId: maybe('call_1'),
      daySlots: count,
      monthSlots: count,
      campaignCalls: count,
      publisherCalls: count,
      targetCalls: fc.record({ 'line-0': count, 'line-1': count }),
      daySpentCents: fc.integer({ min: 0, max: 9_000 }),
      totalSpentCents: fc.integer({ min: 0, max: 9_000 }),
      availableCents: fc.constantFrom(0, 1_000_000, 1_000_000),
    }),
    end: fc.record({
      status: fc.constantFrom<DialledEnd>('completed', 'completed', 'no_answer', 'busy', 'failed', 'canceled'),
      talkSeconds: fc.integer({ min: 0, max: 200 }),
      isLost: fc.boolean(),
    }),
    isReserved: fc.boolean(),
    isTest: rarely,
  })
  .map(({ terms, caller, isAssigned, found, ...rest }) => {
    const targets = terms.targets.map((target, index) => ({ ...target, id: `line-${index}` }));
    const assignment = isAssigned ? anAssignment({ ...terms, targets }) : null;
    const known = caller.number === null ? { inFlightCallId: null, duplicateOfCallId: null } : {};
    return {
      ...rest,
      arriving: anArrivingCall({}, { caller, trackingNumber: { number: '+18005550123', assignment } }),
      found: { ...ROOM, ...found, ...known },
    };
  });

function someHours() {
  return hoursDaily('America/New_York', { from: 540, to: 1020 });
}

test('of every call with a reason exactly one line refuses, and it is that reason; of one without none does', () => {
  fc.assert(
    fc.property(world, fc.constantFrom(...CALL_VIEWS), (made, view) => {
      const call = settled(made);
      const against = refusing(explainCall(call, view));
      const isUnpaid = against.length === 1 && against[0]?.facts?.isUnpaid === true;
      const expected = call.reason === null ? (isUnpaid && view === 'publisher' ? [null] : []) : [call.reason];
      expect(against.map(reasonOfLine)).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

test('whatever reason a row carries, that line refuses, even where the rules would say something else today', () => {
  fc.assert(
    fc.property(world, fc.constantFrom(...REASONS), fc.constantFrom(...CALL_VIEWS), (made, reason, view) => {
      const lines = explainCall({ ...settled(made), reason }, view);
      expect(refusing(lines).map(reasonOfLine)).toEqual([reason]);
    }),
    { numRuns: 500 },
  );
});

test('a call nobody could decide about says so', () => {
  const decision = { kind: 'refused', reason: 'failed', overflowNumber: null, trace: [] } as const;
  const [first, ...rest] = explainCall(refused(decision, null, 'failed'), 'admin');
  expect(first).toEqual({ rule: 'decided', verdict: 'refuse', facts: null });
  expect(rest.every(({ verdict }) => verdict === 'not_reached')).toBe(true);
});

describe('what was missing', () => {
  test('of the talk time is told, also below the first tier', () => {
    expect(lineOf(CALLS.too_short(), 'talk_time')?.facts).toEqual({ talkSeconds: 74, minimumSeconds: 90 });
    const pricing = {
      kind: 'tiers',
      tiers: [{ fromSeconds: 120, priceCents: 1 }],
      floorCents: 1,
      ceilingCents: 9,
    } as const;
    const short = aCall({ terms: { minimumSeconds: null, pricing } }, { talkSeconds: 119 });
    expect(lineOf(short, 'talk_time')).toMatchObject({ verdict: 'refuse', facts: { minimumSeconds: 120 } });
  });

  test('to a publisher does not name the call a duplicate repeats', () => {
    expect(lineOf(CALLS.duplicate(), 'duplicate_billed', 'publisher')?.facts).toMatchObject({ ofCallId: null });
    expect(lineOf(CALLS.duplicate(), 'duplicate_billed', 'advertiser')?.facts).toMatchObject({ ofCallId: 'call_0' });
  });
});

describe('a call that qualified', () => {
  test.each(BILLINGS.filter((billing) => billing !== 'none'))('and is %s says how its charge stands', (billing) => {
    const line = lineOf({ ...aCall(), billing }, 'billed');
    const verdicts = {
      held: 'pass',
      approved: 'pass',
      paid: 'pass',
      disputed: 'pending',
      review: 'pending',
      refused: 'refuse',
    };
    expect(line).toMatchObject({ verdict: verdicts[billing], facts: { billing } });
  });

  test('waits for its conversion where the campaign pays for those', () => {
    const pricing = { kind: 'per_conversion', conversion: 'sale', priceCents: 5_000 } as const;
    expect(lineOf(aCall({ terms: { pricing } }), 'conversion')).toMatchObject({ verdict: 'pending' });
    expect(lineOf(aCall(), 'conversion')).toMatchObject({ verdict: 'skip' });
  });

  test('as a billed duplicate that is not paid tells its publisher, and nobody else', () => {
    const call = aCall({
      terms: { duplicates: { ...duplicates, bill: true } },
      found: { duplicateOfCallId: 'call_0' },
    });
    expect(lineOf(call, 'billed', 'publisher')).toMatchObject({ verdict: 'refuse', facts: { isUnpaid: true } });
    expect(lineOf(call, 'billed', 'advertiser')).toMatchObject({ verdict: 'pass', facts: { isUnpaid: false } });
  });
});

test('a call that still rings is held against the rules of its arrival alone', () => {
  const lines = explainCall({ ...aCall(), status: 'ringing' }, 'admin');
  expect(lines.map(({ rule }) => rule)).not.toContain('talk_time');
});

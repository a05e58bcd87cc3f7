import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reason } from '../calls/call.ts';
import type { Terms } from '../campaigns/terms.ts';
import { anAnswer, anArrivingCall, aTarget } from '../testing/a-call.ts';
import { agrees, foreseeReservation, judgeReservation } from './judge-reservation.ts';
import type { ReservationAnswer } from './reservation.ts';
import { type RoutableCall, routeCall } from './route-call.ts';
import { RULES } from './trace.ts';

function aRoutableCall(terms: Partial<Terms> = {}, caller: string | null = '+13055550142'): RoutableCall {
  const decision = routeCall(anArrivingCall(terms, { caller: { number: caller, blocked: false } }));
  if (decision.kind === 'refused') throw new Error(`refused: ${decision.reason}`);
  return decision;
}

const judged = (changes: Partial<ReservationAnswer>, terms: Partial<Terms> = {}) => {
  const call = aRoutableCall(terms);
  return judgeReservation(call, anAnswer(call, changes));
};

describe('a call is refused for', () => {
  test.each<[Partial<ReservationAnswer>, Reason]>([
    [{ isBlocked: true }, 'blocked'],
    [{ isSuppressed: true }, 'suppressed'],
    [{ inFlightCallId: 'call_1' }, 'in_flight'],
    [{ dailyCap: { limit: 10, used: 10, inFlight: 3 } }, 'over_cap'],
    [{ monthlyCap: { limit: 10, used: 10, inFlight: 0 } }, 'over_cap'],
    [{ campaignConcurrency: { limit: 2, used: 2 } }, 'no_capacity'],
    [{ publisherConcurrency: { limit: 2, used: 2 } }, 'no_capacity'],
    [{ targetConcurrency: { 'line-1': { limit: 1, used: 1 } } }, 'no_capacity'],
    [{ dailyBudget: { limitCents: 10_000, usedCents: 5001 } }, 'over_budget'],
    [{ totalBudget: { limitCents: 10_000, usedCents: 5001 } }, 'over_budget'],
    [{ balance: { availableCents: 4999 } }, 'no_balance'],
  ])('%j: %s', (answer, reason) => {
    expect(judged({ ...answer, reservedTargetId: null })).toMatchObject({ kind: 'refused', reason });
  });

  test('the last slot, place and cent are still given', () => {
    const answer = {
      dailyCap: { limit: 10, used: 9, inFlight: 9 },
      campaignConcurrency: { limit: 2, used: 1 },
      dailyBudget: { limitCents: 10_000, usedCents: 5000 },
      balance: { availableCents: 5000 },
    };
    expect(judged(answer)).toMatchObject({ kind: 'ringing', billable: true });
  });
});

describe('a duplicate', () => {
  const duplicate = { duplicateOfCallId: 'call_1' };
  const penniless = {
    dailyCap: { limit: 1, used: 1, inFlight: 0 },
    totalBudget: { limitCents: 1, usedCents: 1 },
    balance: { availableCents: 0 },
  };
  const switches = (route: boolean, bill: boolean) => ({
    duplicates: { windowDays: 30, after: 'qualified' as const, route, bill, pay: false },
  });

  test('rings unbilled and needs no slot and no money', () => {
    expect(judged({ ...duplicate, ...penniless }, switches(true, false))).toMatchObject({
      kind: 'ringing',
      billable: false,
      duplicateOfCallId: 'call_1',
    });
  });

  test('still needs a place', () => {
    const full = { campaignConcurrency: { limit: 1, used: 1 }, reservedTargetId: null };
    expect(judged({ ...duplicate, ...full }, switches(true, false))).toMatchObject({ reason: 'no_capacity' });
  });

  test('that is billed needs slots and money like any other', () => {
    expect(judged(duplicate, switches(true, true))).toMatchObject({ kind: 'ringing', billable: true });
    const answer = { ...duplicate, ...penniless, reservedTargetId: null };
    expect(judged(answer, switches(true, true))).toMatchObject({ reason: 'over_cap' });
  });

  test('that may not ring is refused', () => {
    const answer = { ...duplicate, reservedTargetId: null };
    expect(judged(answer, switches(false, false))).toMatchObject({ kind: 'refused', reason: 'duplicate' });
  });
});

test('an anonymous caller is neither in flight nor a duplicate', () => {
  const call = aRoutableCall({}, null);
  expect(call.reservation.caller).toBeNull();
  const { trace } = judgeReservation(call, anAnswer(call));
  const skipped = trace.filter(({ verdict }) => verdict === 'skip').map(({ rule }) => rule);
  expect(skipped).toEqual(expect.arrayContaining(['in_flight', 'duplicate']));
});

test('a caller blocked a moment ago is refused as if the routing table had known, by one line', () => {
  const { trace } = judged({ isBlocked: true, reservedTargetId: null });
  const known = routeCall(anArrivingCall({}, { caller: { number: '+13055550142', blocked: true } }));
  expect(trace).toEqual(known.trace);
});

test('a full target is passed over', () => {
  const targets = [aTarget({ id: 'full', priority: 1 }), aTarget({ id: 'free', priority: 2 })];
  const answer = { targetConcurrency: { full: { limit: 1, used: 1 } }, reservedTargetId: 'free' };
  expect(judged(answer, { targets })).toMatchObject({ kind: 'ringing', targets: [{ id: 'free' }] });
});

test('a call that rings has heard every rule', () => {
  const { trace } = judged({});
  expect(trace.map(({ rule }) => rule)).toEqual(RULES);
});

const use = fc.option(fc.record({ limit: fc.integer({ min: 0, max: 3 }), used: fc.integer({ min: 0, max: 3 }) }));
const cap = use.map((use) => use && { ...use, inFlight: 0 });
const budget = fc.option(
  fc.record({ limitCents: fc.integer({ min: 0, max: 20_000 }), usedCents: fc.integer({ min: 0, max: 20_000 }) }),
);
const state = fc.record({
  isBlocked: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  isSuppressed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  inFlight: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  duplicate: fc.boolean(),
  route: fc.boolean(),
  bill: fc.boolean(),
  dailyCap: cap,
  monthlyCap: cap,
  campaign: use,
  publisher: use,
  targets: fc.array(use, { minLength: 1, maxLength: 3 }),
  dailyBudget: budget,
  totalBudget: budget,
  availableCents: fc.integer({ min: 0, max: 20_000 }),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

/** What the statement must do, written as the statement would be. */
function reservedBy(state: State, neededCents: number): { targetId: string | null; reason: Reason | undefined } {
  const billed = !state.duplicate || state.bill;
  const full = (each: { limit: number; used: number } | null) => each !== null && each.used >= each.limit;
  const short = (each: { limitCents: number; usedCents: number } | null) =>
    each !== null && each.limitCents - each.usedCents < neededCents;
  const target = state.targets.findIndex((each) => !full(each));
  const refusals: [boolean, Reason][] = [
    [state.isBlocked, 'blocked'],
    [state.isSuppressed, 'suppressed'],
    [state.inFlight, 'in_flight'],
    [state.duplicate && !state.route, 'duplicate'],
    [billed && (full(state.dailyCap) || full(state.monthlyCap)), 'over_cap'],
    [full(state.campaign) || full(state.publisher) || target === -1, 'no_capacity'],
    [billed && (short(state.dailyBudget) || short(state.totalBudget)), 'over_budget'],
    [billed && state.availableCents < neededCents, 'no_balance'],
  ];
  const reason = refusals.find(([refused]) => refused)?.[1];
  return { targetId: reason ? null : `line-${target}`, reason };
}

test('the judgement and an all-or-nothing reservation agree on every state', () => {
  fc.assert(
    fc.property(state, (state) => {
      const targets = state.targets.map((_, index) => aTarget({ id: `line-${index}`, priority: index }));
      const { route, bill } = state;
      const call = aRoutableCall({
        targets,
        duplicates: { windowDays: 30, after: 'qualified', route, bill, pay: false },
      });
      const expected = reservedBy(state, call.reservation.neededCents);
      const limited = state.targets.flatMap((use, index) => (use ? [[`line-${index}`, use] as const] : []));
      const answer: ReservationAnswer = {
        reservedTargetId: expected.targetId,
        refusal: expected.reason ?? null,
        isBlocked: state.isBlocked,
        isSuppressed: state.isSuppressed,
        inFlightCallId: state.inFlight ? 'call_1' : null,
        duplicateOfCallId: state.duplicate ? 'call_2' : null,
        dailyCap: state.dailyCap,
        monthlyCap: state.monthlyCap,
        campaignConcurrency: state.campaign,
        publisherConcurrency: state.publisher,
        targetConcurrency: Object.fromEntries(limited),
        dailyBudget: state.dailyBudget,
        totalBudget: state.totalBudget,
        balance: { availableCents: state.availableCents },
      };
      const judged = foreseeReservation(call, answer);
      expect(judged.kind === 'refused' ? judged.reason : undefined).toBe(expected.reason);
      expect(agrees(judged, answer)).toBe(true);
      expect(judgeReservation(call, answer)).toEqual(judged);
    }),
    { numRuns: 1500 },
  );
});

test("where the rules would refuse and the database did not, the call rings: the database's answer is the answer", () => {
  const call = aRoutableCall({ targets: [aTarget({ id: 'line-1' })] });
  const answer = anAnswer(call, { balance: { availableCents: 0 } });
  expect(agrees(foreseeReservation(call, answer), answer)).toBe(false);
  expect(judgeReservation(call, answer)).toMatchObject({ kind: 'ringing', targets: [{ id: 'line-1' }] });
});

test('where the database refused and the rules would not, the call is refused for the reason it gave', () => {
  const call = aRoutableCall({});
  const answer = anAnswer(call, { reservedTargetId: null, refusal: 'over_cap' });
  expect(agrees(foreseeReservation(call, answer), answer)).toBe(false);
  expect(judgeReservation(call, answer)).toMatchObject({ kind: 'refused', reason: 'over_cap' });
});

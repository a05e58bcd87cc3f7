import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CarrierEvent, LegEnd } from '../calls/carrier-event.ts';
import { aTarget } from '../testing/a-call.ts';
import { aStoredCall, secondsAfterArrival as later } from '../testing/a-stored-call.ts';
import { applyChange, type EndedCall } from './call-change.ts';
import { nextChange } from './next-change.ts';

const MINIMUM_SECONDS = 60;
const PRICE_CENTS = 5_000;
const TARGETS = [aTarget({ id: 'first', priority: 1 }), aTarget({ id: 'second', priority: 2 })];

/** A call as the commands keep it, without the database: what is heard twice is kept once. */
function aCallInProgress(mayReclaim: boolean) {
  let call = aStoredCall({ minimumSeconds: MINIMUM_SECONDS, targets: TARGETS }, { reservedCents: PRICE_CENTS });
  let end: EndedCall | undefined;
  const heard = new Map<string, CarrierEvent>();
  let charges = 0;

  function settle(now: Date): void {
    for (let round = 0; round < 20; round += 1) {
      const change = nextChange({ call, events: [...heard.values()] }, { now, exhausted: false });
      if (!change) return;
      const isUnreserved = change.kind === 'ended' && change.billing === 'review' && call.reservedCents === null;
      if (isUnreserved && mayReclaim) {
        const expiresAt = new Date(now.getTime() + 60_000).toISOString();
        call = { ...call, revision: call.revision + 1, reservedCents: PRICE_CENTS, expiresAt };
        continue;
      }
      if (change.kind === 'ended') {
        end = change;
        charges += change.entries.filter(({ kind }) => kind === 'qualified').length;
      }
      call = applyChange(call, change, change.kind === 'failed-over' ? (change.targets[0]?.position ?? null) : 0);
    }
    throw new Error('it did not come to rest');
  }

  return {
    hear: (event: CarrierEvent, now: Date) => {
      heard.set(JSON.stringify(event), event);
      settle(now);
    },
    sweep: (now: Date) => {
      if (call.expiresAt === null || new Date(call.expiresAt) > now) return;
      heard.set('swept', { kind: 'swept' });
      settle(now);
    },
    settled: () => {
      const { status, outcome, reason, billing, priceCents, payoutCents, talkSeconds, endedBy } = end as EndedCall;
      expect([call.reservedCents, call.expiresAt]).toEqual([null, null]);
      expect(charges).toBe(billing === 'held' ? 1 : 0);
      return { status, outcome, reason, billing, priceCents, payoutCents, talkSeconds, endedBy };
    },
    /** To the second, too. */
    moments: () => [end?.ringSeconds, end?.answeredAt, end?.endedAt],
  };
}

type Told = {
  result: LegEnd;
  talkSeconds: number;
  legSeconds: number;
  position: number;
  /** Some callbacks never come. */
  lost: readonly CarrierEvent['kind'][];
};

/** Everything a carrier says of the leg that decided, if it says all. */
function callbacksOf({ result, talkSeconds, legSeconds, position, lost }: Told): CarrierEvent[] {
  const leg = { legSid: `L${position}`, position };
  const wasAnswered = result === 'completed';
  const over = later(20 + talkSeconds).toISOString();
  const all: CarrierEvent[] = [
    ...(wasAnswered ? [{ ...leg, kind: 'leg_answered', at: later(20).toISOString() } as const] : []),
    ...(wasAnswered ? [{ ...leg, kind: 'leg_completed', seconds: legSeconds } as const] : []),
    {
      ...leg,
      kind: 'dial_ended',
      at: over,
      result,
      talkSeconds: wasAnswered ? talkSeconds : 0,
      callerStayed: result !== 'canceled',
    },
    { kind: 'call_ended', at: over, failed: false },
  ];
  return all.filter(({ kind }) => !lost.includes(kind));
}

const told: fc.Arbitrary<Told> = fc
  .record({
    result: fc.constantFrom<LegEnd>('completed', 'completed', 'completed', 'no_answer', 'busy', 'canceled'),
    talkSeconds: fc.integer({ min: MINIMUM_SECONDS - 3, max: MINIMUM_SECONDS + 3 }),
    off: fc.integer({ min: -3, max: 3 }),
    position: fc.constantFrom(0, 1),
    lost: fc.subarray<CarrierEvent['kind']>(['leg_answered', 'leg_completed', 'dial_ended', 'call_ended']),
    losesNone: fc.boolean(),
  })
  .map(({ off, lost, losesNone, ...rest }) => ({
    ...rest,
    // The last of the targets: what it does not take nobody does.
    position: rest.result === 'completed' ? rest.position : 1,
    legSeconds: rest.talkSeconds + off,
    lost: losesNone ? [] : lost,
  }));

/** In any order, and any of it again. */
const mixedUp = (events: readonly CarrierEvent[]) =>
  fc
    .array(fc.nat({ max: Math.max(0, events.length - 1) }), { maxLength: 3 })
    .map((again) => [...events, ...again.flatMap((index) => events[index] ?? [])])
    .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));

/** The second target rang because the carrier had been told so in answer to the end of the first. */
const handedOver = (position: number): CarrierEvent[] =>
  position === 0
    ? []
    : [
        {
          kind: 'dial_ended',
          legSid: 'L0',
          position: 0,
          at: later(10).toISOString(),
          result: 'busy',
          talkSeconds: 0,
          callerStayed: true,
        },
      ];

const heardAt = later(300);
const FIRST_SWEEP = later(5_000);
const LATE = later(6_000);
const LAST_SWEEP = later(7_000);

function played(before: readonly CarrierEvent[], after: readonly CarrierEvent[], mayReclaim = true) {
  const call = aCallInProgress(mayReclaim);
  for (const event of before) call.hear(event, heardAt);
  call.sweep(FIRST_SWEEP);
  for (const event of after) call.hear(event, LATE);
  call.sweep(LAST_SWEEP);
  return call;
}

test("the dial end's talk time counts, whichever callback comes first and however often each comes", () => {
  const twoOrders = told.chain((story) => {
    const events = callbacksOf(story);
    return fc.tuple(fc.constant(handedOver(story.position)), fc.constant(events), mixedUp(events));
  });
  fc.assert(
    fc.property(twoOrders, ([first, events, heard]) => {
      const inOrder = played([...first, ...events], []);
      const mixed = played([...first, ...heard], []);
      expect(mixed.settled()).toEqual(inOrder.settled());
      expect(mixed.moments()).toEqual(inOrder.moments());
    }),
    { numRuns: 600 },
  );
});

test('what comes after the sweep ends in the same call in every order, whether it can reserve anew or not', () => {
  const twoOrders = told.chain((story) => {
    const events = callbacksOf(story);
    return fc.subarray(events).chain((before) => {
      const after = events.filter((event) => !before.includes(event));
      const first = fc.constant(handedOver(story.position));
      return fc.tuple(first, fc.constant([before, after]), mixedUp(before), mixedUp(after), fc.boolean());
    });
  });
  fc.assert(
    fc.property(twoOrders, ([first, [before = [], after = []], mixedBefore, mixedAfter, mayReclaim]) => {
      const inOrder = played([...first, ...before], after, mayReclaim);
      expect(played([...first, ...mixedBefore], mixedAfter, mayReclaim).settled()).toEqual(inOrder.settled());
    }),
    { numRuns: 800 },
  );
});

describe('where the leg says 61 seconds, the dial end 59 and 60 are needed', () => {
  const story = { result: 'completed', talkSeconds: 59, legSeconds: 61, position: 0 } as const;
  const [answered, leg, dialEnd, ended] = callbacksOf({ ...story, lost: [] }) as [
    CarrierEvent,
    CarrierEvent,
    CarrierEvent,
    CarrierEvent,
  ];

  test('the call is too short, though the dial end comes last', () => {
    const { settled } = played([answered, leg, ended, dialEnd], []);
    expect(settled()).toMatchObject({ reason: 'too_short', talkSeconds: 59, billing: 'none' });
  });

  test("the leg's word counts if no dial end came before the sweep, and then it stands", () => {
    const paid = { outcome: 'qualified', talkSeconds: 61, billing: 'held' };
    expect(played([answered, leg, ended], []).settled()).toMatchObject(paid);
    expect(played([answered, leg, ended], [dialEnd]).settled()).toMatchObject(paid);
    expect(played([leg], []).settled()).toMatchObject(paid);
  });

  test('it is swept soon once the caller is gone, not after the longest a call may last', () => {
    const call = aCallInProgress(true);
    for (const event of [answered, leg, ended]) call.hear(event, heardAt);
    call.sweep(new Date(heardAt.getTime() + 20_000));
    expect(call.settled()).toMatchObject({ talkSeconds: 61 });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CarrierEvent, LegEnd } from '../calls/carrier-event.ts';
import { aTarget } from '../testing/a-call.ts';
import { aStoredCall, secondsAfterArrival } from '../testing/a-stored-call.ts';
import { dialAnswer, firstAnswer } from './call-answer.ts';
import { applyChange, type CallChange } from './call-change.ts';
import { nextChange } from './next-change.ts';
import type { StoredCall } from './stored-call.ts';

const NOW = secondsAfterArrival(300);
const later = (seconds: number) => secondsAfterArrival(seconds).toISOString();

const TARGETS = [aTarget({ id: 'first', priority: 1 }), aTarget({ id: 'second', priority: 2, concurrency: 1 })];
const aRingingCall = (changes: Partial<StoredCall> = {}) =>
  aStoredCall({ targets: TARGETS }, { revision: 3, ...changes });

const answered = (position = 0): CarrierEvent => ({
  kind: 'leg_answered',
  legSid: `L${position}`,
  position,
  at: later(10),
});
const dialEnded = (result: LegEnd, position = 0, talkSeconds = 0): CarrierEvent => ({
  kind: 'dial_ended',
  legSid: `L${position}`,
  position,
  at: later(200),
  result,
  talkSeconds,
  callerStayed: true,
});
const callEnded: CarrierEvent = { kind: 'call_ended', at: later(200), failed: false };

const change = (events: CarrierEvent[], call = aRingingCall(), exhausted = false) =>
  nextChange({ call, events }, { now: NOW, exhausted });

describe('a call that rang while the database was gone', () => {
  const rung = aRingingCall({ reservedCents: 0 });
  const call = { ...rung, decision: { ...rung.decision, fallback: true } } as StoredCall;
  const talked = [answered(), dialEnded('completed', 0, 120)];

  test('waits for an admin where it qualifies, moves no money and takes no slot', () => {
    const waits = {
      outcome: 'qualified',
      billing: 'review',
      priceCents: 0,
      payoutCents: 0,
      keepsSlot: false,
      entries: [],
    };
    expect(change(talked, call)).toMatchObject({ kind: 'ended', status: 'completed', ...waits });
  });

  test('is billed like any other once an admin let it pass and it reserved', () => {
    const reserved = {
      ...call,
      status: 'completed',
      billing: 'review',
      endedAt: later(200),
      reservedCents: 5_000,
    } as StoredCall;
    const billed = nextChange({ call: reserved, events: talked }, { now: NOW, exhausted: false, reviewed: true });
    expect(billed).toMatchObject({
      billing: 'held',
      priceCents: 5_000,
      keepsSlot: true,
      entries: [{ kind: 'qualified' }],
    });
  });

  test('is nothing to decide about where nobody answered', () => {
    expect(change([dialEnded('busy'), dialEnded('busy', 1)], { ...call, targetPosition: 1 })).toMatchObject({
      ...{ outcome: 'unqualified', reason: 'busy', billing: 'none', entries: [] },
    });
  });
});

describe('what was heard of a ringing call makes it', () => {
  test('connected, from the moment the carrier names', () => {
    expect(change([answered()])).toEqual({
      kind: 'connected',
      id: 'call_1',
      arrivedAt: later(0),
      revision: 3,
      advertiserId: 'advertiser-1',
      status: 'connected',
      ringSeconds: 10,
      answeredAt: later(10),
    });
  });

  test('go on to the targets that are left when the one that rang is busy', () => {
    expect(change([dialEnded('busy')])).toMatchObject({
      kind: 'failed-over',
      failed: { position: 0, result: 'busy' },
      targets: [{ position: 1, id: 'second', concurrency: 1 }],
    });
  });

  test('end when the last is busy, or no further target has a place: all goes back', () => {
    const released = { kind: 'released', postings: [{ amountCents: 5_000 }] };
    const ended = { kind: 'ended', status: 'busy', outcome: 'unqualified', billing: 'none', entries: [released] };
    expect(change([dialEnded('busy')], aRingingCall(), true)).toMatchObject(ended);
    const onTheLast = aRingingCall({ targetPosition: 1 });
    expect(change([dialEnded('busy'), dialEnded('busy', 1)], onTheLast)).toMatchObject(ended);
  });

  test('end as qualified when people talked long enough: its reservation is charged, dated by its end', () => {
    expect(change([answered(), dialEnded('completed', 0, 120)])).toMatchObject({
      kind: 'ended',
      status: 'completed',
      outcome: 'qualified',
      reason: null,
      billing: 'held',
      priceCents: 5_000,
      endedAt: later(200),
      entries: [{ kind: 'qualified', sourceKey: 'call:call_1:qualified', at: later(200) }],
    });
  });

  test("wait for the target's leg when only the caller's was told of, and be swept soon", () => {
    expect(change([callEnded])).toMatchObject({ kind: 'waiting', expiresAt: later(315) });
    expect(change([callEnded], aRingingCall({ expiresAt: later(310) }))).toBeUndefined();
  });
});

test('a call that is over and holds nothing stands, whatever is told again', () => {
  const over = aRingingCall({ status: 'completed', endedAt: later(200), reservedCents: null, expiresAt: null });
  expect(change([answered(), dialEnded('completed', 0, 120), callEnded], over)).toBeUndefined();
});

test('a swept call of which a talk is heard after all waits for review, or is billed once it reserved anew', () => {
  const swept: Partial<StoredCall> = {
    status: 'failed',
    outcome: 'unqualified',
    reason: 'failed',
    endedAt: later(100),
  };
  const events: CarrierEvent[] = [{ kind: 'swept' }, answered(), dialEnded('completed', 0, 120)];
  const closed = aRingingCall({ ...swept, reservedCents: null, expiresAt: null });
  expect(change(events, closed)).toMatchObject({ kind: 'ended', billing: 'review', entries: [] });
  expect(change(events, aRingingCall(swept))).toMatchObject({ kind: 'ended', billing: 'held' });
});

const anEvent = fc.constantFrom<CarrierEvent>(
  answered(),
  answered(1),
  dialEnded('busy'),
  dialEnded('no_answer'),
  dialEnded('canceled'),
  dialEnded('completed', 0, 120),
  dialEnded('completed', 1, 5),
  dialEnded('failed', 1),
  callEnded,
  { kind: 'swept' },
);

test('a call to which its change was applied comes to rest, without being read again', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 5 }), fc.boolean(), (events, hasPlace) => {
      let call = aRingingCall();
      let exhausted = false;
      let last: CallChange | undefined;
      for (let round = 0; round < 5; round += 1) {
        last = nextChange({ call, events }, { now: NOW, exhausted });
        if (!last) break;
        const target =
          last.kind === 'failed-over' && hasPlace ? (last.targets[0]?.position ?? null) : call.targetPosition;
        exhausted = last.kind === 'failed-over' && target === call.targetPosition;
        call = applyChange(call, last, target);
      }
      expect(last).toBeUndefined();
      if (call.endedAt !== null) expect([call.reservedCents, call.expiresAt]).toEqual([null, null]);
    }),
  );
});

test('a call that rings is told its first free target, one that is refused the overflow number or good-bye', () => {
  const { decision } = aRingingCall();
  const found = { target: 1, refusal: null } as never;
  expect(firstAnswer(decision, found)).toEqual(dialAnswer(decision, 1));
  expect(firstAnswer(decision, found)).toMatchObject({ do: 'dial', position: 1 });
  const refused = { kind: 'refused', reason: 'closed', trace: [] } as const;
  expect(firstAnswer({ ...refused, overflowNumber: null }, null)).toEqual({ do: 'refuse' });
  expect(firstAnswer({ ...refused, overflowNumber: '+13055550199' }, null)).toEqual({
    do: 'overflow',
    number: '+13055550199',
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CarrierEvent, LegEnd } from '../calls/carrier-event.ts';
import { routeCall } from '../routing/route-call.ts';
import { storeDecision } from '../routing/stored-decision.ts';
import { anArrivingCall, aTarget } from '../testing/a-call.ts';
import { dialAnswer, firstAnswer } from './call-answer.ts';
import { applyChange, type CallChange } from './call-change.ts';
import { nextChange } from './next-change.ts';
import type { StoredCall } from './stored-call.ts';

const ARRIVED = '2026-03-09T15:00:00.000Z';
const NOW = new Date('2026-03-09T15:05:00.000Z');
const later = (seconds: number) => new Date(Date.parse(ARRIVED) + seconds * 1000).toISOString();

function aStoredCall(changes: Partial<StoredCall> = {}): StoredCall {
  const targets = [aTarget({ id: 'first', priority: 1 }), aTarget({ id: 'second', priority: 2, concurrency: 1 })];
  const routed = routeCall(anArrivingCall({ targets }));
  return {
    id: 'call_1',
    callSid: 'CA1',
    arrivedAt: ARRIVED,
    caller: '+13055550142',
    publisherId: 'publisher-1',
    campaignId: 'campaign-1',
    advertiserId: 'advertiser-1',
    status: 'ringing',
    outcome: null,
    reason: null,
    billing: 'none',
    targetPosition: 0,
    talkSeconds: null,
    endedBy: null,
    answeredAt: null,
    endedAt: null,
    revision: 3,
    reservedCents: 5_000,
    expiresAt: later(4_000),
    decision: storeDecision(routed),
    reservation: null,
    ...changes,
  };
}

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

const change = (events: CarrierEvent[], call = aStoredCall(), exhausted = false) =>
  nextChange({ call, events }, { now: NOW, exhausted });

describe('what was heard of a ringing call makes it', () => {
  test('connected, from the moment the carrier names', () => {
    expect(change([answered()])).toEqual({
      kind: 'connected',
      id: 'call_1',
      arrivedAt: ARRIVED,
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
    expect(change([dialEnded('busy')], aStoredCall(), true)).toMatchObject(ended);
    const onTheLast = aStoredCall({ targetPosition: 1 });
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
    expect(change([callEnded])).toMatchObject({ kind: 'waiting', expiresAt: '2026-03-09T15:05:15.000Z' });
    expect(change([callEnded], aStoredCall({ expiresAt: '2026-03-09T15:05:10.000Z' }))).toBeUndefined();
  });
});

test('a call that is over and holds nothing stands, whatever is told again', () => {
  const over = aStoredCall({ status: 'completed', endedAt: later(200), reservedCents: null, expiresAt: null });
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
  const closed = aStoredCall({ ...swept, reservedCents: null, expiresAt: null });
  expect(change(events, closed)).toMatchObject({ kind: 'ended', billing: 'review', entries: [] });
  expect(change(events, aStoredCall(swept))).toMatchObject({ kind: 'ended', billing: 'held' });
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
      let call = aStoredCall();
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
  const { decision } = aStoredCall();
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

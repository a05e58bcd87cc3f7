import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callFacts } from './call-facts.ts';
import { applyEvent, type LegResult, NO_PROGRESS, type ProgressEvent } from './call-progress.ts';

const arrivedAt = new Date('2026-03-09T15:00:00Z');
const after = (seconds: number) => new Date(arrivedAt.getTime() + seconds * 1000);

function factsOf(events: readonly ProgressEvent[], targetIds = ['a', 'b']) {
  return callFacts(events.reduce(applyEvent, NO_PROGRESS), { arrivedAt, targetIds });
}

const dialEnded = (targetId: string, result: LegResult, seconds: number, talkSeconds = 0, callerStayed = true) =>
  ({ kind: 'dial_ended', targetId, result, at: after(seconds), talkSeconds, callerStayed }) as const;
const answered = (targetId: string, seconds: number) =>
  ({ kind: 'leg_answered', targetId, at: after(seconds) }) as const;
const legCompleted = (targetId: string, seconds: number) => ({ kind: 'leg_completed', targetId, seconds }) as const;
const callEnded = (seconds: number, failed = false) => ({ kind: 'call_ended', at: after(seconds), failed }) as const;
const recording = { kind: 'recording_ready', recordingId: 'RE1', seconds: 118 } as const;

describe('a call', () => {
  test.each<[string, ProgressEvent[], object]>([
    ['rings at first', [], { status: 'ringing', isOver: false, ringSeconds: null }],
    [
      'still rings when the first target did not answer',
      [dialEnded('a', 'busy', 5)],
      { status: 'ringing', isOver: false },
    ],
    [
      'is connected when a target answered',
      [dialEnded('a', 'no_answer', 20), answered('b', 26)],
      { status: 'connected', isOver: false, connectedTargetId: 'b', ringSeconds: 26 },
    ],
    [
      'is completed with the talk time of the bridged leg',
      [answered('a', 8), dialEnded('a', 'completed', 128, 120), callEnded(130)],
      { status: 'completed', isOver: true, talkSeconds: 120, ringSeconds: 8, endedBy: 'target' },
    ],
    [
      'was ended by the caller when only the target was left',
      [dialEnded('a', 'completed', 128, 120, false)],
      { status: 'completed', endedBy: 'caller', ringSeconds: 8 },
    ],
    [
      "counts the leg's own seconds when the dial callback had not come at the sweep",
      [answered('a', 8), legCompleted('a', 120), callEnded(130), { kind: 'swept' }],
      { status: 'completed', isOver: true, talkSeconds: 120, talkToldBy: 'leg', endedBy: null },
    ],
    [
      "does not end by the leg's own seconds before: the dial callback may say another",
      [answered('a', 8), legCompleted('a', 120), callEnded(130)],
      { status: 'connected', isOver: false, talkToldBy: 'leg' },
    ],
    [
      "waits for the dial callback, not for the caller's leg alone",
      [answered('a', 8), callEnded(130)],
      { status: 'connected', isOver: false },
    ],
    [
      'ends as the last target did',
      [dialEnded('a', 'no_answer', 20), dialEnded('b', 'busy', 25), callEnded(90)],
      { status: 'busy', isOver: true, ringSeconds: 25, connectedTargetId: null },
    ],
    [
      'is canceled when the caller hangs up while it rings',
      [dialEnded('a', 'canceled', 11, 0, false)],
      { status: 'canceled', isOver: true, endedBy: 'caller', ringSeconds: 11 },
    ],
    ['is canceled when the caller is gone and no target told', [callEnded(9)], { status: 'canceled', ringSeconds: 9 }],
    ['fails with the line of the caller', [callEnded(9, true)], { status: 'failed', isOver: true }],
    [
      'that answered but was never bridged did not connect',
      [answered('a', 8), dialEnded('a', 'failed', 9), dialEnded('b', 'no_answer', 30)],
      { status: 'no_answer', connectedTargetId: null },
    ],
    ['fails when it is swept', [answered('a', 8), { kind: 'swept' }], { status: 'failed', isOver: true }],
    [
      'comes back when the lost callback does',
      [answered('a', 8), { kind: 'swept' }, dialEnded('a', 'completed', 128, 120)],
      { status: 'completed', talkSeconds: 120 },
    ],
    ['knows its recordings', [recording, recording], { recordingIds: ['RE1'] }],
    [
      'is not changed by what happens at the overflow number',
      [dialEnded('a', 'busy', 5), dialEnded('b', 'busy', 9), dialEnded('overflow', 'completed', 99, 80)],
      { status: 'busy', talkSeconds: 0, ringSeconds: 9 },
    ],
  ])('%s', (_name, events, facts) => expect(factsOf(events)).toMatchObject(facts));
});

const seconds = fc.integer({ min: 0, max: 600 });
const targetId = fc.constantFrom('a', 'b', 'overflow');
const result = fc.constantFrom<LegResult>('completed', 'no_answer', 'busy', 'failed', 'canceled');
const event: fc.Arbitrary<ProgressEvent> = fc.oneof(
  fc.tuple(targetId, seconds).map(([id, at]) => answered(id, at)),
  fc.tuple(targetId, seconds).map(([id, at]) => legCompleted(id, at)),
  fc
    .tuple(targetId, result, seconds, seconds, fc.boolean())
    .map(([id, result, at, talk, stayed]) => dialEnded(id, result, at, talk, stayed)),
  fc.tuple(seconds, fc.boolean()).map(([at, failed]) => callEnded(at, failed)),
  fc
    .tuple(fc.constantFrom('RE1', 'RE2'), seconds)
    .map(([recordingId, seconds]) => ({ ...recording, recordingId, seconds })),
  fc.constant<ProgressEvent>({ kind: 'swept' }),
);

/** The events once each in another order, with any of them repeated in between. */
const mixedUp = fc.array(event, { maxLength: 8 }).chain((events) =>
  fc.record({
    events: fc.constant(events),
    heard: fc
      .array(fc.nat({ max: Math.max(0, events.length - 1) }), { maxLength: 6 })
      .map((again) => [...events, ...again.flatMap((index) => events[index] ?? [])])
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
  }),
);

test('callbacks in any order and any number of times tell the same, even contradicting ones', () => {
  fc.assert(
    fc.property(mixedUp, ({ events, heard }) => {
      expect(factsOf(heard)).toEqual(factsOf(events));
      expect(heard.reduce(applyEvent, NO_PROGRESS)).toEqual(events.reduce(applyEvent, NO_PROGRESS));
    }),
    { numRuns: 800 },
  );
});

test('what was heard can be stored between two callbacks', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), event, (events, late) => {
      const progress = events.reduce(applyEvent, NO_PROGRESS);
      const stored = JSON.parse(JSON.stringify(progress));
      expect(applyEvent(stored, late)).toEqual(applyEvent(progress, late));
    }),
    { numRuns: 300 },
  );
});

import { assert } from '../assert.ts';

export type LegResult = 'completed' | 'no_answer' | 'busy' | 'failed' | 'canceled';

/**
 * What the carrier tells us about a call that was let through. It tells it twice, late, out of order or never, so what we
 * know is a set of facts that only grows: each event adds to it in a way that order and repetition cannot change.
 */
export type ProgressEvent =
  /** Status callbacks of the dialled leg; `leg_completed` only where it had been answered. */
  | { kind: 'leg_answered'; targetId: string; at: Date }
  | { kind: 'leg_completed'; targetId: string; seconds: number }
  /** <Dial action>: the dialled leg is over. `callerStayed`: the caller's own leg was still up. */
  | { kind: 'dial_ended'; targetId: string; at: Date; result: LegResult; talkSeconds: number; callerStayed: boolean }
  /** Status callback of the caller's own leg. */
  | { kind: 'call_ended'; at: Date; failed: boolean }
  | { kind: 'recording_ready'; recordingId: string; seconds: number }
  /** Our own: nothing was heard for longer than a call can last. */
  | { kind: 'swept' };

export type DialEnd = { at: number; result: LegResult; talkSeconds: number; callerStayed: boolean };
export type Leg = { answeredAt: number | null; completedSeconds: number | null; dialEnd: DialEnd | null };

/** Everything heard so far. Times are epoch milliseconds, so that it can be stored as it is. */
export type CallProgress = {
  legs: Readonly<Record<string, Leg>>;
  ended: { at: number; failed: boolean } | null;
  recordings: Readonly<Record<string, number>>;
  swept: boolean;
};

export const NO_PROGRESS: CallProgress = { legs: {}, ended: null, recordings: {}, swept: false };
const SILENT_LEG: Leg = { answeredAt: null, completedSeconds: null, dialEnd: null };

export function applyEvent(progress: CallProgress, event: ProgressEvent): CallProgress {
  switch (event.kind) {
    case 'leg_answered':
      return withLeg(progress, event.targetId, (leg) => ({
        ...leg,
        answeredAt: least(leg.answeredAt, event.at.getTime()),
      }));
    case 'leg_completed':
      return withLeg(progress, event.targetId, (leg) => ({
        ...leg,
        completedSeconds: most(leg.completedSeconds, event.seconds),
      }));
    case 'dial_ended':
      return withLeg(progress, event.targetId, (leg) => ({
        ...leg,
        dialEnd: joinDialEnds(leg.dialEnd, dialEndOf(event)),
      }));
    case 'call_ended':
      return { ...progress, ended: joinEnds(progress.ended, { at: event.at.getTime(), failed: event.failed }) };
    case 'recording_ready': {
      const seconds = most(progress.recordings[event.recordingId] ?? null, event.seconds);
      return { ...progress, recordings: { ...progress.recordings, [event.recordingId]: seconds } };
    }
    case 'swept':
      return { ...progress, swept: true };
  }
}

function withLeg(progress: CallProgress, targetId: string, change: (leg: Leg) => Leg): CallProgress {
  const leg = progress.legs[targetId] ?? SILENT_LEG;
  return { ...progress, legs: { ...progress.legs, [targetId]: change(leg) } };
}

const least = (known: number | null, heard: number) => (known === null ? heard : Math.min(known, heard));
const most = (known: number | null, heard: number) => (known === null ? heard : Math.max(known, heard));

function dialEndOf(event: Extract<ProgressEvent, { kind: 'dial_ended' }>): DialEnd {
  assert(event.talkSeconds >= 0, 'nobody talks for less than no time');
  const { result, talkSeconds, callerStayed } = event;
  return { at: event.at.getTime(), result, talkSeconds, callerStayed };
}

const RESULTS: readonly LegResult[] = ['canceled', 'failed', 'busy', 'no_answer', 'completed'];

/** Carriers do not contradict themselves; if one did, each fact settles by itself and the order would still not matter. */
function joinDialEnds(known: DialEnd | null, heard: DialEnd): DialEnd {
  if (known === null) return heard;
  return {
    at: Math.min(known.at, heard.at),
    result: RESULTS[Math.max(RESULTS.indexOf(known.result), RESULTS.indexOf(heard.result))] ?? heard.result,
    talkSeconds: Math.max(known.talkSeconds, heard.talkSeconds),
    callerStayed: known.callerStayed || heard.callerStayed,
  };
}

function joinEnds(known: CallProgress['ended'], heard: { at: number; failed: boolean }) {
  return known === null ? heard : { at: Math.min(known.at, heard.at), failed: known.failed || heard.failed };
}

import type { CallProgress, Leg } from './call-progress.ts';
import type { FinalStatus } from './qualify-call.ts';

export type CallFacts = {
  /** Ringing and connected go on; the others are final. */
  status: 'ringing' | 'connected' | Exclude<FinalStatus, 'refused'>;
  isOver: boolean;
  connectedTargetId: string | null;
  talkSeconds: number;
  /** Whose word the talk time is; null where nobody told it. */
  talkToldBy: 'dial_end' | 'leg' | null;
  ringSeconds: number | null;
  endedBy: 'caller' | 'target' | null;
  recordingIds: readonly string[];
};

/** `targetIds` are those it may ring, in order; an overflow number is none of them. */
export type RungCall = { arrivedAt: Date; targetIds: readonly string[] };

/** A call as all that was heard of it tells. */
export function callFacts(progress: CallProgress, call: RungCall): CallFacts {
  const recordingIds = Object.keys(progress.recordings).toSorted();
  const connected = call.targetIds.find((id) => isBridged(progress.legs[id]));
  const facts = connected === undefined ? unconnected(progress, call.targetIds) : bridged(progress, connected);
  return { ...facts, ringSeconds: ringSeconds(progress, call), recordingIds };
}

type Told = Omit<CallFacts, 'ringSeconds' | 'recordingIds'>;

/** The dial callback knows; before it comes, a leg that answered is taken for bridged. */
function isBridged(leg: Leg | undefined): boolean {
  if (!leg) return false;
  if (leg.dialEnd) return leg.dialEnd.result === 'completed';
  return leg.answeredAt !== null || leg.completedSeconds !== null;
}

/**
 * The dial callback tells the talk time. The leg's own callback says it a second more or less, so it counts only where the
 * dial callback had not come when the call was swept: whichever comes first must not decide about money.
 */
function bridged({ legs, swept }: CallProgress, targetId: string): Told {
  const leg = legs[targetId];
  const dialEnd = leg?.dialEnd ?? null;
  const legSeconds = leg?.completedSeconds ?? null;
  const talkToldBy = dialEnd ? 'dial_end' : legSeconds === null ? null : 'leg';
  const talkSeconds = dialEnd?.talkSeconds ?? legSeconds ?? 0;
  const endedBy = dialEnd && (dialEnd.callerStayed ? 'target' : 'caller');
  const isHeardOut = talkToldBy === 'dial_end' || (swept && talkToldBy === 'leg');
  const status = isHeardOut ? 'completed' : swept ? 'failed' : 'connected';
  return { status, isOver: status !== 'connected', connectedTargetId: targetId, talkSeconds, talkToldBy, endedBy };
}

function unconnected(progress: CallProgress, targetIds: readonly string[]): Told {
  const status = unconnectedStatus(progress, targetIds);
  const endedBy = status === 'canceled' ? 'caller' : null;
  return { status, isOver: status !== 'ringing', connectedTargetId: null, talkSeconds: 0, talkToldBy: null, endedBy };
}

function unconnectedStatus({ legs, ended, swept }: CallProgress, targetIds: readonly string[]) {
  const results = targetIds.map((id) => legs[id]?.dialEnd?.result);
  // The caller hung up while a target rang, or before the next one did.
  if (results.includes('canceled')) return 'canceled';
  const last = results.at(-1);
  if (last && last !== 'completed') return last;
  if (ended) return ended.failed ? 'failed' : 'canceled';
  return swept ? 'failed' : 'ringing';
}

/** Until somebody answered, or until the ringing was over; null while it rings. */
function ringSeconds(progress: CallProgress, { arrivedAt, targetIds }: RungCall): number | null {
  const legs = targetIds.flatMap((id) => progress.legs[id] ?? []);
  const answers = legs.filter(isBridged).flatMap(({ answeredAt, dialEnd }) => answeredAt ?? answeredBefore(dialEnd));
  const stopped = answers.length > 0 ? Math.min(...answers) : ringingStopped(progress, targetIds);
  return stopped === null ? null : Math.max(0, Math.round((stopped - arrivedAt.getTime()) / 1000));
}

/** The caller's leg may live on at the overflow number, so the targets' own ends come first. */
export function ringingStopped({ legs, ended }: CallProgress, targetIds: readonly string[]): number | null {
  const dialEnds = targetIds.map((id) => legs[id]?.dialEnd ?? null);
  const last = dialEnds.find((end) => end?.result === 'canceled') ?? dialEnds.at(-1);
  return last?.at ?? ended?.at ?? null;
}

function answeredBefore(dialEnd: Leg['dialEnd']): number[] {
  return dialEnd?.result === 'completed' ? [dialEnd.at - dialEnd.talkSeconds * 1000] : [];
}

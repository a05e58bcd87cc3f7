import type { CallProgress, Leg } from './call-progress.ts';
import type { FinalStatus } from './qualify-call.ts';

export type CallFacts = {
  /** Ringing and connected go on; the others are final. */
  status: 'ringing' | 'connected' | Exclude<FinalStatus, 'refused'>;
  isOver: boolean;
  connectedTargetId: string | null;
  talkSeconds: number;
  ringSeconds: number | null;
  endedBy: 'caller' | 'target' | null;
  recordingIds: readonly string[];
};

/** A call as all that was heard of it tells. `targetIds` are those it may ring, in order; an overflow number is none of them. */
export function callFacts(progress: CallProgress, call: { arrivedAt: Date; targetIds: readonly string[] }): CallFacts {
  const recordingIds = Object.keys(progress.recordings).toSorted();
  const connected = call.targetIds.find((id) => isBridged(progress.legs[id]));
  const facts = connected === undefined ? unconnected(progress, call.targetIds) : bridged(progress, connected);
  return { ...facts, ringSeconds: ringSeconds(progress, call), recordingIds };
}

type Told = Omit<CallFacts, 'ringSeconds' | 'recordingIds'>;

const isBridged = (leg: Leg | undefined) => leg?.dialEnd?.result === 'completed' || (leg?.answeredAt ?? null) !== null;

/** The dial callback tells the talk time; if it never came, the leg's own callback does once the caller's leg is over too. */
function bridged({ legs, ended, swept }: CallProgress, targetId: string): Told {
  const leg = legs[targetId];
  const dialEnd = leg?.dialEnd ?? null;
  const legSeconds = leg?.completedSeconds ?? null;
  const isHeardOut = dialEnd !== null || (ended !== null && legSeconds !== null);
  const talkSeconds = dialEnd?.talkSeconds ?? legSeconds ?? 0;
  const endedBy = dialEnd && (dialEnd.callerStayed ? 'target' : 'caller');
  const status = isHeardOut ? 'completed' : swept ? 'failed' : 'connected';
  return { status, isOver: status !== 'connected', connectedTargetId: targetId, talkSeconds, endedBy };
}

function unconnected(progress: CallProgress, targetIds: readonly string[]): Told {
  const status = unconnectedStatus(progress, targetIds);
  const endedBy = status === 'canceled' ? 'caller' : null;
  return { status, isOver: status !== 'ringing', connectedTargetId: null, talkSeconds: 0, endedBy };
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

/** Until somebody answered, or until it was over. */
function ringSeconds(
  progress: CallProgress,
  { arrivedAt, targetIds }: { arrivedAt: Date; targetIds: readonly string[] },
) {
  const legs = targetIds.flatMap((id) => progress.legs[id] ?? []);
  const answers = legs.flatMap(({ answeredAt, dialEnd }) => answeredAt ?? answeredBefore(dialEnd));
  const ends = legs.flatMap(({ dialEnd }) => dialEnd?.at ?? []);
  const stopped = answers.length > 0 ? Math.min(...answers) : Math.max(...ends, progress.ended?.at ?? -Infinity);
  return Number.isFinite(stopped) ? Math.max(0, Math.round((stopped - arrivedAt.getTime()) / 1000)) : null;
}

function answeredBefore(dialEnd: Leg['dialEnd']): number[] {
  return dialEnd?.result === 'completed' ? [dialEnd.at - dialEnd.talkSeconds * 1000] : [];
}

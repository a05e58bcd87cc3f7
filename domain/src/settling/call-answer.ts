import type { CarrierEvent } from '../calls/carrier-event.ts';
import { judgeStored, type ReservationSnapshot, type StoredDecision } from '../routing/stored-decision.ts';

type RungTarget = { number: string; position: number };

/** What the carrier shall do next with a call. */
export type CallAnswer =
  | (RungTarget & { do: 'dial'; records: boolean; next: readonly RungTarget[] })
  | { do: 'overflow'; number: string }
  | { do: 'refuse' }
  | { do: 'apologize' }
  | { do: 'hang_up' };

/** What the carrier is told at arrival; told again, word for word, when it asks again. */
export function firstAnswer(decision: StoredDecision, found: ReservationSnapshot | null): CallAnswer {
  if (decision.kind === 'routable' && found !== null && found.target !== null)
    return dialAnswer(decision, found.target);
  const judged = judgeStored(decision, found);
  const overflowNumber = judged.kind === 'refused' ? judged.overflowNumber : null;
  return overflowNumber === null ? { do: 'refuse' } : { do: 'overflow', number: overflowNumber };
}

export function dialAnswer(decision: StoredDecision, position: number): CallAnswer {
  const target = decision.kind === 'routable' ? decision.targets[position] : undefined;
  if (decision.kind === 'refused' || !target) return { do: 'hang_up' };
  const { enabled: records } = decision.assignment.campaign.terms.recording;
  const ringing = decision.targets.map(({ number }, position) => ({ number, position }));
  return { do: 'dial', number: target.number, position, records, next: ringing.slice(position + 1) };
}

/** What comes after a leg nobody took, as far as the carrier itself was told: for a moment without a database. */
export type CarriedDecision = { records: boolean; next: readonly RungTarget[] };

export function carriedAnswer({ records, next }: CarriedDecision, dialEnd: CarrierEvent): CallAnswer {
  const [target, ...later] = next;
  const isUntaken =
    dialEnd.kind === 'dial_ended' && dialEnd.callerStayed && !['completed', 'canceled'].includes(dialEnd.result);
  return target && isUntaken ? { do: 'dial', ...target, records, next: later } : { do: 'hang_up' };
}

import { judgeStored, type ReservationSnapshot, type StoredDecision } from '../routing/stored-decision.ts';

/** What the carrier shall do next with a call. */
export type CallAnswer =
  | { do: 'dial'; number: string; position: number; records: boolean }
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
  return { do: 'dial', number: target.number, position, records: decision.assignment.campaign.terms.recording.enabled };
}

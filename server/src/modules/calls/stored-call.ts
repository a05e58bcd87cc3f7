import type { Billing, CallStatus, Outcome, Reason } from '@callstead/domain/calls/call';
import { judgeStored, type ReservationSnapshot, type StoredDecision } from '@callstead/domain/routing/stored-decision';
import type { CallAnswer } from '../../telephony/port.ts';

/** A call's row as its commands read it. */
export type StoredCall = {
  id: string;
  call_sid: string;
  arrived_at: string;
  caller: string | null;
  publisher_id: string;
  campaign_id: string;
  advertiser_id: string;
  status: CallStatus;
  outcome: Outcome | null;
  reason: Reason | null;
  billing: Billing;
  decision: StoredDecision;
  reservation: ReservationSnapshot | null;
  target_position: number | null;
  answered_at: string | null;
  ended_at: string | null;
  revision: number;
};

/** What the carrier is told at arrival; told again, word for word, when it asks again. */
export function firstAnswer(decision: StoredDecision, found: ReservationSnapshot | null): CallAnswer {
  const judged = judgeStored(decision, found);
  if (judged.kind === 'refused') {
    return judged.overflowNumber === null ? { do: 'refuse' } : { do: 'overflow', number: judged.overflowNumber };
  }
  return dialAnswer(decision, found?.target ?? 0);
}

export function dialAnswer(decision: StoredDecision, position: number): CallAnswer {
  const target = decision.kind === 'routable' ? decision.targets[position] : undefined;
  if (decision.kind === 'refused' || !target) return { do: 'hang_up' };
  return { do: 'dial', number: target.number, position, records: decision.assignment.campaign.terms.recording.enabled };
}

/** Played by the built-in carrier. A test moves no money; in demo mode there is no other carrier, and none is a test. */
export type Simulated = { test: boolean; clockSpeed: number };

export type LegEnd = 'completed' | 'no_answer' | 'busy' | 'failed' | 'canceled';

/** `legSid` is the dialled leg; `position` says which of the call's targets it rang, where the carrier gives it back to us. */
type Leg = { legSid: string | null; position: number | null };

/** A fact about a call, with a key of its own: what is told twice is one fact. Times are ISO texts, since it is stored. */
export type CarrierEvent =
  | (Leg & { kind: 'leg_answered'; at: string })
  | (Leg & { kind: 'leg_completed'; seconds: number })
  | (Leg & { kind: 'dial_ended'; at: string; result: LegEnd; talkSeconds: number; callerStayed: boolean })
  | { kind: 'call_ended'; at: string; failed: boolean }
  | { kind: 'recording_ready'; recordingId: string; address: string; seconds: number }
  | { kind: 'swept' };

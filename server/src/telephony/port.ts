/** What any carrier tells us and what we tell it, whatever its dialect. */
export type IncomingCall = {
  callSid: string;
  /** E.164; null for a caller who hides the number. */
  from: string | null;
  to: string;
  fromState: string | null;
  fromZip: string | null;
  fromCity: string | null;
  fromCountry: string | null;
  /** Null for a real carrier's call. */
  simulated: Simulated | null;
};

/** Played by the built-in carrier. A test moves no money; in demo mode there is no other carrier, and none is a test. */
export type Simulated = { test: boolean; clockSpeed: number };

/** How the ids of calls begin that somebody placed from a screen. */
export const PLAYED_SID = 'CA5e57ca11';

export type LegEnd = 'completed' | 'no_answer' | 'busy' | 'failed' | 'canceled';

/** `legSid` is the dialled leg; `position` says which of the call's targets it rang, where the carrier gives it back to us. */
type Leg = { legSid: string | null; position: number | null };

/** A fact about a call, with a key of its own: what is told twice is one fact. Times are ISO texts, since it is stored. */
export type HeardEvent =
  | (Leg & { kind: 'leg_answered'; at: string })
  | (Leg & { kind: 'leg_completed'; seconds: number })
  | (Leg & { kind: 'dial_ended'; at: string; result: LegEnd; talkSeconds: number; callerStayed: boolean })
  | { kind: 'call_ended'; at: string; failed: boolean }
  | { kind: 'recording_ready'; recordingId: string; address: string; seconds: number }
  | { kind: 'swept' };

export type Heard = { callSid: string; key: string; event: HeardEvent };

/** What the carrier shall do next with a call. */
export type CallAnswer =
  | { do: 'dial'; number: string; position: number; records: boolean }
  | { do: 'overflow'; number: string }
  | { do: 'refuse' }
  | { do: 'apologize' }
  | { do: 'hang_up' };

/** How long a target rings before the next one does, and how long anybody may talk. */
export const RING_SECONDS = 25;
export const TALK_LIMIT_SECONDS = 3_600;

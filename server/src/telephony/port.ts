import type { CarrierEvent, Simulated } from '@callstead/domain/calls/carrier-event';

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

/** How the ids of calls begin that somebody placed from a screen. */
export const PLAYED_SID = 'CA5e57ca11';

export type CarrierMessage = { callSid: string; key: string; event: CarrierEvent };

/** How long a target rings before the next one does, and how long anybody may talk. */
export const RING_SECONDS = 25;
export const TALK_LIMIT_SECONDS = 3_600;

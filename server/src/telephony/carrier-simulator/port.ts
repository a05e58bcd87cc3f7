import type { Db } from '../../db/database.ts';

/** A request to a simulated carrier, whatever server it came to. */
export type SimulatedRequest = {
  method: string;
  /** api.twilio.com, pricing.twilio.com, or a space of SignalWire. */
  host: string;
  /** From the slash on, without the query. */
  path: string;
  query: URLSearchParams;
  /** As it was posted: a form, or JSON. */
  body: string;
  authorization: string | undefined;
};
export type SimulatedAnswer = { status: number; body?: object; audio?: Iterable<Buffer> };

/** How long it says nothing where it is to be slow: longer than anybody waits. */
export type SimulatedCarrier = {
  db: Db;
  slowMs: number;
  /** Where it is reached itself, for what it links to. */
  address: string;
};

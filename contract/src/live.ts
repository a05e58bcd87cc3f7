import * as z from 'zod';

/** What may have changed while a page is open. A topic says what to ask for again, never the news itself. */
export const LIVE_TOPICS = [
  'session',
  'notifications',
  'accounts',
  'tickets',
  'campaigns',
  'applications',
  'numbers',
  'calls',
  'money',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** One message of the stream; `id` names the row when it is one. */
export const LiveChange = z.object({ topic: z.enum(LIVE_TOPICS), id: z.string().optional() });
export type LiveChange = z.infer<typeof LiveChange>;

/** A stream says something at least this often; a page that hears nothing for much longer has lost it. */
export const LIVE_HEARTBEAT_MS = 20_000;

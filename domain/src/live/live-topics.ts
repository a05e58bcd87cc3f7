/** What may have changed while a page is open. A topic says what to ask for again, never the news itself. */
export const LIVE_TOPICS = [
  'session',
  'notifications',
  'accounts',
  'tickets',
  'campaigns',
  'applications',
  'links',
  'numbers',
  'calls',
  'conversions',
  'leads',
  'postbacks',
  'integrations',
  'money',
  'settings',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** A stream says something at least this often; a page that hears nothing for much longer has lost it. */
export const LIVE_HEARTBEAT_MS = 20_000;

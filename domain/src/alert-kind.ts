/** What somebody asks to be told of. */
export const ALERT_KINDS = [
  'payout_below', // what came in today, once the hour has come by which it should have
  'spend_above', // what was charged today
  'qualify_rate_falls', // against the same hours a week ago
  'cap_reached', // of one campaign, for its day or month
  'balance_hours', // it lasts less than that
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

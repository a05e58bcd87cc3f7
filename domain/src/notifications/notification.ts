export const NOTIFICATION_KINDS = [
  'new_ticket',
  'new_user',
  'application_new',
  'application_decided',
  'number_assigned',
  'pool_empty',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_KINDS = [
  'new_ticket',
  'new_user',
  'ticket_reply',
  'ticket_answer',
  'call_disputed',
  'call_decided',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

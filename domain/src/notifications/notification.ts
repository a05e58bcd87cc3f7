export const NOTIFICATION_KINDS = ['new_ticket', 'new_user'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_KINDS = ['new_ticket', 'new_user', 'campaign_submitted', 'campaign_reviewed'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

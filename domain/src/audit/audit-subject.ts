/** What an entry of the audit log is about. */
export const AUDIT_SUBJECTS = [
  'account',
  'invitation',
  'ticket',
  'campaign',
  'application',
  'link',
  'number',
  'call',
  'conversion',
  'lead',
  'correction',
  'recording',
  'ledger',
  'transfer',
  'difference',
  'api_key',
  'webhook',
  'payout_run',
  'payout',
  'network',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

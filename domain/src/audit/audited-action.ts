import type { Action } from '../policy.ts';

/** What the audit log tells of; the web has a sentence for each in both languages. */
export const AUDITED_ACTIONS = [
  'account.set-status',
  'account.switch-type',
  'account.change-email',
  'profile.update',
  'payment-method.change',
  'admin.invite',
  'admin.resend-invitation',
  'admin.withdraw-invitation',
  'admin.accept-invitation',
  'ticket.open',
  'ticket.reply',
  'ticket.set-status',
  'ticket.set-priority',
  'ticket.note',
  'ticket.delete',
  'application.create',
  'application.withdraw',
  'application.decide',
  'application.revoke',
  'number.import',
  'number.assign',
  'number.release',
  'number.delete',
  'call.dispute',
  'call.decide',
  'ledger.record',
] as const satisfies readonly Action[];
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

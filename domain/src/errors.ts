/** Every way a request can be refused. Status codes and texts are exhaustive maps over this list, so a forgotten one does not compile. */
export const ERROR_CODES = [
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'rate_limited',
  'login_locked',
  'cross_site_request',
  'payload_too_large',
  'unavailable',
  'internal',
  'invalid_credentials',
  'email_unconfirmed',
  'account_pending',
  'account_rejected',
  'profile_missing',
  'admin_only',
  'captcha_failed',
  'link_invalid',
  'password_incorrect',
  'two_factor_code_invalid',
  'two_factor_expired',
  'two_factor_locked',
  'two_factor_state',
  'two_factor_enrolment_required',
  'last_admin',
  'billing_state',
  'insufficient_balance',
  'recorded_otherwise',
  'correction_state',
  'correction_too_large',
  'transfer_state',
  'transfer_twin',
  'difference_state',
  'payment_state',
  'refund_too_large',
  'payout_run_state',
  'payout_run_changed',
  'payout_run_empty',
  'payout_file_empty',
  'payout_state',
  'payout_date',
  'payout_not_due',
  'ticket_closed',
  'application_exists',
  'application_state',
  'campaign_inactive',
  'number_in_use',
  'campaigns_restricted',
  'campaign_changed',
  'campaign_state',
  'material_limit',
  'settings_changed',
  'not_offered',
  'originator_incomplete',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

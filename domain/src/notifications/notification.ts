/** What people are told, and with which data each comes. Every kind has its text and its link in the web. */
export const NOTIFICATION_KINDS = [
  'new_ticket', // to admins: ticketId, subject
  'new_user', // to admins: accountId, name
  'ticket_reply', // to the owner: ticketId, subject
  'ticket_answer', // to admins: ticketId, subject
  'account_status', // to the account: status
  'application_new', // to the campaign's advertiser and admins: applicationId, campaignId, campaignTitle, publisherName
  'application_decided', // to the publisher: applicationId, campaignTitle, status, reason
  'own_terms', // to the publisher: campaignId, campaignTitle, reason
  'number_assigned', // to the publisher: campaignTitle, number
  'pool_empty', // to admins: campaignTitle, waiting
  'carrier_drift', // to admins: carrier, mended, missing, failed
  'campaign_submitted', // to admins: campaignId, title, advertiserName
  'campaign_reviewed', // to the advertiser: campaignId, title, status, reason
  'campaign_state', // to publishers who joined: campaignId, campaignTitle, status
  'campaign_terms', // to publishers who joined: campaignId, campaignTitle, parts
  'cap_reached', // to publishers who joined: campaignId, campaignTitle, period, cap, of
  'material_new', // to publishers who joined: campaignId, campaignTitle
  'transfer_announced', // to admins: advertiserName, amountCents
  'transfer_matched', // to the advertiser: amountCents
  'transfer_undone', // to the advertiser: amountCents, reason
  'transfer_ignored', // to the advertiser who announced it: amountCents, reason
  'payout_run_frozen', // to admins: runId, number, publishers, amountCents, leftOut
  'payout_run_proposed', // to admins: runId, number, publishers, amountCents
  'payout_sent', // to the publisher: payoutId, number, amountCents
  'payout_failed', // to the publisher: payoutId, number, amountCents, reason, isReturned
  'early_payout_cancelled', // to the publisher who asked for it: number
  'balance_low', // to the advertiser: availableCents, hoursLeft
  'invoice_due', // to the advertiser: number, openCents, invoiceId
  'invoice_paused', // to the advertiser and admins: number, openCents, invoiceId, advertiserName
  'invoice_paid', // to the advertiser: number, invoiceId, wasPaused
  'call_disputed', // to admins and the publisher: callId
  'call_decided', // to both sides: callId, billing, reason, and creditCents where a part went back
  'dispute_message', // to the other side and the network: callId, leadId or conversionId, side
  'dispute_appealed', // to the other side and the network: callId, leadId or conversionId, side
  'appeal_decided', // to both sides: callId, leadId or conversionId, outcome, billing, reason
  'conversion_disputed', // to admins and the publisher: conversionId
  'conversion_decided', // to both sides: conversionId, billing, reason, and creditCents where a part went back
  'lead_returned', // to admins and the publisher: leadId, returned
  'lead_decided', // to both sides: leadId, billing, reason, and creditCents where a part went back
  'calls_corrected', // to each side: side, number, calls, amountCents, reason
  'leads_corrected', // the same, with leads
  'conversions_corrected', // the same, with conversions
  'bonus_given', // to the publisher: amountCents, reason
  'payment_received', // to the advertiser: amountCents, origin
  'payment_unbooked', // to admins: intentRef, amountCents, currency, because
  'auto_recharge_stopped', // to the advertiser: amountCents, because
  'payment_refunded', // to the advertiser: amountCents
  'refund_failed', // to admins: advertiserName, amountCents
  'chargeback', // to the advertiser and admins: advertiserName, amountCents, status
  'webhook_paused', // to the account: host
  'alert_raised', // to the account that asked for it: alert, value, limit, campaignTitle
  'balance_below_floor', // to the advertiser and admins: advertiserName, balanceCents, pausedCampaigns
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What is told of a dispute by mails that one link ends. */
export const DISPUTE_KINDS = [
  'call_disputed',
  'call_decided',
  'conversion_disputed',
  'conversion_decided',
  'dispute_message',
  'dispute_appealed',
  'appeal_decided',
] as const satisfies readonly NotificationKind[];

/** What admins are told with a toast and a sound, wherever in their panels they are. */
export const TOASTED_KINDS = ['new_ticket', 'new_user'] as const satisfies readonly NotificationKind[];
export type ToastedKind = (typeof TOASTED_KINDS)[number];

/** Read ones are kept for a while as history. */
export const KEEP_READ_DAYS = 90;
/** And those of somebody who never looks, longer. */
export const KEEP_DAYS = 365;

/** A bell says '99+' beyond this. */
export const MOST_UNREAD = 99;

import { INVOICE_LINE_KINDS } from '@callstead/contract/billing/statements';
import { ALERT_KINDS } from '@callstead/domain/alert-kind';
import { APPLICATION_STATUSES, type ApplicationStatus, DECISIONS } from '@callstead/domain/applications/lifecycle';
import { BILLINGS, CALL_STATUSES, ENDED_BY, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { CALL_VIEWS } from '@callstead/domain/calls/call-view';
import { TAKEN_WHEN } from '@callstead/domain/campaigns/hours';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, CAP_PERIODS } from '@callstead/domain/campaigns/terms';
import { CLICK_VERDICTS } from '@callstead/domain/clicks/click';
import { DEVICES } from '@callstead/domain/clicks/device';
import {
  CONVERSION_SOURCES,
  CONVERSION_STEPS,
  REPORTED_STATUSES,
  REVIEW_REASONS,
  UNBILLED_REASONS,
} from '@callstead/domain/conversions/conversion';
import { KEPT_REFUSALS, TOKEN_STATES } from '@callstead/domain/conversions/postback';
import { CORRECTION_ACTIONS, CORRECTION_STATUSES, CORRECTION_VERDICTS } from '@callstead/domain/corrections/correction';
import { TRY_FAILURES } from '@callstead/domain/delivery/tries';
import { APPEAL_OUTCOMES, APPEAL_SIDES, APPEALED_BILLINGS } from '@callstead/domain/disputes/appeal';
import { DISPUTE_CATEGORIES, DISPUTE_SIDES, DISPUTED_KINDS } from '@callstead/domain/disputes/dispute';
import {
  ACCOUNT_STATUSES,
  AVERAGE_INVESTMENTS,
  INVITED_TYPES,
  LANGUAGES,
  SWITCHABLE_TYPES,
  USER_TYPES,
} from '@callstead/domain/identity/account';
import { DENSITIES } from '@callstead/domain/identity/screen';
import { START_PAGES } from '@callstead/domain/identity/start-pages';
import { KEY_MODES } from '@callstead/domain/integrations/api-key';
import { POSTBACK_METHODS } from '@callstead/domain/integrations/postback';
import { DELIVERY_STATES, ENDPOINT_KINDS, ENDPOINT_STATES } from '@callstead/domain/integrations/webhook';
import { LEAD_DELIVERY_STATES, LEAD_TRY_FAILURES, WAY_KINDS } from '@callstead/domain/leads/delivery/way';
import { COUNTED_WHEN } from '@callstead/domain/leads/form';
import { IMPORT_PROBLEMS, IMPORT_STATUSES, ROW_VERDICTS } from '@callstead/domain/leads/import';
import { LEAD_BILLINGS, LEAD_REASONS, LEAD_STATUSES, LEAD_STEPS, LEAD_WAYS } from '@callstead/domain/leads/lead';
import { ENTRY_KINDS as LEDGER_ENTRY_KINDS } from '@callstead/domain/ledger/entry';
import { FILE_KINDS, MATERIAL_KINDS } from '@callstead/domain/materials/material';
import { MAIL_WISHES } from '@callstead/domain/notifications/preferences';
import {
  CALL_DIFFERENCES,
  CARRIER_FAULTS,
  CARRIER_KINDS,
  DIFFERENCE_STEPS,
  NUMBER_DRIFTS,
  ORDER_STATES,
} from '@callstead/domain/numbers/carrier-account';
import { REFILL_HINDRANCES } from '@callstead/domain/numbers/refill';
import { RECHARGE_STOPS } from '@callstead/domain/payments/auto-recharge';
import { CHARGEBACK_STATUSES } from '@callstead/domain/payments/chargeback';
import { FUNDING_KINDS } from '@callstead/domain/payments/funding-method';
import { CHECKOUT_STATUSES, GATEWAY_OBJECTS } from '@callstead/domain/payments/gateway-words';
import { PAYMENT_ORIGINS, PAYMENT_STATUSES } from '@callstead/domain/payments/payment';
import { REFUND_STATUSES } from '@callstead/domain/payments/refund';
import { UNBOOKED_REASONS } from '@callstead/domain/payments/unbooked';
import { PAYOUT_FILE_FORMATS } from '@callstead/domain/payouts/files/payout-order';
import { PAYMENT_KINDS } from '@callstead/domain/payouts/payment-method';
import {
  PAYOUT_STATUSES,
  RUN_SCHEDULES,
  RUN_STATUSES,
  RUN_VERDICTS,
  TERM_SCHEDULES,
} from '@callstead/domain/payouts/payout-run';
import { TAX_FORM_KINDS } from '@callstead/domain/payouts/tax/tax-form';
import { CONTACT_KINDS } from '@callstead/domain/persons/contact-lines';
import { DIFFERENCE_KINDS, DIFFERENCE_STATES, PLACES } from '@callstead/domain/reconciliation/difference';
import { RECORDING_LIFECYCLE } from '@callstead/domain/recordings/lifecycle';
import { CADENCES, MAILING_STATES } from '@callstead/domain/reports/report-schedule';
import { GRAINS, ROLLED_DIMENSIONS } from '@callstead/domain/reports/rollups';
import { SALE_KINDS } from '@callstead/domain/sale-kind';
import { SETUP_STATES, SETUP_STEPS } from '@callstead/domain/setup/setup-step';
import {
  TICKET_ABOUTS,
  ENTRY_KINDS as TICKET_ENTRY_KINDS,
  TICKET_PRIORITIES,
  TICKET_SOURCES,
  TICKET_STATUSES,
} from '@callstead/domain/tickets/ticket';
import { TRANSFER_ORIGINS, TRANSFER_STATES } from '@callstead/domain/transfers/transfer-state';
import { WORK_LISTS } from '@callstead/domain/work-lists';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Db } from './database.ts';

const UNDECIDED: readonly ApplicationStatus[] = ['pending', 'withdrawn'];

/** Every CHECK that lists words, and where the same words stand in the domain. A new one is added here. */
const WORDS_OF_CHECKS: Record<string, readonly string[]> = {
  admin_invitation_language_check: LANGUAGES,
  admin_invitation_user_type_check: INVITED_TYPES,
  application_check: UNDECIDED, // the others say when they were decided
  application_status_check: APPLICATION_STATUSES,
  bank_transfer_check: ['announced', 'matched'], // those that belong to somebody
  bank_transfer_origin_check: TRANSFER_ORIGINS,
  bank_transfer_state_check: TRANSFER_STATES,
  call_billing_check: BILLINGS,
  call_ended_by_check: ENDED_BY,
  call_outcome_check: OUTCOMES,
  call_reason_check: [...REASONS, 'fraud_hold'], // reserved: nothing gives it yet
  call_status_check: CALL_STATUSES,
  campaign_cap_reached_period_check: CAP_PERIODS,
  campaign_status_check: CAMPAIGN_STATUSES,
  campaign_type_check: CAMPAIGN_TYPES,
  difference_kind_check: DIFFERENCE_KINDS,
  difference_place_check: PLACES,
  difference_state_check: DIFFERENCE_STATES,
  erasure_kind_check: CONTACT_KINDS,
  outside_line_place_check: PLACES,
  click_device_check: DEVICES,
  click_verdict_check: CLICK_VERDICTS,
  conversion_billing_check: BILLINGS,
  conversion_event_kind_check: CONVERSION_STEPS,
  conversion_reason_check: UNBILLED_REASONS,
  conversion_source_check: CONVERSION_SOURCES,
  conversion_status_check: REPORTED_STATUSES,
  postback_received_code_check: KEPT_REFUSALS,
  postback_received_method_check: ['GET', 'POST'],
  postback_token_state_check: TOKEN_STATES,
  api_key_mode_check: KEY_MODES,
  idempotency_claim_mode_check: KEY_MODES,
  webhook_delivery_state_check: DELIVERY_STATES,
  webhook_endpoint_state_check: ENDPOINT_STATES,
  webhook_endpoint_kind_check: ENDPOINT_KINDS,
  postback_address_method_check: POSTBACK_METHODS,
  webhook_try_failure_check: TRY_FAILURES,
  report_alert_kind_check: ALERT_KINDS,
  report_alert_terms: ['payout_below', 'spend_above'], // those that hold an amount
  report_mailing_state_check: MAILING_STATES,
  report_schedule_cadence_check: CADENCES,
  report_view_panel_check: CALL_VIEWS,
  waiting_decision_decision_check: DECISIONS,
  list_layout_list_check: WORK_LISTS,
  news_preference_mail_check: MAIL_WISHES,
  profile_density_check: DENSITIES,
  profile_start_page_check: START_PAGES,
  list_view_list_check: WORK_LISTS,
  lead_way_kind_check: WAY_KINDS,
  lead_delivery_state_check: LEAD_DELIVERY_STATES,
  lead_try_failure_check: LEAD_TRY_FAILURES,
  conversion_unbilled: ['none', 'review'],
  conversion_waits: REVIEW_REASONS,
  correction_item_verdict_check: CORRECTION_VERDICTS,
  correction_set_action_check: CORRECTION_ACTIONS,
  correction_set_status_check: CORRECTION_STATUSES,
  correction_set_subject_check: SALE_KINDS,
  lead_billing_check: LEAD_BILLINGS,
  lead_event_kind_check: LEAD_STEPS,
  lead_form_counted_when_check: COUNTED_WHEN,
  lead_form_taken_when_check: TAKEN_WHEN,
  lead_import_mapped: ['checking', 'checked', 'running', 'done'], // from when on its columns are known
  lead_import_problem_check: IMPORT_PROBLEMS,
  lead_import_row_verdict_check: ROW_VERDICTS,
  lead_import_status_check: IMPORT_STATUSES,
  lead_reason_check: LEAD_REASONS,
  lead_status_check: LEAD_STATUSES,
  lead_way_check: LEAD_WAYS,
  suppressed_person_kind_check: ['phone', 'email'],
  invoice_line_kind_check: INVOICE_LINE_KINDS,
  ledger_entry_kind_check: LEDGER_ENTRY_KINDS,
  auto_recharge_stopped_because_check: RECHARGE_STOPS,
  carrier_account_check_failure_check: CARRIER_FAULTS.filter((fault) => fault !== 'number_gone'),
  carrier_account_kind_check: CARRIER_KINDS,
  carrier_call_difference_done_check: DIFFERENCE_STEPS,
  carrier_call_difference_kind_check: CALL_DIFFERENCES,
  number_order_failure_check: CARRIER_FAULTS,
  number_order_origin_check: ['admin', 'refill'],
  number_order_state_check: ORDER_STATES,
  number_refill_hindrance_check: REFILL_HINDRANCES,
  tracking_number_drift_check: NUMBER_DRIFTS,
  chargeback_status_check: CHARGEBACK_STATUSES,
  funding_method_kind_check: FUNDING_KINDS,
  gateway_event_object_check: GATEWAY_OBJECTS,
  material_check: FILE_KINDS, // those that are stored as a file
  material_kind_check: MATERIAL_KINDS,
  material_language_check: LANGUAGES,
  method_request_status_check: CHECKOUT_STATUSES,
  payment_origin_check: PAYMENT_ORIGINS,
  payment_status_check: PAYMENT_STATUSES,
  refund_status_check: REFUND_STATUSES,
  unbooked_payment_reason_check: UNBOOKED_REASONS,
  payment_method_kind_check: PAYMENT_KINDS,
  payout_check2: ['sent', 'returned'], // those that left
  payout_check3: ['failed', 'returned'],
  payout_file_format_check: PAYOUT_FILE_FORMATS,
  payout_method_kind_check: PAYMENT_KINDS,
  payout_run_item_method_kind_check: PAYMENT_KINDS,
  payout_run_schedule_check: RUN_SCHEDULES,
  payout_run_skip_verdict_check: RUN_VERDICTS.filter((verdict) => verdict !== 'pays'),
  payout_run_status_check: RUN_STATUSES,
  payout_status_check: PAYOUT_STATUSES,
  payout_terms_schedule_check: TERM_SCHEDULES,
  account_avg_investment_check: AVERAGE_INVESTMENTS,
  account_check: SWITCHABLE_TYPES, // the fields of publishers
  profile_language_check: LANGUAGES,
  account_status_check: ACCOUNT_STATUSES,
  account_type_check: USER_TYPES,
  publishers_have_aff_id: SWITCHABLE_TYPES,
  recording_state_check: RECORDING_LIFECYCLE,
  rollup_dimension_dimension_check: ['total', ...ROLLED_DIMENSIONS],
  rollup_dimension_grain_check: GRAINS.filter((grain) => grain !== 'quarter'),
  rollup_pair_grain_check: GRAINS,
  setup_step_state_check: SETUP_STATES.filter((state) => state !== 'open'),
  setup_step_step_check: SETUP_STEPS,
  tax_form_kind_check: TAX_FORM_KINDS,
  appeal_decision_kind_check: DISPUTED_KINDS,
  appeal_decision_outcome_check: APPEAL_OUTCOMES,
  dispute_appeal_first_billing_check: APPEALED_BILLINGS,
  dispute_appeal_kind_check: DISPUTED_KINDS,
  dispute_appeal_side_check: APPEAL_SIDES,
  dispute_case_category_check: DISPUTE_CATEGORIES,
  dispute_credit_kind_check: DISPUTED_KINDS,
  dispute_message_kind_check: DISPUTED_KINDS,
  dispute_message_side_check: DISPUTE_SIDES,
  ticket_about_kind_check: TICKET_ABOUTS,
  ticket_language_check: LANGUAGES,
  ticket_priority_check: TICKET_PRIORITIES,
  ticket_reply_kind_check: TICKET_ENTRY_KINDS,
  ticket_source_check: TICKET_SOURCES,
  ticket_status_check: TICKET_STATUSES,
};

test("every list of words that the database checks is the domain's", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const expected = Object.entries(WORDS_OF_CHECKS).map(([check, words]) => [check, words.toSorted()]);
  expect(await listsOfChecks(db)).toEqual(Object.fromEntries(expected));
});

/** By the name of the check. Partitions repeat those of their table. */
async function listsOfChecks(db: Db): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and coninhcount = 0`.execute(db);
  const lists = rows.map(({ name, definition }) => [name, wordsListedIn(definition)] as const);
  return Object.fromEntries(lists.filter(([, words]) => words.length > 0));
}

/** PostgreSQL writes `x in ('a', 'b')` as `x = ANY (ARRAY['a'::text, 'b'::text])`. */
function wordsListedIn(definition: string): string[] {
  const lists = Array.from(definition.matchAll(/ARRAY\[([^\]]*)\]/g), ([, list]) => list as string);
  const words = lists.flatMap((list) => Array.from(list.matchAll(/'((?:[^']|'')*)'::/g), ([, word]) => word as string));
  return words.toSorted();
}

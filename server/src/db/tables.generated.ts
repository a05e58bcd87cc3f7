// Made from the migrated schema by `npm run db:types`. Columns are narrowed to domain types in schema.ts.

import type { ColumnType, JSONColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface Account {
  address: string | null;
  aff_id: string | null;
  avg_investment: string | null;
  city: string | null;
  comments: string | null;
  company_name: string | null;
  created_at: Generated<Date>;
  email: string;
  id: string;
  interested_services: Generated<string[]>;
  is_house: Generated<boolean>;
  name: string;
  search_text: Generated<string | null>;
  services_to_promote: Generated<string[]>;
  sort_name: Generated<string | null>;
  state: string | null;
  status: Generated<string>;
  team_profile: string | null;
  traffic_sources: string | null;
  type: string;
  updated_at: Generated<Date>;
  website: string | null;
  zip_code: string | null;
}

export interface AccountMember {
  account_id: string;
  created_at: Generated<Date>;
  user_id: string;
}

export interface AccountNote {
  account_id: string;
  author_id: string | null;
  created_at: Generated<Date>;
  id: Generated<string>;
  message: string;
}

export interface AccountTag {
  account_id: string;
  tag: string;
}

export interface AccountView {
  account_id: string;
  ends_at: Date;
  session_id: string;
  started_at: Generated<Date>;
}

export interface AccountWithPerson {
  address: string | null;
  aff_id: string | null;
  avg_investment: string | null;
  city: string | null;
  comments: string | null;
  company_name: string | null;
  created_at: Date | null;
  density: string | null;
  email: string | null;
  full_name: string | null;
  id: string | null;
  interested_services: string[] | null;
  is_house: boolean | null;
  language: string | null;
  live_rail: boolean | null;
  name: string | null;
  phone: string | null;
  picture: string | null;
  search_text: string | null;
  services_to_promote: string[] | null;
  sort_name: string | null;
  start_page: string | null;
  state: string | null;
  status: string | null;
  team_profile: string | null;
  time_zone: string | null;
  traffic_sources: string | null;
  type: string | null;
  updated_at: Date | null;
  user_id: string | null;
  website: string | null;
  zip_code: string | null;
}

export interface AdminInvitation {
  created_at: Generated<Date>;
  email: string;
  expires_at: Date;
  full_name: string;
  id: Generated<string>;
  invited_by: string | null;
  language: string;
  token_hash: string;
  user_type: Generated<string>;
}

export interface ApiKey {
  account_id: string;
  addresses: Generated<string[]>;
  created_at: Generated<Date>;
  expires_at: Date | null;
  hint: string;
  id: Generated<string>;
  key_hash: Buffer;
  last_used_at: Date | null;
  mode: string;
  name: string;
  revoked_at: Date | null;
  scopes: string[];
  user_id: string;
}

export interface ApiRequest {
  account_id: string;
  at: Date;
  code: string | null;
  duration_ms: number;
  id: Generated<number>;
  key_id: string;
  method: string;
  request_id: string;
  route: string;
  status: number;
}

export interface AppealDecision {
  at: Date;
  by_user: string;
  entry_key: string | null;
  kind: string;
  outcome: string;
  payout_cents: number | null;
  price_cents: number | null;
  reason: string | null;
  sale_id: string;
}

export interface Application {
  campaign_id: string;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
  form_hosts: Generated<string[]>;
  id: Generated<string>;
  message: string | null;
  publisher_id: string;
  reason: string | null;
  status: Generated<string>;
  updated_at: Generated<Date>;
  waits_since: Date | null;
}

export interface ApplicationTerms {
  application_id: string;
  changed_at: Generated<Date>;
  changed_by: string;
  price_cents: number | null;
  reason: string;
  share_basis_points: number | null;
  version: number;
}

export interface AuditEntry {
  action: string;
  actor_id: string | null;
  actor_name: string;
  address: string | null;
  after: JSONColumnType<object> | null;
  at: Generated<Date>;
  before: JSONColumnType<object> | null;
  event_id: number | null;
  id: Generated<number>;
  reason: string | null;
  search_text: Generated<string | null>;
  subject_id: string;
  subject_name: string;
  subject_type: string;
}

export interface AuthAccount {
  access_token: string | null;
  access_token_expires_at: Date | null;
  account_id: string;
  created_at: Generated<Date>;
  id: string;
  id_token: string | null;
  password: string | null;
  provider_id: string;
  refresh_token: string | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  updated_at: Generated<Date>;
  user_id: string;
}

export interface AuthSession {
  created_at: Generated<Date>;
  expires_at: Date;
  id: string;
  ip_address: string | null;
  token: string;
  updated_at: Generated<Date>;
  user_agent: string | null;
  user_id: string;
}

export interface AuthTwoFactor {
  backup_codes: string;
  failed_verification_count: Generated<number>;
  id: string;
  last_used_step: number | null;
  locked_until: Date | null;
  secret: string;
  user_id: string;
  verified: Generated<boolean>;
}

export interface AuthUser {
  created_at: Generated<Date>;
  email: string;
  email_confirmed_at: Date | null;
  email_verified: Generated<boolean>;
  id: string;
  image: string | null;
  name: string;
  two_factor_enabled: Generated<boolean>;
  updated_at: Generated<Date>;
}

export interface AuthVerification {
  created_at: Generated<Date>;
  expires_at: Date;
  id: string;
  identifier: string;
  updated_at: Generated<Date>;
  value: string;
}

export interface AutoRecharge {
  account_id: string;
  add_cents: number;
  below_cents: number;
  changed_at: Generated<Date>;
  daily_limit_cents: number;
  decline_code: string | null;
  funding_method_id: string | null;
  is_on: boolean;
  stopped_at: Date | null;
  stopped_because: string | null;
  version: Generated<number>;
}

export interface BalanceAlert {
  account_id: string;
  changed_at: Date;
  is_low: boolean;
}

export interface BankTransfer {
  account_id: string | null;
  amount_cents: number;
  created_at: Generated<Date>;
  created_by: string | null;
  day: string;
  decided_at: Date | null;
  decided_by: string | null;
  id: string;
  joined_into: string | null;
  line_key: string | null;
  origin: string;
  proposed_id: string | null;
  reason: string | null;
  round: Generated<number>;
  sender: string | null;
  state: string;
  text: string | null;
}

export interface BillingDetails {
  account_id: string;
  address_line1: string;
  address_line2: string | null;
  changed_at: Generated<Date>;
  country: string;
  legal_name: string;
  tax_id: string | null;
  version: number;
}

export interface BlockedCaller {
  advertiser_id: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  id: Generated<string>;
  masked: string | null;
  number: string | null;
  person: Buffer | null;
  reason: string | null;
}

export interface Call {
  advertiser_id: string | null;
  answered_at: Date | null;
  application_id: string | null;
  approve_at: Date | null;
  arrived_at: Date;
  attribution: JSONColumnType<object> | null;
  billing: Generated<string>;
  call_sid: string;
  caller: string | null;
  campaign_id: string | null;
  campaign_version: number | null;
  city: string | null;
  click_id: string | null;
  country: string | null;
  creative: string | null;
  decision: JSONColumnType<object>;
  dispute: JSONColumnType<object> | null;
  ended_at: Date | null;
  ended_by: string | null;
  erased_at: Date | null;
  id: string;
  number: string;
  outcome: string | null;
  payout_cents: number | null;
  price_cents: number | null;
  publisher_id: string | null;
  rare_reason: Generated<string | null>;
  reason: string | null;
  reservation: JSONColumnType<object> | null;
  revision: Generated<number>;
  ring_seconds: number | null;
  source: string | null;
  state: string | null;
  status: string;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  talk_seconds: number | null;
  target_position: number | null;
  zip: string | null;
}

export interface CallerHistory {
  caller: string | null;
  campaign_id: string;
  connected_at: Date | null;
  connected_id: string | null;
  person: Buffer | null;
  qualified_at: Date | null;
  qualified_id: string | null;
}

export interface CallEvent {
  at: Generated<Date>;
  call_id: string;
  data: Generated<JSONColumnType<object>>;
  id: Generated<number>;
  kind: string;
}

export interface CallFact {
  advertiser_id: string | null;
  at: Date | null;
  billing: string | null;
  campaign_id: string | null;
  category: string | null;
  clickless: number | null;
  clicks: number | null;
  connected: number | null;
  conversions: number | null;
  country: string | null;
  creative: string | null;
  device: string | null;
  disputed: number | null;
  duplicates: number | null;
  ever_charged: number | null;
  form_visits: number | null;
  id: string | null;
  incoming: number | null;
  kind: string | null;
  leads: number | null;
  leads_in: number | null;
  link: string | null;
  number: string | null;
  outcome: string | null;
  outside_clicks: number | null;
  payout_cents: number | null;
  publisher_id: string | null;
  qualified: number | null;
  rang: number | null;
  reason: string | null;
  referrer_host: string | null;
  refused: number | null;
  revenue_cents: number | null;
  sold: number | null;
  sold_calls: number | null;
  sold_leads: number | null;
  source: string | null;
  state: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  talk_seconds: number | null;
  target: string | null;
  turned_away: number | null;
  unique_clicks: number | null;
}

export interface CallLive {
  advertiser_id: string;
  arrived_at: Date;
  call_id: string;
  call_sid: string;
  caller: string | null;
  campaign_id: string;
  day: string | null;
  expires_at: Date;
  month: string | null;
  publisher_id: string;
  reserved_cents: number;
  target_id: string;
}

export interface Campaign {
  advertiser_id: string;
  category: string;
  created_at: Generated<Date>;
  current_version: Generated<number>;
  deep_link_hosts: Generated<string[]>;
  destination: string | null;
  fallback_address: string | null;
  id: Generated<string>;
  personal_data_days: number | null;
  promo_materials_available: Generated<boolean>;
  public_id: string;
  returned_reason: string | null;
  search_text: string;
  status: Generated<string>;
  status_since: Generated<Date>;
  sub_category: string | null;
  submitted_at: Date | null;
  type: string;
  updated_at: Generated<Date>;
}

export interface CampaignCapReached {
  campaign_id: string;
  cap: number;
  period: string;
  reached_at: Date;
  starts_on: string;
}

export interface CampaignDay {
  campaign_id: string;
  day: string;
  slots: Generated<number>;
  spent_cents: Generated<number>;
}

export interface CampaignListing {
  approval_days: number;
  approval_points: number | null;
  campaign_id: string;
  dispute_points: number | null;
  epc_cents: number | null;
  open_minutes: string;
  payout_cents: number | null;
  short_points: number | null;
  states: string[] | null;
  zone: string;
}

export interface CampaignLive {
  calls: Generated<number>;
  campaign_id: string;
  spent_cents: Generated<number>;
}

export interface CampaignMonth {
  campaign_id: string;
  month: string;
  slots: Generated<number>;
}

export interface CampaignNumber {
  last: number;
  prefix: string;
}

export interface CampaignVersion {
  campaign_id: string;
  created_at: Generated<Date>;
  created_by: string | null;
  terms: JSONColumnType<object>;
  texts: JSONColumnType<object>;
  version: number;
}

export interface CampaignWithTerms {
  advertiser_id: string | null;
  category: string | null;
  created_at: Date | null;
  current_version: number | null;
  id: string | null;
  promo_materials_available: boolean | null;
  public_id: string | null;
  returned_reason: string | null;
  search_text: string | null;
  status: string | null;
  status_since: Date | null;
  sub_category: string | null;
  submitted_at: Date | null;
  taken_when: string | null;
  terms: JSONColumnType<object> | null;
  texts: JSONColumnType<object> | null;
  type: string | null;
  updated_at: Date | null;
}

export interface CannedReply {
  id: Generated<string>;
  text_en: string;
  text_es: string;
  title: string;
  updated_at: Generated<Date>;
}

export interface Captcha {
  answer: string;
  expires_at: Date;
  id: Generated<string>;
  solved: Generated<boolean>;
}

export interface CarrierAccount {
  account_sid: string;
  check_failure: string | null;
  checked_at: Generated<Date>;
  created_at: Generated<Date>;
  foreign_count: Generated<number>;
  host: string;
  id: Generated<string>;
  kind: string;
  local_monthly_cents: number | null;
  mended_count: Generated<number>;
  missing_count: Generated<number>;
  name: string;
  previous_token: string | null;
  previous_until: Date | null;
  public_key: string | null;
  token: string;
  toll_free_monthly_cents: number | null;
}

export interface CarrierAnswer {
  answers: number;
  carrier: string;
  hour: Date;
  within_ms: number;
}

export interface CarrierCall {
  arrived_at: Date;
  call_id: string;
  call_sid: string;
}

export interface CarrierCallDifference {
  account_id: string;
  call_sid: string;
  called_at: Date;
  done: string;
  found_at: Generated<Date>;
  kind: string;
  number: string;
  seconds: number;
}

export interface CarrierEvent {
  call_sid: string;
  event: JSONColumnType<object>;
  key: string;
  received_at: Generated<Date>;
}

export interface CarrierHour {
  answer_ms: Generated<number>;
  carrier: string;
  forged: Generated<number>;
  hour: Date;
  last_webhook_at: Date | null;
  slowest_ms: Generated<number>;
  unanswered: Generated<number>;
  webhooks: Generated<number>;
}

export interface Chargeback {
  amount_cents: number;
  closed_at: Date | null;
  fee_refs: Generated<string[]>;
  gateway_ref: string;
  is_withdrawn: boolean;
  opened_at: Generated<Date>;
  payment_id: string;
  reason: string;
  status: string;
}

export interface Click {
  ads: JSONColumnType<object> | null;
  application_id: string | null;
  asked: string | null;
  campaign_id: string | null;
  clicked_at: Date;
  country: string | null;
  creative: string | null;
  day: string;
  deep_link: string | null;
  device: string | null;
  id: string;
  is_outside: Generated<boolean>;
  is_unique: boolean;
  publisher_id: string | null;
  referrer_host: string | null;
  saved_link_id: string | null;
  source: string | null;
  state: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  verdict: string;
}

export interface ClickBatch {
  id: string;
  lines: string;
  taken_at: Generated<Date>;
}

export interface ClickDay {
  campaign_id: string | null;
  clicks: number;
  day: string;
  publisher_id: string | null;
  unique_clicks: number;
  verdict: string;
}

export interface ClickDayCounted {
  counted_at: Date;
  day: string;
}

export interface ClickFact {
  advertiser_id: string | null;
  at: Date | null;
  billing: string | null;
  campaign_id: string | null;
  category: string | null;
  clickless: number | null;
  clicks: number | null;
  connected: number | null;
  conversions: number | null;
  country: string | null;
  creative: string | null;
  device: string | null;
  disputed: number | null;
  duplicates: number | null;
  ever_charged: number | null;
  form_visits: number | null;
  id: string | null;
  incoming: number | null;
  kind: string | null;
  leads: number | null;
  leads_in: number | null;
  link: string | null;
  number: string | null;
  outcome: string | null;
  outside_clicks: number | null;
  payout_cents: number | null;
  publisher_id: string | null;
  qualified: number | null;
  rang: number | null;
  reason: string | null;
  referrer_host: string | null;
  refused: number | null;
  revenue_cents: number | null;
  sold: number | null;
  sold_calls: number | null;
  sold_leads: number | null;
  source: string | null;
  state: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  talk_seconds: number | null;
  target: string | null;
  turned_away: number | null;
  unique_clicks: number | null;
}

export interface ClickSalt {
  day: string;
  salt: Buffer;
}

export interface ClickUnrolled {
  clicked_at: ArrayType<Date>;
  ids: string[];
}

export interface ClickVisit {
  day: string;
  visit: string;
}

export interface Conversion {
  advertiser_id: string;
  amended: Generated<number>;
  amount_cents: number | null;
  application_id: string | null;
  approval_days: number;
  approve_at: Date | null;
  billing: Generated<string>;
  campaign_id: string;
  campaign_version: number;
  day: string;
  dispute: JSONColumnType<object> | null;
  id: string;
  is_test: Generated<boolean>;
  own_share: number | null;
  payout_cents: Generated<number>;
  price_cents: Generated<number>;
  pricing: JSONColumnType<object> | null;
  publisher_id: string | null;
  reason: string | null;
  received_at: Date;
  revision: Generated<number>;
  saved_link_id: string | null;
  share_basis_points: number;
  source: string;
  source_at: Date | null;
  source_id: string;
  status: string;
  subs: Generated<JSONColumnType<object>>;
  takes_slot: boolean;
  txid: Generated<string>;
}

export interface ConversionEvent {
  at: Date;
  conversion_id: string;
  data: Generated<JSONColumnType<object>>;
  id: Generated<number>;
  kind: string;
}

export interface ConversionFact {
  advertiser_id: string | null;
  at: Date | null;
  billing: string | null;
  campaign_id: string | null;
  category: string | null;
  clickless: number | null;
  clicks: number | null;
  connected: number | null;
  conversions: number | null;
  country: string | null;
  creative: string | null;
  device: string | null;
  disputed: number | null;
  duplicates: number | null;
  ever_charged: number | null;
  form_visits: number | null;
  id: string | null;
  incoming: number | null;
  kind: string | null;
  leads: number | null;
  leads_in: number | null;
  link: string | null;
  number: string | null;
  outcome: string | null;
  outside_clicks: number | null;
  payout_cents: number | null;
  publisher_id: string | null;
  qualified: number | null;
  rang: number | null;
  reason: string | null;
  referrer_host: string | null;
  refused: number | null;
  revenue_cents: number | null;
  sold: number | null;
  sold_calls: number | null;
  sold_leads: number | null;
  source: string | null;
  state: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  talk_seconds: number | null;
  target: string | null;
  turned_away: number | null;
  unique_clicks: number | null;
}

export interface ConversionFeed {
  account_id: string;
  conversion_name: string;
  created_at: Generated<Date>;
  fetched_at: Date | null;
  id: Generated<string>;
  token_hash: Buffer;
}

export interface CorrectionItem {
  advertiser_id: string;
  after_billing: string;
  after_payout_cents: number;
  after_price_cents: number;
  arrived_at: Date;
  before_billing: string;
  before_payout_cents: number;
  before_price_cents: number;
  done_at: Date | null;
  is_invoiced: boolean;
  missing_cents: Generated<number>;
  publisher_id: string;
  set_id: string;
  subject_id: string;
  verdict: string;
}

export interface CorrectionSet {
  action: string;
  created_at: Generated<Date>;
  created_by: string;
  filter: JSONColumnType<object>;
  finished_at: Date | null;
  id: Generated<string>;
  number: Generated<number>;
  price_change: JSONColumnType<object> | null;
  reason: string;
  reverses_id: string | null;
  started_at: Date | null;
  status: Generated<string>;
  subject: string;
  unbilled_items: Generated<number>;
}

export interface CreditNote {
  amount_cents: number;
  calls: number;
  charged_month: string;
  id: Generated<string>;
  invoice_id: string;
  number: number;
  original_invoice_id: string | null;
}

export interface CreditNoteCounter {
  last_number: number;
  only_row: Generated<boolean>;
}

export interface Difference {
  books_cents: number;
  books_fee_cents: number;
  created_at: Generated<Date>;
  day: string;
  ended_at: Date | null;
  ended_by: string | null;
  id: Generated<string>;
  key: string;
  kind: string;
  note: string | null;
  outside_cents: number;
  outside_fee_cents: number;
  place: string;
  state: Generated<string>;
}

export interface DigestItem {
  created_at: Generated<Date>;
  event_id: number;
  kind: string;
  link: string | null;
  mail: string;
  recipient_id: string;
  subject: string;
}

export interface DisputeAppeal {
  arrived_at: Date;
  at: Date;
  by_user: string;
  decide_by: Date;
  first_at: Date;
  first_billing: string;
  first_by: string;
  full_payout_cents: number;
  full_price_cents: number;
  kind: string;
  message_id: string;
  payout_cents: number;
  price_cents: number;
  sale_id: string;
  side: string;
}

export interface DisputeCase {
  call_id: string;
  category: string;
  opened_at: Date;
  second: number | null;
}

export interface DisputeCredit {
  at: Date;
  credit_cents: number;
  entry_key: string;
  kind: string;
  payout_before_cents: number;
  payout_cents: number;
  price_before_cents: number;
  sale_id: string;
}

export interface DisputeMessage {
  at: Date;
  id: Generated<string>;
  kind: string;
  message: string;
  sale_id: string;
  second: number | null;
  side: string;
  user_id: string | null;
}

export interface Dunning {
  at: Date;
  invoice_id: string;
  step: number;
}

export interface EmailChange {
  expires_at: Date;
  new_email: string;
  token_hash: string;
  user_id: string;
}

export interface Erasure {
  calls: Generated<number>;
  created_at: Date;
  created_by: string | null;
  finished_at: Date | null;
  id: Generated<string>;
  kind: string;
  leads: Generated<number>;
  person: Buffer;
  recordings: Generated<number>;
  sealed: string | null;
}

export interface Event {
  account_id: string | null;
  actor_id: string | null;
  actor_name: string;
  address: string | null;
  at: Date;
  data: JSONColumnType<object>;
  id: number;
  position: number;
  recorded_at: Date;
  subject_id: string;
  subject_name: string;
  subject_type: string;
  type: string;
}

export interface EventCursor {
  position: Generated<number>;
  subscriber: string;
}

export interface EventInbox {
  account_id: string | null;
  actor_id: string | null;
  actor_name: string;
  address: string | null;
  at: Generated<Date>;
  data: Generated<JSONColumnType<object>>;
  id: Generated<number>;
  subject_id: string;
  subject_name: string;
  subject_type: string;
  type: string;
}

export interface EventMail {
  event_id: number;
  mail: string;
  recipient: string;
}

export interface FormerEmail {
  email: string;
  expires_at: Date;
  user_id: string;
}

export interface FundingMethod {
  account_id: string;
  brand: string | null;
  created_at: Generated<Date>;
  expires_month: number | null;
  expires_year: number | null;
  gateway_ref: string;
  id: Generated<string>;
  is_default: Generated<boolean>;
  kind: string;
  last4: string;
  removed_at: Date | null;
}

export interface GatewayEvent {
  applied_at: Date | null;
  id: string;
  object: string;
  object_ref: string;
  received_at: Generated<Date>;
  type: string;
}

export interface GatewayRead {
  at: Generated<Date>;
  id: Generated<number>;
  new_lines: number;
  through: Date;
}

export interface IdempotencyClaim {
  account_id: string;
  claimed_at: Date;
  key_hash: Buffer;
  mode: string;
  request_hash: Buffer;
  running_until: Date | null;
  subject_id: string;
}

export interface Invoice {
  advertiser_id: string;
  amount_cents: number;
  bill_to: JSONColumnType<object>;
  calls: number;
  due_on: string | null;
  id: Generated<string>;
  issued_at: Date;
  issuer: JSONColumnType<object> | null;
  month: string;
  number: number;
  open_cents: Generated<number>;
  opened_after: number | null;
  zone: string;
}

export interface InvoiceCounter {
  last_number: number;
  only_row: Generated<boolean>;
}

export interface InvoiceCoverage {
  amount_cents: number;
  at: Generated<Date>;
  entry_id: number;
  invoice_id: string;
}

export interface InvoiceLine {
  amount_cents: number;
  calls: number;
  campaign: JSONColumnType<object>;
  campaign_id: string;
  charged_month: string | null;
  invoice_id: string;
  kind: string;
  line: number;
}

export interface InvoiceRun {
  issued_at: Date;
  month: string;
}

export interface JobRun {
  ended_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
  name: string;
  took_ms: number | null;
}

export interface KnownDevice {
  created_at: Generated<Date>;
  expires_at: Date;
  session_id: string | null;
  token_hash: string;
  user_id: string;
}

export interface Lead {
  advertiser_id: string;
  application_id: string | null;
  approval_days: number;
  approve_at: Date | null;
  arrived_at: Date;
  billing: Generated<string>;
  campaign_id: string;
  campaign_version: number;
  click_id: string | null;
  country: string | null;
  day: string;
  decision: JSONColumnType<object>;
  dispute: JSONColumnType<object> | null;
  form_version: number;
  id: string;
  is_test: boolean;
  payout_cents: number;
  ping_id: string | null;
  price_cents: number;
  publisher_id: string;
  reason: string | null;
  reservation: JSONColumnType<object> | null;
  revision: Generated<number>;
  saved_link_id: string | null;
  state: string | null;
  status: string;
  subs: Generated<JSONColumnType<object>>;
  way: string;
  zip: string | null;
}

export interface LeadAnswer {
  lead_id: string | null;
  sealed: string;
  try_id: number;
}

export interface LeadConsent {
  captured_at: Date;
  form_hash: Buffer | null;
  lead_id: string;
  page: string | null;
  sentence: string;
  version: number | null;
}

export interface LeadDelivery {
  campaign_id: string;
  claimed_until: Date | null;
  created_at: Generated<Date>;
  decides: boolean;
  first_tried_at: Date | null;
  id: string;
  lead_id: string | null;
  next_try_at: Date;
  position: number;
  state: Generated<string>;
  tries: Generated<number>;
  way_id: string;
}

export interface LeadEvent {
  at: Date;
  data: Generated<JSONColumnType<object>>;
  id: Generated<number>;
  kind: string;
  lead_id: string;
}

export interface LeadFact {
  advertiser_id: string | null;
  at: Date | null;
  billing: string | null;
  campaign_id: string | null;
  category: string | null;
  clickless: number | null;
  clicks: number | null;
  connected: number | null;
  conversions: number | null;
  country: string | null;
  creative: string | null;
  device: string | null;
  disputed: number | null;
  duplicates: number | null;
  ever_charged: number | null;
  form_visits: number | null;
  id: string | null;
  incoming: number | null;
  kind: string | null;
  leads: number | null;
  leads_in: number | null;
  link: string | null;
  number: string | null;
  outcome: string | null;
  outside_clicks: number | null;
  payout_cents: number | null;
  publisher_id: string | null;
  qualified: number | null;
  rang: number | null;
  reason: string | null;
  referrer_host: string | null;
  refused: number | null;
  revenue_cents: number | null;
  sold: number | null;
  sold_calls: number | null;
  sold_leads: number | null;
  source: string | null;
  state: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  talk_seconds: number | null;
  target: string | null;
  turned_away: number | null;
  unique_clicks: number | null;
}

export interface LeadForm {
  campaign_id: string;
  consent_version: number;
  counted_when: Generated<string>;
  created_at: Date;
  created_by: string | null;
  fields: JSONColumnType<object>;
  redirect_url: string | null;
  sentence: JSONColumnType<object>;
  taken_when: Generated<string>;
  takes_imports: Generated<boolean>;
  thanks: JSONColumnType<object> | null;
  version: number;
}

export interface LeadImport {
  bytes: number;
  campaign_id: string;
  counts: Generated<JSONColumnType<object>>;
  created_at: Date;
  created_by: string | null;
  ended_at: Date | null;
  file_name: string;
  form_version: number | null;
  header: string | null;
  id: string;
  leased_until: Date | null;
  mapping: JSONColumnType<object> | null;
  next_at: Date | null;
  pieces: number;
  pieces_here: Generated<number[]>;
  position: Generated<number>;
  problem: string | null;
  publisher_id: string;
  started_at: Date | null;
  status: string;
  total_rows: number | null;
}

export interface LeadImportRow {
  cells: string | null;
  fields: Generated<string[]>;
  import_id: string;
  lead_id: string | null;
  persons: Generated<ArrayType<Buffer>>;
  reason: string | null;
  row: number;
  verdict: string;
}

export interface LeadLive {
  advertiser_id: string;
  arrived_at: Date;
  campaign_id: string;
  day: string;
  expires_at: Date;
  lead_id: string;
  month: string;
  reserved_cents: number;
}

export interface LeadMemory {
  accepted_at: Date;
  campaign_id: string;
  lead_id: string;
  person: Buffer;
}

export interface LeadPerson {
  certificate_url: string | null;
  email: string | null;
  fields: JSONColumnType<object>;
  first_name: string | null;
  ip: string | null;
  last_name: string | null;
  lead_id: string;
  phone: string | null;
  user_agent: string | null;
}

export interface LeadPing {
  campaign_id: string;
  expires_at: Date;
  id: string;
  lead_id: string | null;
  payout_cents: number;
  pinged_at: Date;
  price: JSONColumnType<object>;
  price_cents: number;
  publisher_id: string;
  state: string | null;
  zip: string | null;
}

export interface LeadTry {
  at: Date;
  delivery_id: string;
  duration_ms: number;
  failure: string | null;
  id: Generated<number>;
  status: number | null;
}

export interface LeadWay {
  campaign_id: string;
  created_at: Date;
  decides: boolean;
  header_secrets: string | null;
  id: string;
  kind: string;
  position: number;
  previous_secret: string | null;
  previous_until: Date | null;
  removed_at: Date | null;
  secret: string | null;
  settings: JSONColumnType<object>;
}

export interface LedgerBalance {
  account: string;
  balance_cents: Generated<number>;
  floor_cents: number | null;
  lowest_floor_cents: number | null;
}

export interface LedgerBlock {
  entry_ids: ArrayType<number>;
  hash: Buffer;
  last_entry_id: Generated<number>;
  number: number;
  sealed_at: Date;
  sealed_in: Generated<string>;
  settled_up_to: number;
}

export interface LedgerDay {
  amount_cents: number;
  day: string;
  part: string;
}

export interface LedgerDayProgress {
  is_only: Generated<boolean>;
  up_to_id: number;
  zone: string | null;
}

export interface LedgerEntry {
  at: Generated<Date>;
  call_id: string | null;
  conversion_id: string | null;
  created_by: string | null;
  currency: Generated<string>;
  id: Generated<number>;
  kind: string;
  lead_id: string | null;
  left_cents: number | null;
  reason: string | null;
  source_key: string;
}

export interface LedgerPosting {
  amount_cents: number;
  at: Date;
  entry_id: number;
  from_account: string;
  line: number;
  to_account: string;
}

export interface ListLayout {
  layout: string;
  list: string;
  user_id: string;
}

export interface ListView {
  created_at: Generated<Date>;
  id: Generated<string>;
  list: string;
  name: string;
  question: string;
  user_id: string;
}

export interface LiveDemo {
  happened: Generated<number>;
  next_at: Generated<Date>;
  only_one: Generated<boolean>;
}

export interface LiveDemoWatcher {
  account_id: string;
  user_id: string;
  watches_until: Date;
}

export interface Material {
  address: string | null;
  archived_at: Date | null;
  body: string | null;
  bytes: number | null;
  campaign_id: string;
  created_at: Generated<Date>;
  created_by: string | null;
  headline: string | null;
  height: number | null;
  id: Generated<string>;
  kind: string;
  language: string | null;
  name: string;
  position: number;
  public_id: string;
  storage_key: string | null;
  updated_at: Generated<Date>;
  width: number | null;
}

export interface MethodRequest {
  account_id: string;
  checkout_ref: string | null;
  created_at: Generated<Date>;
  created_by: string;
  id: string;
  status: Generated<string>;
}

export interface NetTerms {
  account_id: string;
  changed_at: Generated<Date>;
  net_days: number;
}

export interface NetworkSetting {
  changed_at: Generated<Date>;
  changed_by: string;
  group_name: string;
  value: JSONColumnType<object>;
  version: number;
}

export interface NewsPreference {
  bell: boolean;
  kind: string;
  mail: string;
  sound: boolean;
  user_id: string;
}

export interface Notification {
  created_at: Generated<Date>;
  data: Generated<JSONColumnType<object>>;
  event_id: number | null;
  id: Generated<number>;
  kind: string;
  read_at: Date | null;
  recipient_id: string;
  shown_at: Date | null;
}

export interface NumberLease {
  application_id: string;
  attribution: JSONColumnType<object>;
  click_id: string | null;
  free_at: Date;
  id: string;
  leased_at: Date;
  leased_until: Date;
  number: string;
}

export interface NumberOrder {
  account_id: string;
  asked_at: Generated<Date>;
  country: string | null;
  failure: string | null;
  id: string;
  monthly_cents: number | null;
  number: string;
  origin: string;
  settled_at: Date | null;
  state: Generated<string>;
}

export interface NumberPool {
  application_id: string;
  hold_minutes: Generated<number>;
  hosts: Generated<string[]>;
  size: number;
  updated_at: Generated<Date>;
}

export interface NumberPoolHour {
  application_id: string;
  hour: Date;
  most_in_use: number;
  ran_empty: number;
  visitors: number;
}

export interface NumberRefill {
  country: string;
  hindrance: string;
  since: Date;
}

export interface OutsideLine {
  amount_cents: number;
  day: string;
  fee_cents: Generated<number>;
  id: Generated<number>;
  is_settled: Generated<boolean>;
  key: string | null;
  place: string;
  read_at: Generated<Date>;
  ref: string;
  sender: Generated<string>;
  source_ref: string | null;
  text: Generated<string>;
  type: string;
}

export interface Payment {
  account_id: string;
  amount_cents: number;
  checked_at: Date | null;
  checkout_ref: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  decline_code: string | null;
  fee_cents: number | null;
  fee_ref: string | null;
  funding_method_id: string | null;
  id: string;
  intent_ref: string | null;
  origin: string;
  received_cents: number | null;
  saves_method: Generated<boolean>;
  settled_at: Date | null;
  status: Generated<string>;
}

export interface PaymentCustomer {
  account_id: string;
  gateway_ref: string;
}

export interface PaymentMethod {
  account_id: string;
  changed_at: Generated<Date>;
  counts_from: Date;
  hint: string;
  id: Generated<string>;
  is_complete: boolean;
  kind: string;
  payee_country: string | null;
  sealed_details: string;
}

export interface Payout {
  account_id: string;
  account_name: string;
  amount_cents: number;
  attempt: number;
  batch_id: string | null;
  corrections_cents: number;
  failed_at: Date | null;
  failure_reason: string | null;
  file_id: string | null;
  frozen_at: Date;
  gateway_status: string | null;
  id: string;
  lines: number;
  method_hint: string;
  method_kind: string;
  reference: string | null;
  refusals_cents: number;
  run_id: string;
  sales_cents: number;
  sealed_method: string;
  sent_at: Date | null;
  sent_on: string | null;
  status: Generated<string>;
}

export interface PayoutApproval {
  at: Date;
  digest: string;
  run_id: string;
  user_id: string;
}

export interface PayoutBatch {
  asked_at: Date | null;
  id: string;
  made_at: Date;
  made_by: string;
  payout_count: number;
  problem: string | null;
  ref: string | null;
  refusal: string | null;
  refused_at: Date | null;
  run_id: string;
  total_cents: number;
}

export interface PayoutFile {
  format: string;
  id: string;
  made_at: Date;
  made_by: string;
  name: string;
  number: number;
  originator: JSONColumnType<object>;
  payout_count: number;
  run_id: string;
  sha256: string;
  total_cents: number;
  zone: string;
}

export interface PayoutLine {
  account_id: string;
  advertiser_id: string | null;
  amount_cents: number;
  arrived_at: Date | null;
  at: Date;
  call_id: string | null;
  conversion_id: string | null;
  entry_id: number;
  freed_from: string | null;
  kind: string;
  lead_id: string | null;
  left_cents: number | null;
  payout_id: string | null;
  reserve_entry_id: number | null;
  sale: string | null;
}

export interface PayoutRun {
  account_id: string | null;
  approved_at: Date | null;
  approved_by: string | null;
  cancelled_at: Date | null;
  cut_off: Date;
  fee_basis_points: number | null;
  frozen_at: Date | null;
  id: string;
  lines_up_to: number | null;
  number: number;
  proposed_at: Date;
  proposed_by: string | null;
  schedule: string;
  status: Generated<string>;
}

export interface PayoutRunExclusion {
  account_id: string;
  at: Date;
  excluded_by: string | null;
  reason: string;
  run_id: string;
}

export interface PayoutRunItem {
  account_id: string;
  amount_cents: number;
  corrections_cents: number;
  done_at: Date | null;
  fingerprint: string;
  lines: number;
  method_hint: string;
  method_id: string;
  method_kind: string;
  refusals_cents: number;
  run_id: string;
  sales_cents: number;
}

export interface PayoutRunSkip {
  account_id: string;
  amount_cents: number;
  corrections_cents: number;
  lines: number;
  method_hint: string | null;
  method_kind: string | null;
  reason: string | null;
  refusals_cents: number;
  run_id: string;
  sales_cents: number;
  verdict: string;
}

export interface PayoutTerms {
  account_id: string;
  changed_at: Date;
  changed_by: string | null;
  held_reason: string | null;
  net_days: number | null;
  schedule: string;
}

export interface PaypalSimulatorBatch {
  body: JSONColumnType<object>;
  id: string;
  made_at: Generated<Date>;
  sender_batch_id: string;
}

export interface PostbackAddress {
  campaign_ids: Generated<string[]>;
  endpoint_id: string;
  method: string;
  name: string;
  secret_names: Generated<string[]>;
  secrets: string | null;
  template: string | null;
}

export interface PostbackReceived {
  advertiser_id: string;
  campaign_id: string;
  code: string | null;
  conversion_id: string | null;
  id: Generated<string>;
  is_test: boolean;
  method: string;
  parameters: JSONColumnType<object>;
  received_at: Date;
  source_id: string | null;
  txid: string | null;
}

export interface PostbackTest {
  campaign_id: string;
  click_id: string;
  created_at: Date;
  created_by: string | null;
  expires_at: Date;
  token_hash: Buffer;
}

export interface PostbackToken {
  campaign_id: string;
  created_at: Date;
  created_by: string | null;
  hint: string;
  id: Generated<string>;
  last_used_at: Date | null;
  revoked_at: Date | null;
  state: string;
  token_hash: Buffer;
}

export interface Profile {
  created_at: Generated<Date>;
  density: string | null;
  email: string;
  full_name: string;
  id: string;
  language: string;
  last_digest_at: Date | null;
  live_rail: Generated<boolean>;
  phone: string | null;
  picture: string | null;
  start_page: string | null;
  time_zone: string | null;
  updated_at: Generated<Date>;
}

export interface RateLimit {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface Recording {
  announced_at: Date;
  arrived_at: Date | null;
  attempts: Generated<number>;
  bytes: number | null;
  call_id: string | null;
  call_sid: string;
  carrier_asked_at: Date | null;
  carrier_deleted_at: Date | null;
  carrier_id: string;
  channels: number | null;
  content_type: string | null;
  delete_after: Date | null;
  fetched_at: Date | null;
  id: Generated<string>;
  last_error: string | null;
  peaks: Buffer | null;
  seconds: number;
  source_address: string;
  state: Generated<string>;
  storage_key: string | null;
}

export interface RecordingListen {
  at: Date;
  call_id: string;
  user_id: string;
}

export interface Referral {
  account_id: string;
  ends_at: Date;
  referrer_id: string;
  share_basis_points: number;
  tied_at: Date;
}

export interface Refund {
  amount_cents: number;
  created_at: Generated<Date>;
  created_by: string;
  gateway_ref: string | null;
  id: string;
  payment_id: string;
  reason: string;
  settled_at: Date | null;
  status: Generated<string>;
}

export interface ReportAlert {
  account_id: string;
  amount_cents: number | null;
  by_bell: boolean;
  by_mail: boolean;
  by_webhook: boolean;
  campaign_id: string | null;
  created_at: Generated<Date>;
  hour: number | null;
  hours: number | null;
  id: Generated<string>;
  kind: string;
  least_calls: number | null;
  percent: number | null;
  raised_at: Date | null;
  raises: Generated<number>;
  user_id: string;
  value: number | null;
  zone: string;
}

export interface ReportFact {
  advertiser_id: string | null;
  at: Date | null;
  billing: string | null;
  campaign_id: string | null;
  category: string | null;
  clickless: number | null;
  clicks: number | null;
  connected: number | null;
  conversions: number | null;
  country: string | null;
  creative: string | null;
  device: string | null;
  disputed: number | null;
  duplicates: number | null;
  ever_charged: number | null;
  form_visits: number | null;
  id: string | null;
  incoming: number | null;
  kind: string | null;
  leads: number | null;
  leads_in: number | null;
  link: string | null;
  number: string | null;
  outcome: string | null;
  outside_clicks: number | null;
  payout_cents: number | null;
  publisher_id: string | null;
  qualified: number | null;
  rang: number | null;
  reason: string | null;
  referrer_host: string | null;
  refused: number | null;
  revenue_cents: number | null;
  sold: number | null;
  sold_calls: number | null;
  sold_leads: number | null;
  source: string | null;
  state: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  talk_seconds: number | null;
  target: string | null;
  turned_away: number | null;
  unique_clicks: number | null;
}

export interface ReportMailing {
  at: Date;
  due_at: Date;
  recipient_id: string;
  state: string;
}

export interface ReportRecipient {
  id: Generated<string>;
  next_due_at: Date;
  schedule_id: string;
  unsubscribed_at: Date | null;
  user_id: string;
}

export interface ReportSchedule {
  cadence: string;
  created_at: Generated<Date>;
  hour: number;
  id: Generated<string>;
  month_day: number | null;
  user_id: string;
  view_id: string;
  weekday: number | null;
  zone: string;
}

export interface ReportView {
  account_id: string | null;
  created_at: Generated<Date>;
  id: Generated<string>;
  is_shared: boolean;
  name: string;
  panel: string;
  question: JSONColumnType<object>;
  updated_at: Generated<Date>;
  user_id: string;
}

export interface RetentionProgress {
  campaign_id: string | null;
  erased_until: Date;
}

export interface RolledFact {
  advertiser_id: string | null;
  at: Date;
  billing: string | null;
  campaign_id: string | null;
  clickless: Generated<number>;
  connected: Generated<number>;
  conversions: Generated<number>;
  country: string | null;
  disputed: Generated<number>;
  duplicates: Generated<number>;
  ever_charged: Generated<number>;
  id: string;
  incoming: Generated<number>;
  leads: Generated<number>;
  leads_in: Generated<number>;
  number: string | null;
  outcome: string | null;
  payout_cents: Generated<number>;
  publisher_id: string | null;
  qualified: Generated<number>;
  rang: Generated<number>;
  reason: string | null;
  refused: Generated<number>;
  revenue_cents: Generated<number>;
  sold: Generated<number>;
  sold_calls: Generated<number>;
  sold_leads: Generated<number>;
  source: string | null;
  state: string | null;
  talk_seconds: Generated<number>;
  target: string | null;
  turned_away: Generated<number>;
}

export interface RollupDimension {
  account_id: string;
  clickless: Generated<number>;
  clicks: Generated<number>;
  connected: Generated<number>;
  conversions: Generated<number>;
  dimension: string;
  disputed: Generated<number>;
  duplicates: Generated<number>;
  ever_charged: Generated<number>;
  form_visits: Generated<number>;
  grain: string;
  incoming: Generated<number>;
  leads: Generated<number>;
  leads_in: Generated<number>;
  outside_clicks: Generated<number>;
  payout_cents: Generated<number>;
  qualified: Generated<number>;
  rang: Generated<number>;
  refused: Generated<number>;
  revenue_cents: Generated<number>;
  sold: Generated<number>;
  sold_calls: Generated<number>;
  sold_leads: Generated<number>;
  starts_at: Date;
  talk_seconds: Generated<number>;
  turned_away: Generated<number>;
  unique_clicks: Generated<number>;
  value: string;
}

export interface RollupPair {
  advertiser_id: string;
  campaign_id: string;
  clickless: Generated<number>;
  clicks: Generated<number>;
  connected: Generated<number>;
  conversions: Generated<number>;
  disputed: Generated<number>;
  duplicates: Generated<number>;
  ever_charged: Generated<number>;
  form_visits: Generated<number>;
  grain: string;
  incoming: Generated<number>;
  leads: Generated<number>;
  leads_in: Generated<number>;
  outside_clicks: Generated<number>;
  payout_cents: Generated<number>;
  publisher_id: string;
  qualified: Generated<number>;
  rang: Generated<number>;
  refused: Generated<number>;
  revenue_cents: Generated<number>;
  sold: Generated<number>;
  sold_calls: Generated<number>;
  sold_leads: Generated<number>;
  starts_at: Date;
  talk_seconds: Generated<number>;
  turned_away: Generated<number>;
  unique_clicks: Generated<number>;
}

export interface RollupState {
  filled_at: Date | null;
  is_only: Generated<boolean>;
  zone: string;
}

export interface SavedLink {
  archived_at: Date | null;
  campaign_id: string;
  code: string;
  created_at: Generated<Date>;
  creative: string | null;
  deep_link: string | null;
  id: Generated<string>;
  name: string;
  publisher_id: string;
  source: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  updated_at: Generated<Date>;
}

export interface SavedLinkDay {
  clicks: number;
  day: string;
  saved_link_id: string;
  unique_clicks: number;
}

export interface ServerProcess {
  disk: string;
  host: string;
  id: string;
  release: string;
  seen_at: Date;
  serves: boolean;
  spool_rejected: number;
  spool_waiting: number;
  started_at: Date;
  works: boolean;
}

export interface Setting {
  name: string;
  value: string;
}

export interface SettledEntry {
  entry_id: number;
  key: string;
}

export interface SetupStep {
  changed_at: Generated<Date>;
  state: string;
  step: string;
  token_hash: string | null;
}

export interface SignInLink {
  expires_at: Date;
  token_hash: string;
  user_id: string;
}

export interface SimulatorApplication {
  account_sid: string;
  active: Generated<boolean>;
  created_at: Generated<Date>;
  friendly_name: string;
  id: string;
  status_callback: Generated<string>;
  voice_fallback_url: Generated<string>;
  voice_method: Generated<string>;
  voice_profile_id: string | null;
  voice_url: string;
}

export interface SimulatorCall {
  account_sid: string;
  from_number: string;
  seconds: number;
  sid: string;
  started_at: Date;
  status: string;
  to_number: string;
}

export interface SimulatorDeletedRecording {
  deleted_at: Generated<Date>;
  recording_sid: string;
}

export interface SimulatorNumber {
  account_sid: string;
  connection_id: string | null;
  created_at: Generated<Date>;
  friendly_name: string;
  is_active: Generated<boolean>;
  number: string;
  sid: string;
  status_callback: Generated<string>;
  voice_fallback_url: Generated<string>;
  voice_url: Generated<string>;
}

export interface SimulatorOrder {
  account_sid: string;
  connection_id: string | null;
  created_at: Generated<Date>;
  customer_reference: Generated<string>;
  id: string;
  needs_papers: Generated<boolean>;
  number: string;
  status: string;
  times_asked: Generated<number>;
}

export interface StripeSimulatorEvent {
  body: JSONColumnType<object>;
  delivered_at: Date | null;
  id: string;
  made_at: Generated<Date>;
}

export interface StripeSimulatorObject {
  body: JSONColumnType<object>;
  hidden: Generated<JSONColumnType<object>>;
  id: string;
  kind: string;
  made_at: Generated<Date>;
  position: Generated<number>;
}

export interface StripeSimulatorRequest {
  answer: Generated<JSONColumnType<object>>;
  fingerprint: string;
  idempotency_key: string;
  made_at: Generated<Date>;
  status: Generated<number>;
}

export interface SuppressedPerson {
  created_at: Date;
  created_by: string | null;
  kind: string;
  person: Buffer;
}

export interface TaxForm {
  account_id: string;
  id: string;
  kind: string;
  sealed_content: string;
  signed_at: Date;
  signed_by: string;
  signed_on: string;
  tin_hint: string;
  valid_until: string | null;
}

export interface Ticket {
  about_id: string | null;
  about_kind: string | null;
  account_id: string | null;
  assignee_id: string | null;
  created_at: Generated<Date>;
  desk_rank: Generated<number>;
  id: Generated<string>;
  language: Generated<string>;
  message: string;
  priority: Generated<string>;
  search_text: Generated<string>;
  sender_email: string;
  sender_name: string;
  source: string;
  status: Generated<string>;
  subject: string;
  updated_at: Generated<Date>;
  user_id: string | null;
  waiting_since: Generated<Date | null>;
}

export interface TicketReply {
  created_at: Generated<Date>;
  id: Generated<string>;
  kind: string;
  message: string;
  ticket_id: string;
  user_id: string | null;
}

export interface TrackingNumber {
  application_id: string | null;
  assigned_at: Date | null;
  carrier: Generated<string>;
  carrier_account_id: string | null;
  carrier_sid: string | null;
  country: string | null;
  created_at: Generated<Date>;
  drift: string | null;
  drift_at: Date | null;
  id: Generated<string>;
  is_pooled: Generated<boolean>;
  monthly_cents: number | null;
  number: string;
  released_at: Date | null;
  returning_since: Date | null;
}

export interface TransferReference {
  account_id: string;
  reference: string;
}

export interface UnbookedPayment {
  amount_cents: number;
  currency: string;
  found_at: Generated<Date>;
  intent_ref: string;
  payment_id: string | null;
  reason: string;
}

export interface VisitFact {
  advertiser_id: string | null;
  at: Date | null;
  billing: string | null;
  campaign_id: string | null;
  category: string | null;
  clickless: number | null;
  clicks: number | null;
  connected: number | null;
  conversions: number | null;
  country: string | null;
  creative: string | null;
  device: string | null;
  disputed: number | null;
  duplicates: number | null;
  ever_charged: number | null;
  form_visits: number | null;
  id: string | null;
  incoming: number | null;
  kind: string | null;
  leads: number | null;
  leads_in: number | null;
  link: string | null;
  number: string | null;
  outcome: string | null;
  outside_clicks: number | null;
  payout_cents: number | null;
  publisher_id: string | null;
  qualified: number | null;
  rang: number | null;
  reason: string | null;
  referrer_host: string | null;
  refused: number | null;
  revenue_cents: number | null;
  sold: number | null;
  sold_calls: number | null;
  sold_leads: number | null;
  source: string | null;
  state: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  talk_seconds: number | null;
  target: string | null;
  turned_away: number | null;
  unique_clicks: number | null;
}

export interface VisitQuarter {
  advertiser_id: string;
  campaign_id: string;
  form_visits: Generated<number>;
  publisher_id: string;
  rolled_visits: Generated<number>;
  starts_at: Date;
}

export interface WaitingApplication {
  application_id: string;
  decision_id: string;
}

export interface WaitingDecision {
  account_id: string;
  address: string | null;
  decision: string;
  due_at: Date;
  id: Generated<string>;
  reason: string | null;
  started_at: Date | null;
  user_id: string;
}

export interface WebhookDelivery {
  claimed_until: Date | null;
  created_at: Generated<Date>;
  endpoint_id: string;
  event_id: string;
  first_tried_at: Date | null;
  happened_at: Date;
  id: Generated<string>;
  next_try_at: Date;
  object: string;
  object_id: string;
  sequence: number;
  state: Generated<string>;
  tries: Generated<number>;
  type: string;
}

export interface WebhookEndpoint {
  account_id: string;
  created_at: Generated<Date>;
  failing_since: Date | null;
  host: Generated<string>;
  id: Generated<string>;
  kind: Generated<string>;
  previous_secret: string | null;
  previous_until: Date | null;
  secret: string | null;
  state: Generated<string>;
  types: string[];
  url: string;
}

export interface WebhookTry {
  answer: string | null;
  at: Date;
  delivery_id: string;
  duration_ms: number;
  failure: string | null;
  id: Generated<number>;
  request: string | null;
  status: number | null;
}

export interface DB {
  account: Account;
  account_member: AccountMember;
  account_note: AccountNote;
  account_tag: AccountTag;
  account_view: AccountView;
  account_with_person: AccountWithPerson;
  admin_invitation: AdminInvitation;
  api_key: ApiKey;
  api_request: ApiRequest;
  appeal_decision: AppealDecision;
  application: Application;
  application_terms: ApplicationTerms;
  audit_entry: AuditEntry;
  auth_account: AuthAccount;
  auth_session: AuthSession;
  auth_two_factor: AuthTwoFactor;
  auth_user: AuthUser;
  auth_verification: AuthVerification;
  auto_recharge: AutoRecharge;
  balance_alert: BalanceAlert;
  bank_transfer: BankTransfer;
  billing_details: BillingDetails;
  blocked_caller: BlockedCaller;
  call: Call;
  call_event: CallEvent;
  call_fact: CallFact;
  call_live: CallLive;
  caller_history: CallerHistory;
  campaign: Campaign;
  campaign_cap_reached: CampaignCapReached;
  campaign_day: CampaignDay;
  campaign_listing: CampaignListing;
  campaign_live: CampaignLive;
  campaign_month: CampaignMonth;
  campaign_number: CampaignNumber;
  campaign_version: CampaignVersion;
  campaign_with_terms: CampaignWithTerms;
  canned_reply: CannedReply;
  captcha: Captcha;
  carrier_account: CarrierAccount;
  carrier_answer: CarrierAnswer;
  carrier_call: CarrierCall;
  carrier_call_difference: CarrierCallDifference;
  carrier_event: CarrierEvent;
  carrier_hour: CarrierHour;
  chargeback: Chargeback;
  click: Click;
  click_batch: ClickBatch;
  click_day: ClickDay;
  click_day_counted: ClickDayCounted;
  click_fact: ClickFact;
  click_salt: ClickSalt;
  click_unrolled: ClickUnrolled;
  click_visit: ClickVisit;
  conversion: Conversion;
  conversion_event: ConversionEvent;
  conversion_fact: ConversionFact;
  conversion_feed: ConversionFeed;
  correction_item: CorrectionItem;
  correction_set: CorrectionSet;
  credit_note: CreditNote;
  credit_note_counter: CreditNoteCounter;
  difference: Difference;
  digest_item: DigestItem;
  dispute_appeal: DisputeAppeal;
  dispute_case: DisputeCase;
  dispute_credit: DisputeCredit;
  dispute_message: DisputeMessage;
  dunning: Dunning;
  email_change: EmailChange;
  erasure: Erasure;
  event: Event;
  event_cursor: EventCursor;
  event_inbox: EventInbox;
  event_mail: EventMail;
  former_email: FormerEmail;
  funding_method: FundingMethod;
  gateway_event: GatewayEvent;
  gateway_read: GatewayRead;
  idempotency_claim: IdempotencyClaim;
  invoice: Invoice;
  invoice_counter: InvoiceCounter;
  invoice_coverage: InvoiceCoverage;
  invoice_line: InvoiceLine;
  invoice_run: InvoiceRun;
  job_run: JobRun;
  known_device: KnownDevice;
  lead: Lead;
  lead_answer: LeadAnswer;
  lead_consent: LeadConsent;
  lead_delivery: LeadDelivery;
  lead_event: LeadEvent;
  lead_fact: LeadFact;
  lead_form: LeadForm;
  lead_import: LeadImport;
  lead_import_row: LeadImportRow;
  lead_live: LeadLive;
  lead_memory: LeadMemory;
  lead_person: LeadPerson;
  lead_ping: LeadPing;
  lead_try: LeadTry;
  lead_way: LeadWay;
  ledger_balance: LedgerBalance;
  ledger_block: LedgerBlock;
  ledger_day: LedgerDay;
  ledger_day_progress: LedgerDayProgress;
  ledger_entry: LedgerEntry;
  ledger_posting: LedgerPosting;
  list_layout: ListLayout;
  list_view: ListView;
  live_demo: LiveDemo;
  live_demo_watcher: LiveDemoWatcher;
  material: Material;
  method_request: MethodRequest;
  net_terms: NetTerms;
  network_setting: NetworkSetting;
  news_preference: NewsPreference;
  notification: Notification;
  number_lease: NumberLease;
  number_order: NumberOrder;
  number_pool: NumberPool;
  number_pool_hour: NumberPoolHour;
  number_refill: NumberRefill;
  outside_line: OutsideLine;
  payment: Payment;
  payment_customer: PaymentCustomer;
  payment_method: PaymentMethod;
  payout: Payout;
  payout_approval: PayoutApproval;
  payout_batch: PayoutBatch;
  payout_file: PayoutFile;
  payout_line: PayoutLine;
  payout_run: PayoutRun;
  payout_run_exclusion: PayoutRunExclusion;
  payout_run_item: PayoutRunItem;
  payout_run_skip: PayoutRunSkip;
  payout_terms: PayoutTerms;
  paypal_simulator_batch: PaypalSimulatorBatch;
  postback_address: PostbackAddress;
  postback_received: PostbackReceived;
  postback_test: PostbackTest;
  postback_token: PostbackToken;
  profile: Profile;
  rate_limit: RateLimit;
  recording: Recording;
  recording_listen: RecordingListen;
  referral: Referral;
  refund: Refund;
  report_alert: ReportAlert;
  report_fact: ReportFact;
  report_mailing: ReportMailing;
  report_recipient: ReportRecipient;
  report_schedule: ReportSchedule;
  report_view: ReportView;
  retention_progress: RetentionProgress;
  rolled_fact: RolledFact;
  rollup_dimension: RollupDimension;
  rollup_pair: RollupPair;
  rollup_state: RollupState;
  saved_link: SavedLink;
  saved_link_day: SavedLinkDay;
  server_process: ServerProcess;
  setting: Setting;
  settled_entry: SettledEntry;
  setup_step: SetupStep;
  sign_in_link: SignInLink;
  simulator_application: SimulatorApplication;
  simulator_call: SimulatorCall;
  simulator_deleted_recording: SimulatorDeletedRecording;
  simulator_number: SimulatorNumber;
  simulator_order: SimulatorOrder;
  stripe_simulator_event: StripeSimulatorEvent;
  stripe_simulator_object: StripeSimulatorObject;
  stripe_simulator_request: StripeSimulatorRequest;
  suppressed_person: SuppressedPerson;
  tax_form: TaxForm;
  ticket: Ticket;
  ticket_reply: TicketReply;
  tracking_number: TrackingNumber;
  transfer_reference: TransferReference;
  unbooked_payment: UnbookedPayment;
  visit_fact: VisitFact;
  visit_quarter: VisitQuarter;
  waiting_application: WaitingApplication;
  waiting_decision: WaitingDecision;
  webhook_delivery: WebhookDelivery;
  webhook_endpoint: WebhookEndpoint;
  webhook_try: WebhookTry;
}

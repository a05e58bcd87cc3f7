import type { Invoice, InvoiceLineKind } from '@callstead/contract/billing/statements';
import type { ApplicationStatus } from '@callstead/domain/applications/lifecycle';
import type { AuditSubject } from '@callstead/domain/audit/audit-subject';
import type { AuditedAction } from '@callstead/domain/audit/audited-action';
import type { Billing, CallStatus, Outcome, Reason } from '@callstead/domain/calls/call';
import type { HeardEvent } from '@callstead/domain/calls/carrier-event';
import type { Dispute } from '@callstead/domain/calls/dispute';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { CampaignStatus, CampaignTexts, CampaignType, Terms } from '@callstead/domain/campaigns/terms';
import type { AccountStatus, Language, UserType } from '@callstead/domain/identity/account';
import type { EntryKind } from '@callstead/domain/ledger/entry';
import type { NotificationKind } from '@callstead/domain/notifications/notification';
import type { PaymentKind } from '@callstead/domain/payouts/payment-method';
import type { Found, StoredDecision } from '@callstead/domain/routing/stored-decision';
import type {
  EntryKind as TicketEntryKind,
  TicketPriority,
  TicketSource,
  TicketStatus,
} from '@callstead/domain/tickets/ticket';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables as queries see them. The migrations are the truth; better-auth writes the `auth_` tables too. */
export interface Database {
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_account: AuthAccountTable;
  auth_verification: AuthVerificationTable;
  profile: ProfileTable;
  admin_invitation: AdminInvitationTable;
  captcha: CaptchaTable;
  email_change: EmailChangeTable;
  payment_method: PaymentMethodTable;
  campaign: CampaignTable;
  campaign_version: CampaignVersionTable;
  application: ApplicationTable;
  tracking_number: TrackingNumberTable;
  campaign_number: CampaignNumberTable;
  ticket: TicketTable;
  ticket_reply: TicketReplyTable;
  notification: NotificationTable;
  audit_entry: AuditEntryTable;
  ledger_entry: LedgerEntryTable;
  ledger_posting: LedgerPostingTable;
  ledger_balance: LedgerBalanceTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_counter: InvoiceCounterTable;
  invoice_run: InvoiceRunTable;
  call: CallTable;
  call_live: CallLiveTable;
  call_event: CallEventTable;
  recording: RecordingTable;
  carrier_event: CarrierEventTable;
  campaign_live: CampaignLiveTable;
  campaign_day: CampaignDayTable;
  campaign_month: CampaignMonthTable;
  blocked_caller: BlockedCallerTable;
  setting: SettingTable;
  rate_limit: RateLimitTable;
}

interface AuthUserTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  email_confirmed_at: Date | null;
  image: string | null;
  two_factor_enabled: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AuthSessionTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AuthAccountTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AuthVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface ProfileTable {
  id: string;
  full_name: string;
  email: string;
  user_type: UserType;
  status: Generated<AccountStatus>;
  company_name: string | null;
  website: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  team_profile: string | null;
  traffic_sources: string | null;
  services_to_promote: Generated<Category[]>;
  avg_investment: string | null;
  interested_services: Generated<Category[]>;
  comments: string | null;
  language: Language;
  time_zone: string | null;
  /** Given by the database to publishers and affiliates. */
  aff_id: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  search_text: GeneratedAlways<string>;
  sort_name: GeneratedAlways<string>;
  is_house: Generated<boolean>;
}

interface AdminInvitationTable {
  id: Generated<string>;
  email: string;
  full_name: string;
  language: Language;
  token_hash: string;
  invited_by: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** An address that waits for its link; one per account. */
interface EmailChangeTable {
  user_id: string;
  new_email: string;
  token_hash: string;
  expires_at: Date;
}

interface PaymentMethodTable {
  user_id: string;
  kind: PaymentKind;
  hint: string;
  sealed_details: string;
  changed_at: Generated<Date>;
}

interface CaptchaTable {
  id: Generated<string>;
  answer: string;
  solved: Generated<boolean>;
  expires_at: Date;
}

/** Small facts of the network that exist once. */
interface SettingTable {
  name: string;
  value: string;
}

interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

interface CampaignTable {
  id: Generated<string>;
  public_id: string;
  advertiser_id: string;
  status: Generated<CampaignStatus>;
  category: Category;
  sub_category: string | null;
  type: CampaignType;
  current_version: Generated<number>;
  promo_materials_available: Generated<boolean>;
  search_text: string;
  returned_reason: string | null;
  submitted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CampaignNumberTable {
  prefix: string;
  last: number;
}

interface CampaignVersionTable {
  campaign_id: string;
  version: number;
  terms: JSONColumnType<Terms>;
  texts: JSONColumnType<Record<Language, CampaignTexts>>;
  created_by: string | null;
  created_at: Generated<Date>;
}

interface ApplicationTable {
  id: Generated<string>;
  campaign_id: string;
  publisher_id: string;
  status: Generated<ApplicationStatus>;
  message: string | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  waits_since: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface TrackingNumberTable {
  id: Generated<string>;
  number: string;
  carrier: Generated<string>;
  application_id: string | null;
  assigned_at: Date | null;
  released_at: Date | null;
  created_at: Generated<Date>;
}

interface TicketTable {
  id: Generated<string>;
  user_id: string | null;
  sender_name: string;
  sender_email: string;
  subject: string;
  message: string;
  source: TicketSource;
  priority: Generated<TicketPriority>;
  status: Generated<TicketStatus>;
  language: Generated<Language>;
  search_text: GeneratedAlways<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface TicketReplyTable {
  id: Generated<string>;
  ticket_id: string;
  kind: TicketEntryKind;
  user_id: string | null;
  message: string;
  created_at: Generated<Date>;
}

interface NotificationTable {
  id: Generated<number>;
  recipient_id: string;
  kind: NotificationKind;
  data: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
  shown_at: Date | null;
  read_at: Date | null;
}

interface AuditEntryTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: string | null;
  actor_name: string;
  address: string | null;
  action: AuditedAction;
  subject_type: AuditSubject;
  subject_id: string;
  subject_name: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  reason: string | null;
  search_text: GeneratedAlways<string>;
}

interface LedgerEntryTable {
  id: Generated<number>;
  source_key: string;
  kind: EntryKind;
  currency: Generated<string>;
  at: Generated<Date>;
  call_id: string | null;
  reason: string | null;
  created_by: string | null;
}

interface LedgerPostingTable {
  entry_id: number;
  line: number;
  from_account: string;
  to_account: string;
  amount_cents: number;
  /** The moment of its entry. */
  at: Date;
}

interface LedgerBalanceTable {
  account: string;
  balance_cents: number;
  floor_cents: number | null;
}

interface InvoiceTable {
  id: Generated<string>;
  number: number;
  advertiser_id: string;
  month: string;
  zone: string;
  issued_at: Date;
  bill_to: JSONColumnType<Invoice['billTo']>;
  calls: number;
  amount_cents: number;
}

interface InvoiceLineTable {
  invoice_id: string;
  line: number;
  kind: InvoiceLineKind;
  campaign_id: string;
  campaign: JSONColumnType<Invoice['lines'][number]['campaign']>;
  charged_month: string | null;
  calls: number;
  amount_cents: number;
}

interface InvoiceCounterTable {
  only_row: Generated<boolean>;
  last_number: number;
}

/** Months whose invoices are all written. */
interface InvoiceRunTable {
  month: string;
  issued_at: Date;
}

interface CallTable {
  id: string;
  arrived_at: Date;
  call_sid: string;
  number: string;
  caller: string | null;
  country: string | null;
  state: string | null;
  zip: string | null;
  city: string | null;
  application_id: string | null;
  publisher_id: string | null;
  campaign_id: string | null;
  campaign_version: number | null;
  advertiser_id: string | null;
  status: CallStatus;
  outcome: Outcome | null;
  reason: Reason | null;
  billing: Billing;
  decision: JSONColumnType<StoredDecision>;
  reservation: JSONColumnType<Found> | null;
  target_position: number | null;
  ring_seconds: number | null;
  talk_seconds: number | null;
  ended_by: 'caller' | 'target' | 'network' | null;
  answered_at: Date | null;
  ended_at: Date | null;
  price_cents: number | null;
  payout_cents: number | null;
  approve_at: Date | null;
  dispute: JSONColumnType<Dispute> | null;
  revision: number;
  click_id: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  sub4: string | null;
  sub5: string | null;
  rare_reason: GeneratedAlways<Reason | null>;
}

interface CallLiveTable {
  call_id: string;
  call_sid: string;
  arrived_at: Date;
  advertiser_id: string;
  campaign_id: string;
  publisher_id: string;
  caller: string | null;
  reserved_cents: number;
  day: string | null;
  month: string | null;
  target_id: string;
  expires_at: Date;
}

interface CarrierEventTable {
  call_sid: string;
  key: string;
  event: JSONColumnType<HeardEvent>;
  received_at: Generated<Date>;
}

interface CallEventTable {
  id: Generated<number>;
  call_id: string;
  at: Generated<Date>;
  kind: string;
  data: JSONColumnType<Record<string, unknown>>;
}

interface RecordingTable {
  id: Generated<string>;
  carrier_id: string;
  call_sid: string;
  source_address: string;
  call_id: string | null;
  arrived_at: Date | null;
  state: Generated<'pending' | 'ready' | 'failed' | 'deleted'>;
  seconds: number;
  bytes: number | null;
  content_type: string | null;
  storage_key: string | null;
  channels: number | null;
  peaks: Buffer | null;
  announced_at: Date;
  fetched_at: Date | null;
  delete_after: Date | null;
  attempts: Generated<number>;
  last_error: string | null;
}

interface CampaignLiveTable {
  campaign_id: string;
  calls: number;
  spent_cents: number;
}

interface CampaignDayTable {
  campaign_id: string;
  day: string;
  slots: number;
  spent_cents: number;
}

interface CampaignMonthTable {
  campaign_id: string;
  month: string;
  slots: number;
}

interface BlockedCallerTable {
  id: Generated<string>;
  advertiser_id: string | null;
  number: string;
  reason: string | null;
  created_by: string | null;
  created_at: Generated<Date>;
}

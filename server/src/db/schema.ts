import type { Invoice, InvoiceLineKind, Issuer } from '@callstead/contract/billing/statements';
import type { CorrectionFilter } from '@callstead/contract/corrections';
import type { AlertKind } from '@callstead/domain/alert-kind';
import type { ApplicationStatus, Decision } from '@callstead/domain/applications/lifecycle';
import type { AuditSubject } from '@callstead/domain/audit/audit-subject';
import type { AuditedAction } from '@callstead/domain/audit/audited-action';
import type { Billing, CallStatus, EndedBy, Outcome, Reason } from '@callstead/domain/calls/call';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { CarrierEvent } from '@callstead/domain/calls/carrier-event';
import type { Dispute } from '@callstead/domain/calls/dispute';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { TakenWhen } from '@callstead/domain/campaigns/hours';
import type { CampaignStatus, CampaignTexts, CampaignType, Terms } from '@callstead/domain/campaigns/terms';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import type { Device } from '@callstead/domain/clicks/device';
import type {
  ConversionEventData,
  ConversionSource,
  ConversionStep,
  ReportedStatus,
  UnbilledReason,
} from '@callstead/domain/conversions/conversion';
import type { KeptRefusal, TokenState } from '@callstead/domain/conversions/postback';
import type { CorrectionAction, CorrectionStatus, CorrectionVerdict } from '@callstead/domain/corrections/correction';
import type { PriceChange } from '@callstead/domain/corrections/new-price';
import type { TryFailure } from '@callstead/domain/delivery/tries';
import type { AppealedBilling, AppealOutcome, AppealSide } from '@callstead/domain/disputes/appeal';
import type { DisputeCategory, DisputedKind, DisputeSide } from '@callstead/domain/disputes/dispute';
import type { EventType, StoredEvent } from '@callstead/domain/events/event';
import type {
  AccountStatus,
  AverageInvestment,
  InvitedType,
  Language,
  UserType,
} from '@callstead/domain/identity/account';
import type { Density } from '@callstead/domain/identity/screen';
import type { StartPage } from '@callstead/domain/identity/start-pages';
import type { KeyMode, Scope } from '@callstead/domain/integrations/api-key';
import type { PostbackMethod } from '@callstead/domain/integrations/postback';
import type { DeliveryState, EndpointKind, EndpointState, WebhookType } from '@callstead/domain/integrations/webhook';
import type { LeadDeliveryState, LeadTryFailure, WayKind, WaySettings } from '@callstead/domain/leads/delivery/way';
import type { LeadSnapshot, StoredLeadDecision } from '@callstead/domain/leads/explain-lead';
import type {
  LeadBilling,
  LeadEventData,
  LeadReason,
  LeadReturn,
  LeadStatus,
  LeadStep,
  LeadWay,
} from '@callstead/domain/leads/lead';
import type { EntryKind } from '@callstead/domain/ledger/entry';
import type { MaterialKind } from '@callstead/domain/materials/material';
import type { NotificationKind } from '@callstead/domain/notifications/notification';
import type { MailWish } from '@callstead/domain/notifications/preferences';
import type { StoredAttribution } from '@callstead/domain/numbers/attributed-by';
import type {
  CallDifference,
  CarrierFault,
  CarrierKind,
  DifferenceStep,
  NumberDrift,
  OrderState,
} from '@callstead/domain/numbers/carrier-account';
import type { RefillHindrance } from '@callstead/domain/numbers/refill';
import type { RechargeStop } from '@callstead/domain/payments/auto-recharge';
import type { ChargebackStatus } from '@callstead/domain/payments/chargeback';
import type { FundingKind } from '@callstead/domain/payments/funding-method';
import type { CheckoutStatus, GatewayObject } from '@callstead/domain/payments/gateway-words';
import type { PaymentOrigin, PaymentStatus } from '@callstead/domain/payments/payment';
import type { RefundStatus } from '@callstead/domain/payments/refund';
import type { UnbookedReason } from '@callstead/domain/payments/unbooked';
import type { FileOriginator, PayoutFileFormat } from '@callstead/domain/payouts/files/payout-order';
import type { PaymentKind } from '@callstead/domain/payouts/payment-method';
import type {
  PayoutStatus,
  RunSchedule,
  RunStatus,
  RunVerdict,
  TermSchedule,
} from '@callstead/domain/payouts/payout-run';
import type { TaxFormKind } from '@callstead/domain/payouts/tax/tax-form';
import type { ContactKind } from '@callstead/domain/persons/contact-lines';
import type { ConversionPricing } from '@callstead/domain/pricing/price-conversion';
import type { DifferenceKind, DifferenceState, Place } from '@callstead/domain/reconciliation/difference';
import type { RecordingState } from '@callstead/domain/recordings/lifecycle';
import type { Cadence, MailingState } from '@callstead/domain/reports/report-schedule';
import type { ReservationSnapshot, StoredDecision } from '@callstead/domain/routing/stored-decision';
import type { SaleKind } from '@callstead/domain/sale-kind';
import type {
  TicketAbout,
  EntryKind as TicketEntryKind,
  TicketPriority,
  TicketSource,
  TicketStatus,
} from '@callstead/domain/tickets/ticket';
import type { TransferOrigin, TransferState } from '@callstead/domain/transfers/transfer-state';
import type { WorkList } from '@callstead/domain/work-lists';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, SelectType } from 'kysely';
import type { DB as Tables } from './tables.generated.ts';

/**
 * The tables as queries see them: as the migrations make them (tables.generated.ts), and where a column holds less than
 * its SQL type may say, what it holds. Whether it may be null or left out of an insert is the database's to say.
 */
export type Database = Omit<NarrowedTables, keyof Views> & Views;

type NarrowedTables = NarrowedBy<Narrowings>;

interface Narrowings {
  account: {
    type: UserType;
    status: AccountStatus;
    services_to_promote: Category[];
    avg_investment: AverageInvestment;
    interested_services: Category[];
    search_text: GeneratedAlways<string>;
    sort_name: GeneratedAlways<string>;
  };
  profile: { language: Language; start_page: StartPage | null; density: Density | null };
  news_preference: { mail: MailWish };
  admin_invitation: { language: Language; user_type: InvitedType };
  payment_method: { kind: PaymentKind };
  campaign: { status: CampaignStatus; category: Category; type: CampaignType };
  campaign_version: {
    terms: JSONColumnType<Terms>;
    texts: JSONColumnType<Record<Language, CampaignTexts>>;
  };
  application: { status: ApplicationStatus };
  material: { kind: MaterialKind; language: Language };
  correction_set: {
    subject: SaleKind;
    action: CorrectionAction;
    status: CorrectionStatus;
    filter: JSONColumnType<CorrectionFilter>;
    price_change: JSONColumnType<PriceChange | null>;
  };
  dispute_case: { category: DisputeCategory };
  dispute_message: { kind: DisputedKind; side: DisputeSide };
  dispute_appeal: { kind: DisputedKind; side: AppealSide; first_billing: AppealedBilling };
  appeal_decision: { kind: DisputedKind; outcome: AppealOutcome };
  correction_item: { verdict: CorrectionVerdict; before_billing: Billing; after_billing: Billing };
  ticket: {
    source: TicketSource;
    priority: TicketPriority;
    status: TicketStatus;
    language: Language;
    search_text: GeneratedAlways<string>;
    about_kind: TicketAbout | null;
    desk_rank: GeneratedAlways<number>;
  };
  ticket_reply: { kind: TicketEntryKind };
  notification: { kind: NotificationKind; data: JSONColumnType<Record<string, unknown>> };
  event_inbox: { type: EventType; subject_type: AuditSubject };
  event: { type: EventType; subject_type: AuditSubject; data: JSONColumnType<StoredEvent['data']> };
  audit_entry: {
    action: AuditedAction;
    subject_type: AuditSubject;
    before: JSONColumnType<Record<string, unknown>>;
    after: JSONColumnType<Record<string, unknown>>;
    search_text: GeneratedAlways<string>;
  };
  ledger_entry: { kind: EntryKind };
  invoice: { bill_to: JSONColumnType<Invoice['billTo']>; issuer: JSONColumnType<Issuer> };
  payout_terms: { schedule: TermSchedule };
  payout_run: { schedule: RunSchedule; status: RunStatus };
  payout_file: { format: PayoutFileFormat; originator: JSONColumnType<FileOriginator> };
  payout: { status: PayoutStatus; method_kind: PaymentKind };
  payout_run_item: { method_kind: PaymentKind };
  payout_run_skip: { verdict: RunVerdict; method_kind: PaymentKind };
  payout_line: { kind: EntryKind };
  tax_form: { kind: TaxFormKind };
  bank_transfer: { origin: TransferOrigin; state: TransferState };
  outside_line: { place: Place };
  difference: { place: Place; kind: DifferenceKind; state: DifferenceState };
  invoice_line: { kind: InvoiceLineKind; campaign: JSONColumnType<Invoice['lines'][number]['campaign']> };
  call: {
    status: CallStatus;
    outcome: Outcome;
    reason: Reason;
    billing: Billing;
    decision: JSONColumnType<StoredDecision>;
    reservation: JSONColumnType<ReservationSnapshot>;
    ended_by: EndedBy;
    dispute: JSONColumnType<Dispute>;
    attribution: JSONColumnType<StoredAttribution>;
    rare_reason: GeneratedAlways<Reason | null>;
  };
  call_event: { data: JSONColumnType<Record<string, unknown>> };
  conversion: {
    source: ConversionSource;
    subs: JSONColumnType<Record<string, string>>;
    status: ReportedStatus;
    pricing: JSONColumnType<ConversionPricing>;
    billing: Billing;
    reason: UnbilledReason;
    dispute: JSONColumnType<Dispute>;
  };
  conversion_event: { kind: ConversionStep; data: JSONColumnType<ConversionEventData> };
  erasure: { kind: ContactKind };
  lead: {
    way: LeadWay;
    subs: JSONColumnType<Record<string, string>>;
    status: LeadStatus;
    reason: LeadReason;
    decision: JSONColumnType<StoredLeadDecision>;
    reservation: JSONColumnType<LeadSnapshot>;
    billing: LeadBilling;
    dispute: JSONColumnType<LeadReturn>;
  };
  lead_event: { kind: LeadStep; data: JSONColumnType<LeadEventData> };
  postback_received: { method: 'GET' | 'POST'; parameters: JSONColumnType<Record<string, string>>; code: KeptRefusal };
  api_key: { mode: KeyMode; scopes: Scope[]; addresses: string[] };
  carrier_account: { kind: CarrierKind; check_failure: Exclude<CarrierFault, 'number_gone'> | null };
  number_order: { state: OrderState; failure: CarrierFault | null; origin: 'admin' | 'refill' };
  number_refill: { hindrance: RefillHindrance };
  tracking_number: { drift: NumberDrift | null };
  carrier_call_difference: { kind: CallDifference; done: DifferenceStep };
  webhook_endpoint: { kind: EndpointKind; types: WebhookType[]; state: EndpointState };
  postback_address: { method: PostbackMethod };
  webhook_delivery: { state: DeliveryState };
  waiting_decision: { decision: Decision };
  list_layout: { list: WorkList };
  list_view: { list: WorkList };
  report_view: { panel: CallView; question: JSONColumnType<Record<string, string>> };
  report_schedule: { cadence: Cadence };
  report_mailing: { state: MailingState };
  report_alert: { kind: AlertKind };
  webhook_try: { failure: TryFailure };
  lead_way: { kind: WayKind; settings: JSONColumnType<WaySettings> };
  lead_delivery: { state: LeadDeliveryState };
  lead_try: { failure: LeadTryFailure };
  idempotency_claim: { mode: KeyMode };
  postback_token: { state: TokenState };
  click: { verdict: ClickVerdict; device: Device | null };
  carrier_event: { event: JSONColumnType<CarrierEvent> };
  recording: { state: RecordingState };
  funding_method: { kind: FundingKind };
  method_request: { status: CheckoutStatus };
  payment: { origin: PaymentOrigin; status: PaymentStatus };
  auto_recharge: { stopped_because: RechargeStop };
  refund: { status: RefundStatus };
  chargeback: { status: ChargebackStatus };
  unbooked_payment: { reason: UnbookedReason };
  gateway_event: { object: GatewayObject };
}

/** PostgreSQL takes every column of a view for nullable: they are as in the tables they come from. */
interface Views {
  account_with_person: ViewOf<
    Tables['account_with_person'],
    Omit<NarrowedTables['account'], 'email'> &
      Omit<NarrowedTables['profile'], 'id' | 'created_at' | 'updated_at'> & { user_id: string }
  >;
  campaign_with_terms: ViewOf<
    Tables['campaign_with_terms'],
    NarrowedTables['campaign'] &
      Pick<NarrowedTables['campaign_version'], 'terms' | 'texts'> & { taken_when: TakenWhen | null }
  >;
}

type ViewOf<View, Source extends Record<keyof View, unknown>> = {
  [Column in keyof View]: ColumnType<SelectType<Source[Column]>, never, never>;
};

type NarrowedBy<Given extends OnlyColumns<Given>> = {
  [Table in keyof Tables]: Table extends keyof Given ? NarrowedTable<Tables[Table], Given[Table]> : Tables[Table];
};

/** What narrows a column that is no longer there does not compile. */
type OnlyColumns<Given> = {
  [Table in keyof Given]: Table extends keyof Tables
    ? { [Column in keyof Given[Table]]: Column extends keyof Tables[Table] ? unknown : never }
    : never;
};

type NarrowedTable<Table, Columns> = {
  [Column in keyof Table]: Column extends keyof Columns
    ? NarrowedColumn<Table[Column], Columns[Column]>
    : Table[Column];
};

/** A column that says itself how it is written (JSON goes in as text) is taken as it is. */
type NarrowedColumn<Column, Value> = Column extends null
  ? null
  : [Value] extends [ColumnType<unknown, unknown, unknown>]
    ? Value
    : Column extends ColumnType<unknown, unknown, unknown>
      ? Generated<Value>
      : Value;

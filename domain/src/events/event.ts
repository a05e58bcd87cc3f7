import type { AlertKind } from '../alert-kind.ts';
import type { AuditFacts } from '../audit/audit-facts.ts';
import type { AuditSubject } from '../audit/audit-subject.ts';
import type { AuditedAction } from '../audit/audited-action.ts';
import type { DunningStep } from '../billing/invoice-status.ts';
import type { Billing } from '../calls/call.ts';
import type { CampaignType, CapPeriod } from '../campaigns/terms.ts';
import type { AppealOutcome, AppealSide } from '../disputes/appeal.ts';
import type { DisputeSide } from '../disputes/dispute.ts';
import type { Language } from '../identity/account.ts';
import type { ReturnReason } from '../leads/lead.ts';
import type { RechargeStop } from '../payments/auto-recharge.ts';
import type { PaymentOrigin } from '../payments/payment.ts';
import type { UnbookedReason } from '../payments/unbooked.ts';
import type { SaleKind } from '../sale-kind.ts';

/** What nobody has to answer for in the audit log, but others follow. */
export const UNAUDITED_EVENTS = [
  'account.registered',
  'account.password-changed',
  'email-change.requested',
  'email-change.cancelled',
  'session.ended',
  'notification.read',
  'application.waiting', // a decision about it waits some seconds, or does no more
  'pool.empty', // an approval waits for a number
  'carrier-account.drifted', // a check found something that was not as it should be
  'campaign.cap-reached', // no more calls for the rest of the day or month
  'invoice.issued',
  'invoice.due', // the balance did not pay it, and its days are over
  'invoice.paused-campaigns', // nobody paid it for long
  'invoice.paid', // later money has covered it
  'balance.low', // at today's pace it runs out soon
  'alert.raised', // what somebody asked to be told of
  'payment.started',
  'payment.succeeded',
  'payment.declined',
  'payment.canceled',
  'payment.unbooked', // money came that is nobody's in the books
  'funding-method.added',
  'auto-recharge.stopped',
  'refund.succeeded',
  'refund.failed',
  'chargeback.opened',
  'chargeback.won',
  'chargeback.lost',
  'balance.below-floor',
  'recording.stored',
  'recording.failed',
  'call.arrived',
  'call.refused',
  'call.connected',
  'call.target-failed',
  'call.ended',
  'call.approved', // nobody disputed it in time
  'call.corrected', // one of a set
  'conversion.accepted',
  'conversion.changed', // by a later postback, or because money came that it waited for
  'conversion.approved', // nobody disputed it in time
  'conversion.corrected', // one of a set
  'lead.accepted',
  'lead.pending', // it counts once its delivery is accepted
  'lead.rejected', // or a duplicate
  'lead.approved', // nobody returned it in time
  'lead.corrected', // one of a set
  'postback.received',
  'correction.applied', // for each account that has something in the set
  'bonus.given',
  'webhook.paused', // it failed for a day
  'payout-run.frozen', // a large one, a while after its approval
] as const;

export type EventType = AuditedAction | (typeof UNAUDITED_EVENTS)[number];

/** What it happened to, by the name it had then: it may be renamed or gone when somebody reads of it. */
export type EventSubject = { type: AuditSubject; id: string; name: string };

/** What was and what is, by the names the audit log has words for; the rest only tells its mail. */
type Remembered<Type extends EventType> = Type extends AuditedAction
  ? AuditFacts<Type>
  : Type extends 'email-change.requested'
    ? { email?: unknown }
    : never;

/** Ids, and what the audit must remember. No secrets, and nothing personal of a caller or a lead. */
type AuditData<Type extends EventType> = {
  before?: Remembered<Type> | undefined;
  after?: Remembered<Type> | undefined;
  reason?: string | null | undefined;
};

type Title = Record<Language, string>;
type Person = { userId: string };
type TicketFacts = {
  ownerId: string | null;
  by: 'visitor' | 'owner' | 'team';
  /** Of the team, and the owner all the same: an admin who wrote to us through the contact form. */
  isOwn?: boolean;
  replyId?: string;
};
type CampaignFacts = { advertiserId: string; advertiserName: string; publicId: string; title: Title };
type MaterialFacts = { advertiserId: string };
type AddedMaterialFacts = { publicId: string; title: Title };
/** `of`: what it counts; events of before tell of calls. */
type CapFacts = { period: CapPeriod; cap: number; of?: CampaignType };
type ApplicationFacts = {
  publisherId: string;
  advertiserId: string;
  publisherName: string;
  publicId: string;
  title: Title;
  status: string;
};
type TransferFacts = { advertiserId: string | null; advertiserName: string | null; amountCents: number };
export type OpenInvoiceFacts = {
  invoiceId: string;
  number: string;
  advertiserName: string;
  openCents: number;
  dueOn: string;
};
type DueFacts = OpenInvoiceFacts & { step: DunningStep };
type PausedFacts = OpenInvoiceFacts & { campaigns: number };
type PaidFacts = Omit<OpenInvoiceFacts, 'openCents'> & { wasPaused: boolean };
type AlertFacts = {
  alertId: string;
  kind: AlertKind;
  value: number;
  limit: number;
  campaign: { id: string; title: Title } | null;
  /** By which ways its owner wants to hear of it. */
  byMail: boolean;
  byBell: boolean;
  byWebhook: boolean;
};
type LowFacts = { availableCents: number; hoursLeft: number; runsOutAt: string | null };
/** Null: at once. */
type MethodFacts = { countsFrom: string | null };
/** `failed`: the carrier did not let us look. */
type DriftFacts = { mended: number; missing: number; failed: boolean };
type NumberFacts = { publisherId: string; advertiserId: string | null; applicationId: string; title: Title };
export type CallFacts = { publisherId: string | null; advertiserId: string | null; campaignId: string | null };
type EndedCallFacts = CallFacts & { billing: Billing };
/** `payoutCents`: what the publisher had of it. */
/** `credit`: what of its price, and of its payout, went back, where it was only a part. */
type DecisionFacts = CallFacts & {
  billing: string;
  reasonForPublisher: string | null;
  payoutCents?: number;
  credit?: { priceCents: number; payoutCents: number };
};
/** As the last decision left it. */
type AppealDecisionFacts = CallFacts & {
  outcome: AppealOutcome;
  billing: Billing;
  reasonForPublisher: string | null;
  /** What it costs and earns since, where a part was given. */
  part?: { priceCents: number; payoutCents: number };
};
/** Those of a test have no publisher, and change nothing that is counted. */
type ConversionFacts = CallFacts & { billing: Billing };
/** `callId`: the call it came from, if it was one. */
type AcceptedFacts = ConversionFacts & { payoutCents: number; callId?: string };
/** Those of a conversion that changed say where it stood. */
type ChangedFacts = ConversionFacts & { was: { billing: Billing; payoutCents: number }; payoutCents: number };
/** A test changes nothing that is counted. */
type LeadFacts = CallFacts & { isTest: boolean; billing: Billing; payoutCents: number };
type PostbackFacts = { advertiserId: string; campaignId: string; postbackId: string };
/** What it changes in the activity of its campaign; `billing` says where it stands now, if that is somewhere else. */
type CorrectedFacts = CallFacts & { change: { sold: number; payoutCents: number }; billing?: Billing };
/** What it brings one account, or takes: an advertiser prices, a publisher payouts. */
type AppliedFacts = { side: 'advertiser' | 'publisher'; sold: SaleKind; items: number; amountCents: number };
type BonusFacts = { amountCents: number };

type PaymentFacts = { paymentId: string; origin: PaymentOrigin; amountCents: number };
type UnbookedFacts = { intentRef: string; amountCents: number; currency: string; because: UnbookedReason };
type StopFacts = { amountCents: number; because: RechargeStop; declineCode: string | null };
type RefundFacts = { paymentId: string; refundId: string; amountCents: number };
type ChargebackFacts = { paymentId: string; disputeRef: string; amountCents: number; isWithdrawn: boolean };
type BelowFloorFacts = { balanceCents: number; floorCents: number; pausedCampaigns: number };

type RunFacts = { runId: string; number: number; publishers: number; amountCents: number };
/** Whose early payout it would have been, where somebody else called it off. */
type CancelledRunFacts = { number: number; askedBy: string | null };
type PayoutFacts = {
  publisherId: string;
  runId: string;
  /** What people call it. */
  number: string;
  amountCents: number;
  /** Enough to recognize where it went. */
  methodHint: string;
};

type Named<Area extends string> = Extract<EventType, `${Area}.${string}`>;
type PersonEvent = Named<'email-change'> | 'account.change-email' | 'account.password-changed';
type OwnEvent = 'session.ended' | 'notification.read' | Named<'account-view'>;
type PaymentEvent = Exclude<Named<'payment'>, 'payment.unbooked' | 'payment.refund'>;
type RecordingEvent = Exclude<Named<'recording'>, 'recording.listen'>;

/** What else subscribers need to know, by type, so that they rarely have to ask. */
type Facts = Record<PersonEvent | OwnEvent, Person> &
  Record<Named<'ticket'>, TicketFacts> &
  Record<Named<'campaign'>, CampaignFacts> &
  Record<'campaign.cap-reached', CapFacts> &
  Record<Named<'material'>, MaterialFacts> &
  Record<'material.add', AddedMaterialFacts> &
  Record<'invoice.issued', { invoiceId: string }> &
  Record<Named<'application'>, ApplicationFacts> &
  Record<'number.assign' | 'number.release' | 'number.set-pool', NumberFacts> &
  Record<Exclude<Named<'transfer'>, 'transfer.import'>, TransferFacts> &
  Record<'invoice.due', DueFacts> &
  Record<'invoice.paused-campaigns', PausedFacts> &
  Record<'invoice.paid', PaidFacts> &
  Record<'balance.low', LowFacts> &
  Record<'alert.raised', AlertFacts> &
  Record<'payment-method.change', MethodFacts> &
  Record<'pool.empty', { title: Title; waiting: number }> &
  Record<'carrier-account.drifted', DriftFacts> &
  Record<
    Exclude<Named<'call'>, 'call.test' | 'call.decide' | 'call.ended' | 'call.corrected'> | RecordingEvent,
    CallFacts
  > &
  Record<'dispute.write', CallFacts & { side: DisputeSide; messageId: string }> &
  Record<'dispute.appeal', CallFacts & { side: AppealSide; messageId: string }> &
  Record<'dispute.decide-appeal', AppealDecisionFacts> &
  Record<'call.ended', EndedCallFacts> &
  Record<'conversion.accepted', AcceptedFacts> &
  Record<'conversion.changed', ChangedFacts> &
  Record<'conversion.approved' | 'conversion.dispute', CallFacts> &
  Record<'conversion.decide', DecisionFacts> &
  Record<'lead.accepted' | 'lead.pending' | 'lead.rejected', LeadFacts> &
  Record<'lead.approved', CallFacts> &
  Record<'lead.return', CallFacts & { returned: ReturnReason }> &
  Record<'lead.decide', DecisionFacts> &
  Record<'lead-form.save', MaterialFacts> &
  Record<'postback.received', PostbackFacts> &
  Record<`${SaleKind}.corrected`, CorrectedFacts> &
  Record<'correction.applied', AppliedFacts> &
  Record<'bonus.given', BonusFacts> &
  Record<PaymentEvent, PaymentFacts> &
  Record<'payment.unbooked', UnbookedFacts> &
  Record<'auto-recharge.stopped', StopFacts> &
  Record<Named<'refund'> | 'payment.refund', RefundFacts> &
  Record<Named<'chargeback'>, ChargebackFacts> &
  Record<'balance.below-floor', BelowFloorFacts> &
  Record<'payout-run.propose' | 'payout-run.approve', RunFacts> &
  Record<'payout-run.frozen', RunFacts & { leftOut: number }> &
  Record<'payout-run.cancel', CancelledRunFacts> &
  Record<'payout.mark-sent' | 'payout.retry', PayoutFacts> &
  Record<'payout.mark-failed', PayoutFacts & { isReturned: boolean }> &
  Record<'api-key.revoke', { byItself: boolean }> &
  Record<'call.decide', DecisionFacts>;

type NewEventOf<Type extends EventType> = { type: Type; subject: EventSubject } & AuditData<Type> &
  (Type extends keyof Facts ? { facts: Facts[Type] } : { facts?: undefined });

/** What a command tells of what it did. */
export type NewEvent = { [Type in EventType]: NewEventOf<Type> }[EventType] & {
  /** Whose it is; without one, the network's. */
  accountId?: string | null;
  /** When, if not when its actor acts. */
  at?: Date;
};

/** The same in its place among all others, as subscribers read it. */
export type StoredEvent<Type extends EventType = EventType> = Type extends EventType
  ? {
      position: number;
      id: number;
      at: Date;
      type: Type;
      subject: EventSubject;
      accountId: string | null;
      actor: { id: string | null; name: string; address: string | null };
      data: AuditData<Type> & (Type extends keyof Facts ? Facts[Type] : unknown);
    }
  : never;

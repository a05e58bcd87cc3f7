import { REASONS } from '@callstead/domain/calls/call';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '@callstead/domain/campaigns/terms';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import { UNTAKEN_REASONS } from '@callstead/domain/leads/lead';
import { PAYOUT_OBSTACLES } from '@callstead/domain/payouts/next-payout';
import { ANOMALIES } from '@callstead/domain/reports/movers';
import * as z from 'zod';
import { Hours } from '../campaigns/offers.ts';

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);
const Zone = z.string().refine(isTimeZone).catch('UTC').default('UTC');
const Count = z.number().int();
const Cents = z.number().int();

export const DashboardQuery = z.object({
  /** Whose figures an admin looks at; without it everybody's. */
  account: z.uuid().optional().catch(undefined),
  /** From this moment on, and before that one; without them everything. */
  from: Moment,
  to: Moment,
  /** Whose days they are. */
  zone: Zone,
});
export type DashboardQuery = z.infer<typeof DashboardQuery>;

/** Calls and leads are dated by their arrival, and so is their money; what was refused afterwards counts nothing, nor do tests. */
export const Figures = z.object({
  /** Incoming. */
  calls: Count,
  /** Leads received, whatever became of them. */
  leadsIn: Count,
  /** Whatever was charged and not taken back: qualified calls, accepted leads, conversions. */
  leads: Count,
  /** What they bring the publisher, or cost the advertiser. */
  amountCents: Cents,
});
export type Figures = z.infer<typeof Figures>;

const Sold = z.object({ calls: Count, leads: Count, conversions: Count });

/** What `leads` are, and of what visits a conversion rate is the share. */
const parts = {
  sold: Sold,
  /** Calls, leads and clicks with something sold, each once. */
  conversions: Count,
  /** Forms of ours that were opened, by each visitor once a day. */
  formVisits: Count,
  /** Clicks that left for a page which is not ours. */
  outsideClicks: Count,
};

export const PeriodFigures = Figures.extend({
  ...parts,
  /** As many days before, as far as this period has come; null where it has no beginning. */
  before: Figures.nullable(),
  /** Piece by piece from the first day to the last: days, or a few days each where there are many. */
  series: z.array(Figures),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** Slots of calls that are not over, and of leads that are not delivered, may still be given back. */
export const CapUse = z.object({
  /** Null: no limit. */
  cap: Count.nullable(),
  used: Count,
  inFlight: Count,
});
export type CapUse = z.infer<typeof CapUse>;

/** What leads a publisher to the first call, and which of it is done. */
const FirstSteps = z.object({
  applied: z.boolean(),
  /** Somebody approved it: there is a number, a link or a form. */
  joined: z.boolean(),
  /** Their number was rung, or their form opened, to see that it works. */
  tested: z.boolean(),
  hasPaymentMethod: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

/** A campaign somebody joined, and what it brought them in the last seven days, today included. */
export const JoinedCampaign = z.object({
  publicId: z.string(),
  titles: z.object({ en: z.string(), es: z.string() }),
  type: z.enum(CAMPAIGN_TYPES),
  status: z.enum(CAMPAIGN_STATUSES),
  hours: Hours,
  /** Of a campaign for calls; null until one is free. */
  trackingNumber: z.string().nullable(),
  /** Calls and leads that came. */
  came: Count,
  cameToday: Count,
  /** Qualified calls and accepted leads among them; null of none. */
  qualifyRate: z.number().nullable(),
  epcCents: Cents.nullable(),
  amountCents: Cents,
  /** What each of the days brought. */
  days: z.array(Cents),
  /** Of the campaign's own day, whoever used it. */
  today: CapUse,
});
export type JoinedCampaign = z.infer<typeof JoinedCampaign>;

export const PublisherDashboard = z.object({
  /** Null once a call or a lead has come, and for everybody together. */
  firstSteps: FirstSteps.nullable(),
  /** What they joined, the most earning first; none for everybody together. */
  campaigns: z.array(JoinedCampaign),
  period: PeriodFigures,
  /** Today in the zone, and yesterday up to the same time. */
  today: z.object({ amountCents: Cents, beforeCents: Cents, sold: Sold }),
  /** Why calls of the period were not paid, the most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(REASONS), calls: Count })),
  /** And why leads were not taken. */
  leadReasons: z.array(z.object({ reason: z.enum(UNTAKEN_REASONS), leads: Count })),
  /** What stands now, whatever the period. */
  applications: Count,
  openTickets: Count,
  earnings: z.object({
    heldCents: Cents,
    payableCents: Cents,
    payingCents: Cents,
    /** Null for everybody together. */
    nextPayout: z
      .object({
        at: z.iso.datetime(),
        thresholdCents: Cents,
        amountCents: Cents,
        waitsFor: z.enum(PAYOUT_OBSTACLES).nullable(),
      })
      .nullable(),
  }),
});
export type PublisherDashboard = z.infer<typeof PublisherDashboard>;

/** How far a campaign has come today, which is the day in its own zone. */
export const CampaignMeter = z.object({
  id: z.uuid(),
  publicId: z.string(),
  titles: z.object({ en: z.string(), es: z.string() }),
  hours: Hours,
  /** When today's counts start again. */
  resetsAt: z.iso.datetime(),
  /** Whether it counts calls or leads. */
  type: z.enum(CAMPAIGN_TYPES),
  /** Of its day, and of its month. */
  daily: CapUse,
  monthly: CapUse,
  dailyBudgetCents: Cents.nullable(),
  /** Charged or reserved today. */
  spentCents: Cents,
});
export type CampaignMeter = z.infer<typeof CampaignMeter>;

/** One thing that waits for a decision or an answer. */
const WaitingItem = z.object({
  id: z.string(),
  /** Who asks: an applicant, an account, a sender; null where nobody does. */
  who: z.string().nullable(),
  /** The campaign it is about. */
  campaign: z.object({ publicId: z.string(), titles: z.object({ en: z.string(), es: z.string() }) }).nullable(),
  /** What somebody wrote: a subject, the reason of a dispute. */
  note: z.string().nullable(),
  /** What an advertiser pays for it. */
  amountCents: Cents.nullable(),
  since: z.iso.datetime(),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

/** How many there are, and the oldest of them. */
const Queue = z.object({ count: Count, oldest: z.array(WaitingItem) });
export type Queue = z.infer<typeof Queue>;

export const AdvertiserDashboard = z.object({
  /** Publishers who ask to join. */
  applications: Queue,
  period: PeriodFigures,
  activeCampaigns: Count,
  /** Of the active campaigns those that spent most today. */
  meters: z.array(CampaignMeter),
});
export type AdvertiserDashboard = z.infer<typeof AdvertiserDashboard>;

export const OverviewQuery = z.object({ zone: Zone });

const DayFigures = z.object({ calls: Count, leadsIn: Count, leads: Count, revenueCents: Cents, marginCents: Cents });
export type DayFigures = z.infer<typeof DayFigures>;

export const AdminOverview = z.object({
  liveCalls: Count,
  /** Today in the zone, and yesterday up to the same time. */
  today: DayFigures.extend({ ...parts, before: DayFigures }),
  /** The last two weeks, today being the last. */
  days: z.array(DayFigures),
  /** What waits for somebody to decide or to answer. */
  waiting: z.object({
    accounts: Queue,
    campaigns: Queue,
    applications: Queue,
    disputedCalls: Queue,
    reviewCalls: Queue,
    disputedConversions: Queue,
    reviewConversions: Queue,
    disputedLeads: Queue,
    openTickets: Queue,
  }),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

/** A publisher or a campaign, by what reports are narrowed to it. */
const Named = z.object({ of: z.enum(['publisher', 'campaign']), value: z.string(), name: z.string() });

export const MoversQuery = z.object({ zone: Zone, language: z.enum(LANGUAGES).catch('es').default('es') });

/** The last seven days, today included, against the seven before. */
export const Movers = z.object({
  /** Whose revenue changed most. */
  movers: z.array(Named.extend({ nowCents: Cents, beforeCents: Cents })),
  /** Whose share of something unwanted is far above everybody's. */
  anomalies: z.array(Named.extend({ kind: z.enum(ANOMALIES), rate: z.number(), usual: z.number() })),
});
export type Movers = z.infer<typeof Movers>;

/** How many things wait for whoever asks, by the list they stand in. */
export const WaitingCounts = z.object({
  accounts: Count,
  campaigns: Count,
  applications: Count,
  /** For admins those in review; for publishers the disputed ones that wait for an answer of theirs, as with leads and conversions. */
  calls: Count,
  leads: Count,
  conversions: Count,
  /** Of all kinds, those an admin may decide: answered, or not in time. */
  disputes: Count,
  /** For admins those nobody answered, for everybody else their own that wait for an answer of theirs. */
  tickets: Count,
});
export type WaitingCounts = z.infer<typeof WaitingCounts>;

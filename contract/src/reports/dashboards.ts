import { REASONS } from '@callstead/domain/calls/call';
import { CAMPAIGN_TYPES } from '@callstead/domain/campaigns/terms';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import { UNTAKEN_REASONS } from '@callstead/domain/leads/lead';
import { PAYOUT_OBSTACLES } from '@callstead/domain/payouts/next-payout';
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

export const PublisherDashboard = z.object({
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

/** Slots of calls that are not over, and of leads that are not delivered, may still be given back. */
const CapUse = z.object({
  /** Null: no limit. */
  cap: Count.nullable(),
  used: Count,
  inFlight: Count,
});
export type CapUse = z.infer<typeof CapUse>;

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

export const AdvertiserDashboard = z.object({
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
    accounts: Count,
    campaigns: Count,
    applications: Count,
    disputedCalls: Count,
    reviewCalls: Count,
    disputedConversions: Count,
    reviewConversions: Count,
    disputedLeads: Count,
    openTickets: Count,
  }),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

import { REASONS } from '@callstead/domain/calls/call';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
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

/** Calls are dated by their arrival, and so is their money; what was refused afterwards counts nothing. */
export const Figures = z.object({
  /** Incoming. */
  calls: Count,
  /** Qualified, and not taken back. */
  leads: Count,
  /** What they bring the publisher, or cost the advertiser. */
  amountCents: Cents,
});
export type Figures = z.infer<typeof Figures>;

export const PeriodFigures = Figures.extend({
  /** As many days before, as far as this period has come; null where it has no beginning. */
  before: Figures.nullable(),
  /** Piece by piece from the first day to the last: days, or a few days each where there are many. */
  series: z.array(Figures),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

export const PublisherDashboard = z.object({
  period: PeriodFigures,
  /** Today in the zone, and yesterday up to the same time. */
  today: z.object({ amountCents: Cents, beforeCents: Cents }),
  /** Why calls of the period were not paid, the most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(REASONS), calls: Count })),
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
  /** Null: no limit. Slots of calls in flight may still be given back. */
  dailyCap: Count.nullable(),
  slotsUsed: Count,
  slotsInFlight: Count,
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

const DayFigures = z.object({ calls: Count, leads: Count, revenueCents: Cents, marginCents: Cents });
export type DayFigures = z.infer<typeof DayFigures>;

export const AdminOverview = z.object({
  liveCalls: Count,
  /** Today in the zone, and yesterday up to the same time. */
  today: DayFigures.extend({ before: DayFigures }),
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

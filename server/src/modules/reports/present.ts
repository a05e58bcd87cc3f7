import type {
  AdminOverview,
  CampaignMeter,
  DayFigures,
  Figures,
  PeriodFigures,
  PublisherDashboard,
} from '@callstead/contract/reports/dashboards';
import { addDays } from '@callstead/domain/calendar-day';
import type { NextPayout } from '@callstead/domain/payouts/next-payout';
import { startOfLocalDay } from '@callstead/domain/zone-clock';
import type { ReadFigures } from './figures.ts';
import type { DayCount, listBusyCampaigns, Sums } from './queries.ts';

/** What an amount is depends on who looks: a publisher earns the payout, an advertiser pays the price. */
type Side = 'payoutCents' | 'priceCents';

export function presentPeriod({ series, before }: ReadFigures, side: Side): PeriodFigures {
  const pieces = series.map((piece) => presentFigures(piece, side));
  return { ...pieces.reduce(add), before: before && presentFigures(before, side), series: pieces };
}

const presentFigures = (sums: Sums, side: Side): Figures => ({
  calls: sums.calls,
  leads: sums.leads,
  amountCents: sums[side],
});

const add = (a: Figures, b: Figures): Figures => ({
  calls: a.calls + b.calls,
  leads: a.leads + b.leads,
  amountCents: a.amountCents + b.amountCents,
});

export type Earnings = { balances: Record<string, number>; next: (NextPayout & { thresholdCents: number }) | null };

export const presentEarnings = ({ balances, next }: Earnings): PublisherDashboard['earnings'] => ({
  heldCents: balances.held ?? 0,
  payableCents: balances.payable ?? 0,
  payingCents: balances.paying ?? 0,
  nextPayout: next && { ...next, at: next.at.toISOString() },
});

type BusyCampaign = Awaited<ReturnType<typeof listBusyCampaigns>>[number];

export function presentMeter(campaign: BusyCampaign, day: string, count: DayCount): CampaignMeter {
  const { hours, caps, budget } = campaign.terms;
  return {
    id: campaign.id,
    publicId: campaign.public_id,
    titles: { en: campaign.title_en, es: campaign.title_es },
    hours: structuredClone(hours) as CampaignMeter['hours'], // the stored ones are read-only to the types alone
    resetsAt: startOfLocalDay(addDays(day, 1), hours.zone).toISOString(),
    dailyCap: caps.daily,
    slotsUsed: count.slots - count.inFlight,
    slotsInFlight: count.inFlight,
    dailyBudgetCents: budget.dailyCents,
    spentCents: count.spentCents,
  };
}

const presentDay = ({ calls, leads, priceCents, payoutCents }: Sums): DayFigures => ({
  calls,
  leads,
  revenueCents: priceCents,
  marginCents: priceCents - payoutCents,
});

type Overview = Pick<AdminOverview, 'liveCalls' | 'waiting'> & { today: { now: Sums; before: Sums }; days: Sums[] };

export const presentOverview = ({ liveCalls, today, days, waiting }: Overview): AdminOverview => ({
  liveCalls,
  today: { ...presentDay(today.now), before: presentDay(today.before) },
  days: days.map(presentDay),
  waiting,
});

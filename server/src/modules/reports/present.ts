import type {
  AdminOverview,
  CampaignMeter,
  CapUse,
  DayFigures,
  Figures,
  PeriodFigures,
  PublisherDashboard,
} from '@callstead/contract/reports/dashboards';
import { addDays } from '@callstead/domain/calendar-day';
import type { Reason } from '@callstead/domain/calls/call';
import { hoursTaken } from '@callstead/domain/campaigns/hours';
import type { UntakenReason } from '@callstead/domain/leads/lead';
import type { NextPayout } from '@callstead/domain/payouts/next-payout';
import { addCounts } from '@callstead/domain/reports/counts';
import { startOfLocalDay } from '@callstead/domain/zone-clock';
import type { ReadFigures, ReasonCount, Sums } from './figures.ts';
import type { DayCount, listBusyCampaigns, SlotCount } from './queries.ts';

/** What an amount is depends on who looks: a publisher earns the payout, an advertiser pays the price. */
type Side = 'payoutCents' | 'revenueCents';

export function presentPeriod({ series, before }: ReadFigures, side: Side): PeriodFigures {
  const total = series.reduce(addCounts);
  return {
    ...presentFigures(total, side),
    ...presentParts(total),
    before: before && presentFigures(before, side),
    series: series.map((piece) => presentFigures(piece, side)),
  };
}

const presentFigures = (sums: Sums, side: Side): Figures => ({ ...presentCounts(sums), amountCents: sums[side] });

const presentCounts = (sums: Sums) => ({
  calls: sums.incoming,
  leadsIn: sums.leadsIn,
  leads: sums.sold,
});

const presentParts = (sums: Sums) => ({
  sold: { calls: sums.soldCalls, leads: sums.soldLeads, conversions: sums.sold - sums.soldCalls - sums.soldLeads },
  conversions: sums.conversions,
  formVisits: sums.formVisits,
  outsideClicks: sums.outsideClicks,
});

const MOST_REASONS = 6;

/** The most frequent ones. */
export const presentReasons = (
  reasons: readonly ReasonCount[],
): Pick<PublisherDashboard, 'reasons' | 'leadReasons'> => ({
  reasons: mostOf(reasons, 'calls').map(({ reason, calls }) => ({ reason: reason as Reason, calls })),
  leadReasons: mostOf(reasons, 'leads').map(({ reason, leads }) => ({ reason: reason as UntakenReason, leads })),
});

const mostOf = (reasons: readonly ReasonCount[], what: 'calls' | 'leads') =>
  reasons
    .filter((each) => each[what] > 0)
    .toSorted((one, other) => other[what] - one[what] || (one.reason < other.reason ? -1 : 1))
    .slice(0, MOST_REASONS);

type Today = { now: Sums; before: Sums };

export const presentToday = ({ now, before }: Today): PublisherDashboard['today'] => ({
  amountCents: now.payoutCents,
  beforeCents: before.payoutCents,
  sold: presentParts(now).sold,
});

export type Earnings = { balances: Record<string, number>; next: (NextPayout & { thresholdCents: number }) | null };

export const presentEarnings = ({ balances, next }: Earnings): PublisherDashboard['earnings'] => ({
  heldCents: balances.held ?? 0,
  payableCents: balances.payable ?? 0,
  payingCents: balances.paying ?? 0,
  nextPayout: next && { ...next, at: next.at.toISOString() },
});

type BusyCampaign = Awaited<ReturnType<typeof listBusyCampaigns>>[number];

/** The stored ones are read-only to the types alone. */
export const presentHours = (campaign: Parameters<typeof hoursTaken>[0]) =>
  structuredClone(hoursTaken(campaign)) as CampaignMeter['hours'];

export function presentMeter(campaign: BusyCampaign, day: string, count: DayCount): CampaignMeter {
  const { hours, caps, budget } = campaign.terms;
  return {
    id: campaign.id,
    publicId: campaign.public_id,
    titles: { en: campaign.title_en, es: campaign.title_es },
    hours: presentHours(campaign),
    resetsAt: startOfLocalDay(addDays(day, 1), hours.zone).toISOString(),
    type: campaign.type,
    daily: presentUse(caps.daily, count.day),
    monthly: presentUse(caps.monthly, count.month),
    dailyBudgetCents: budget.dailyCents,
    spentCents: count.spentCents,
  };
}

export const presentUse = (cap: number | null, { slots, inFlight }: SlotCount): CapUse => ({
  cap,
  used: slots - inFlight,
  inFlight,
});

const presentDay = (sums: Sums): DayFigures => ({
  ...presentCounts(sums),
  revenueCents: sums.revenueCents,
  marginCents: sums.revenueCents - sums.payoutCents,
});

type Overview = Pick<AdminOverview, 'liveCalls' | 'waiting'> & { today: Today; days: Sums[] };

export const presentOverview = ({ liveCalls, today, days, waiting }: Overview): AdminOverview => ({
  liveCalls,
  today: { ...presentDay(today.now), ...presentParts(today.now), before: presentDay(today.before) },
  days: days.map(presentDay),
  waiting,
});

import { assert } from '@callstead/domain/assert';
import type { Reason } from '@callstead/domain/calls/call';
import { type Chance, chanceFrom } from '../../telephony/simulator/chance.ts';
import { addDays, dateOf, firstDate, momentOn, monthOf } from './calendar.ts';
import { type Callers, createCallers } from './callers.ts';
import { ARCHIVED_DAILY_CAP, type CampaignKey, PRICES } from './campaigns.ts';
import { choosePrices } from './choose-prices.ts';
import { type PayeeAction, payeeActions } from './payees.ts';
import { drawPublisher, NETWORK_OFFERS } from './people.ts';
import {
  aClosedMoment,
  aNetworkCall,
  aQualifiedCall,
  aWrong,
  aWrongCall,
  BLOCKED_CALLERS,
  type HistoryCall,
} from './plan-calls.ts';
import { type HistoryLead, type LeadAction, planLeads } from './plan-leads.ts';
import { type HistoryVisit, planVisits } from './plan-visits.ts';
import { CALL_MARGIN_MS, FIGURES, historyEnd, type Period, type Span, splitHistory } from './split-history.ts';
import type { TopUp } from './top-ups.ts';

/** What people did between calls. */
export type HistoryAction = { at: Date } & (
  | { do: 'open' | 'pause' | 'archive'; campaign: CampaignKey }
  | { do: 'open_network_offers' | 'open_links' | 'report_sales' | 'report_wrongly' }
  | (TopUp & { do: 'top_up'; by: 'transfer' | 'card' })
  | PayeeAction
  | LeadAction
  | { do: 'dispute'; callSid: string; reason: string; isOpen?: boolean }
  | { do: 'decide'; callSid: string; decision: 'approved' | 'refused'; reason: string }
);

export type HistoryPlan = {
  start: Date;
  end: Date;
  calls: readonly HistoryCall[];
  visits: readonly HistoryVisit[];
  leads: readonly HistoryLead[];
  actions: readonly HistoryAction[];
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEED = 12_750;

type Plan = {
  chance: Chance;
  callers: Callers;
  end: Date;
  periods: readonly Period[];
  /** Those who have called again. */
  repeated: Set<HistoryCall>;
};

/** Everything that ever happened, decided before anything is written: the same moment gives the same history. */
export function planHistory(now: Date): HistoryPlan {
  const end = historyEnd(now);
  const chance = chanceFrom(SEED);
  const callers = createCallers(chance, BLOCKED_CALLERS);
  const plan: Plan = { chance, callers, end, periods: splitHistory(end), repeated: new Set() };
  const start = momentOn(firstDate(plan.periods[0]?.month ?? ''), 7 * 60);
  const capDays = plan.periods.map((period) => (isCapped(plan, period) ? aCapDay(period) : undefined));
  const qualified = plan.periods.map((period, index) => qualifiedCalls(plan, period, capDays[index]));
  for (const call of newestOfCurrent(qualified, RECORDINGS)) call.isRecorded = true;
  const refused = refusedCall(plan, capDays);
  const wrong = plan.periods.map((period, index) => wrongCalls(plan, period, capDays[index], qualified.flat()));
  const calls = [...qualified.flat(), refused, ...wrong.flat(), ...networkCalls(plan)];
  const leads = planLeads(end, [...BLOCKED_CALLERS, ...calls.flatMap(({ from }) => from ?? [])]);
  const actions = [
    ...leadTopUps(end, leads.from),
    ...leads.actions,
    ...campaignActions(plan, start),
    ...topUps(plan, start),
    ...disputes(plan, qualified, refused),
    ...payeeActions({ start, end }),
  ];
  const linksFrom = new Date(linksOpenedAt(end).getTime() + 5 * 60_000);
  return {
    start,
    end,
    visits: planVisits({ calls, from: linksFrom, end, leads }),
    leads: leads.leads,
    calls: calls.sort((a, b) => a.at.getTime() - b.at.getTime()),
    actions: actions.sort((a, b) => a.at.getTime() - b.at.getTime()),
  };
}

/** So many of the newest calls can be heard. */
export const RECORDINGS = 12;

function newestOfCurrent(qualified: readonly HistoryCall[][], count: number): HistoryCall[] {
  const current = qualified.flat().filter(({ line }) => line.campaign === 'current');
  return current.sort(byTime).slice(-count);
}

/** The two later months of the archived campaign have a day on which its cap was reached. */
const isCapped = ({ periods }: Plan, period: Period) => period.campaign === 'archived' && period !== periods[0];
const aCapDay = ({ spans }: Period) => spans[Math.floor(spans.length / 2)];

function qualifiedCalls(plan: Plan, period: Period, capDay: Span | undefined): HistoryCall[] {
  const { chance, callers, end } = plan;
  const { campaign, qualified: calls, spentCents: totalCents } = period;
  const prices = choosePrices(chance, { calls, totalCents }, PRICES[campaign]);
  const onCapDay = capDay ? momentsIn(chance, [forenoonOf(capDay)], ARCHIVED_DAILY_CAP) : [];
  const otherDays = momentsIn(chance, without(period.spans, capDay), calls - onCapDay.length);
  return [...onCapDay, ...otherDays].map((at, index) =>
    aQualifiedCall(chance, callers, { campaign, at, end, priceCents: prices[index] ?? 0 }),
  );
}

const CAP_REACHED_SHARE = 0.7;
const forenoonOf = (span: Span): Span => ({ ...span, toMs: shareOf(span, CAP_REACHED_SHARE) });
const eveningOf = (span: Span): Span => ({ ...span, fromMs: shareOf(span, CAP_REACHED_SHARE) + CALL_MARGIN_MS });
const shareOf = ({ fromMs, toMs }: Span, share: number) => fromMs + (toMs - fromMs) * share;
const without = (spans: readonly Span[], left: Span | undefined) => spans.filter((span) => span !== left);

/** Evenly, yet never on the dot: each draws its place in an equal share of the time. */
function momentsIn(chance: Chance, spans: readonly Span[], count: number): Date[] {
  const total = spans.reduce((sum, span) => sum + span.toMs - span.fromMs, 0);
  return Array.from({ length: count }, (_, index) => {
    let left = ((index + chance.next()) / count) * total;
    const span = spans.find(({ fromMs, toMs }) => {
      if (left < toMs - fromMs) return true;
      left -= toMs - fromMs;
      return false;
    });
    assert(span, 'a call has a day on which it comes');
    return new Date(Math.floor(span.fromMs + left));
  });
}

const OVER_CAP = 9;
/** Some still call the number of the campaign that is paused. */
const AFTER_PAUSE_EVERY = 36;

/** As many as it takes for 15 in a hundred to qualify; those of the last thirty days by the hours there were. */
function wrongCalls(plan: Plan, period: Period, capDay: Span | undefined, qualified: HistoryCall[]): HistoryCall[] {
  const { chance, callers, end } = plan;
  const total = wrongsOf(plan, period);
  const overCap = capDay ? momentsIn(chance, [eveningOf(capDay)], OVER_CAP) : [];
  const moments = momentsIn(chance, without(period.spans, capDay), total - overCap.length);
  const make = (reason: Reason, at: Date, campaign = period.campaign) => {
    const earlier = reason === 'duplicate' ? earlierCaller(plan, qualified, campaign, at) : undefined;
    const likely = reason === 'duplicate' && !earlier ? 'too_short' : reason;
    return aWrongCall(chance, callers, {
      campaign,
      line: drawPublisher(chance, campaign),
      at,
      end,
      reason: likely,
      earlier,
    });
  };
  return [
    ...overCap.map((at) => make('over_cap', at)),
    ...moments.map((at, index) => {
      if (period.isRecent && index % AFTER_PAUSE_EVERY === 0) return make('campaign_inactive', at, 'paused');
      const reason = aWrong(chance, period.campaign);
      return make(reason, reason === 'closed' ? aClosedMoment(chance, dateOf(at)) : at);
    }),
  ];
}

const allRecentWrongs = () => FIGURES.last30Days.incoming - FIGURES.last30Days.qualified;

/** Shares of the whole, rounded so that all of them together are the whole. */
function wrongsOf({ periods }: Plan, period: Period): number {
  const alike = periods.filter(({ isRecent }) => isRecent === period.isRecent);
  const weight = (each: Period) =>
    each.isRecent ? each.spans.reduce((sum, span) => sum + span.toMs - span.fromMs, 0) : each.qualified;
  const total = alike.reduce((sum, each) => sum + weight(each), 0);
  const wrongs = period.isRecent ? allRecentWrongs() : FIGURES.incoming - FIGURES.last30Days.incoming - earlierPaid();
  const upTo = (index: number) =>
    Math.round((wrongs * alike.slice(0, index).reduce((sum, each) => sum + weight(each), 0)) / total);
  const index = alike.indexOf(period);
  return upTo(index + 1) - upTo(index);
}

/** Qualified before the last thirty days: those that stand, and the one that was refused. */
const earlierPaid = () => FIGURES.qualified - FIGURES.last30Days.qualified + 1;

const REPEATS_AFTER_MS = 2 * HOUR_MS;
const REPEATS_WITHIN_MS = 25 * DAY_MS;

/** Nobody calls a third time: two calls of one caller would be in each other's way when history is made. */
function earlierCaller({ chance, repeated }: Plan, qualified: readonly HistoryCall[], campaign: CampaignKey, at: Date) {
  const possible = qualified.filter((call) => {
    const agoMs = at.getTime() - call.at.getTime();
    const isRecent = agoMs > REPEATS_AFTER_MS && agoMs < REPEATS_WITHIN_MS;
    return isRecent && call.line.campaign === campaign && !repeated.has(call);
  });
  const earlier = possible.length > 0 ? chance.pick(possible) : undefined;
  if (earlier) repeated.add(earlier);
  return earlier;
}

/** Paid, disputed and taken back within one month: it is in no figure. */
function refusedCall({ chance, callers, end, periods }: Plan, capDays: readonly (Span | undefined)[]): HistoryCall {
  const day = periods[1]?.spans.find((span) => span !== capDays[1] && span.date.slice(8) >= '05');
  assert(day, 'the second month has such a day');
  const at = new Date(shareOf(day, 0.4));
  return aQualifiedCall(chance, callers, { campaign: 'archived', at, end, priceCents: 6000 });
}

const NETWORK_CALLS = 160;
const NETWORK_DAYS = 45;

function networkCalls({ chance, callers, end }: Plan): HistoryCall[] {
  const toMs = end.getTime() - CALL_MARGIN_MS;
  const span = { date: '', fromMs: toMs - NETWORK_DAYS * DAY_MS, toMs };
  return momentsIn(chance, [span], NETWORK_CALLS).map((at) => {
    return aNetworkCall(chance, callers, { line: chance.pick(NETWORK_OFFERS), at, end });
  });
}

const currentFromOf = (end: Date) => addDays(dateOf(end), -28);
const linksOpenedAt = (end: Date) => momentOn(currentFromOf(end), 9 * 60 + 30);

const REPORTED_DAYS = 6; // younger than any approval, so that no payout holds them

/** Every evening of the last days, and some that their sender has to mend. */
function reportsUntil(end: Date): HistoryAction[] {
  const evenings = Array.from(
    { length: REPORTED_DAYS },
    (_, index) => new Date(end.getTime() - (index + 0.1) * DAY_MS),
  );
  const wrong = new Date(end.getTime() - 2.5 * DAY_MS);
  return [...evenings.map((at) => ({ at, do: 'report_sales' as const })), { at: wrong, do: 'report_wrongly' }];
}

function campaignActions({ periods, end }: Plan, start: Date): HistoryAction[] {
  const started = (campaign: CampaignKey) =>
    periods.find((period) => period.campaign === campaign)?.spans[0]?.date ?? '';
  const pausedFrom = firstDate(monthOf(started('paused')));
  const currentFrom = currentFromOf(end);
  return [
    { at: new Date(start.getTime() - 3 * DAY_MS), do: 'open', campaign: 'archived' },
    { at: momentOn(addDays(pausedFrom, -1), 23 * 60), do: 'archive', campaign: 'archived' },
    { at: momentOn(addDays(pausedFrom, -1), 23 * 60 + 5), do: 'open', campaign: 'paused' },
    { at: momentOn(currentFrom, 9 * 60), do: 'pause', campaign: 'paused' },
    { at: momentOn(currentFrom, 9 * 60 + 5), do: 'open', campaign: 'current' },
    { at: linksOpenedAt(end), do: 'open_links' },
    ...reportsUntil(end),
    { at: new Date(end.getTime() - (NETWORK_DAYS + 1) * DAY_MS), do: 'open_network_offers' },
  ];
}

/** What is left when a month's calls are paid. Earlier it is more: those calls are dear, and many are in flight at once. */
const CUSHION_CENTS = 300_000;
const EARLIER_CUSHION_CENTS = 600_000;
const TOP_UP_STEP_CENTS = 50_000;

/** Before each month as much as it will take. */
function topUps({ periods }: Plan, start: Date): HistoryAction[] {
  let balanceCents = 0;
  const months = [...new Set(periods.map(({ month }) => month))];
  return months.flatMap((month, index): HistoryAction[] => {
    const alike = periods.filter((period) => period.month === month);
    const spent = alike.reduce((sum, each) => sum + each.spentCents, 0);
    const cushion = alike.every(({ isRecent }) => isRecent) ? CUSHION_CENTS : EARLIER_CUSHION_CENTS;
    const short = spent + cushion - balanceCents;
    const amountCents = Math.max(0, Math.ceil(short / TOP_UP_STEP_CENTS) * TOP_UP_STEP_CENTS);
    balanceCents += amountCents - spent;
    const at = index === 0 ? new Date(start.getTime() - DAY_MS) : momentOn(addDays(firstDate(month), -6), 12 * 60);
    const by = index === 0 ? 'transfer' : 'card';
    return amountCents > 0 ? [{ at, do: 'top_up', advertiser: 'advertiser', amountCents, by }] : [];
  });
}

/** What leads and policies cost is no more than that, whatever the dice say. */
function leadTopUps(end: Date, from: Date): HistoryAction[] {
  const topUp = (at: Date, amountCents: number, by: 'transfer' | 'card'): HistoryAction => ({
    ...{ at, do: 'top_up', advertiser: 'advertiser2', amountCents, by },
  });
  return [
    topUp(new Date(from.getTime() - DAY_MS), 500_000, 'transfer'),
    topUp(new Date(end.getTime() - 36.5 * DAY_MS), 300_000, 'card'),
    topUp(new Date(end.getTime() - 9.5 * DAY_MS), 200_000, 'card'),
  ];
}

/** One refused, one paid after all, two that wait for an admin. */
function disputes({ end }: Plan, qualified: readonly HistoryCall[][], refused: HistoryCall): HistoryAction[] {
  const [first] = (qualified[1] ?? []).filter(({ at }) => dateOf(at).slice(8) > '08').sort(byTime);
  const waiting = newestOfCurrent(qualified, 2);
  const later = ({ at }: HistoryCall, hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  const soon = (call: HistoryCall) => new Date(Math.min(later(call, 3).getTime(), end.getTime() - 1000));
  assert(first, 'the second month has calls');
  return [
    {
      at: later(refused, 20),
      do: 'dispute',
      callSid: refused.callSid,
      reason: 'La persona buscaba empleo, no una alarma.',
    },
    {
      ...{ at: later(refused, 45), do: 'decide', callSid: refused.callSid, decision: 'refused' },
      reason: 'Se escucha en la llamada: no pedía un presupuesto.',
    },
    { at: later(first, 26), do: 'dispute', callSid: first.callSid, reason: 'Dice que ya es cliente.' },
    {
      ...{ at: later(first, 70), do: 'decide', callSid: first.callSid, decision: 'approved' },
      reason: 'Pidió un presupuesto nuevo para otra vivienda.',
    },
    ...waiting.map((call, index): HistoryAction => {
      const reason = WAITING_REASONS[index] ?? '';
      return { at: soon(call), do: 'dispute', callSid: call.callSid, reason, isOpen: true };
    }),
  ];
}

const WAITING_REASONS = ['La dirección está fuera de la zona de servicio.', 'Número equivocado: buscaba otra empresa.'];
const byTime = (a: HistoryCall, b: HistoryCall) => a.at.getTime() - b.at.getTime();

import { assert } from '@callstead/domain/assert';
import { addDays, addMonths, dateOf, datesFrom, firstDate, isSunday, lastDate, momentOn, monthOf } from './calendar.ts';
import { type CampaignKey, PRICES } from './campaigns.ts';
import { callsThatCost } from './choose-prices.ts';

/** What the demo advertiser's screens show on the day of seeding. */
export const FIGURES = {
  spentCents: 1_275_000,
  qualified: 320,
  incoming: 2133, // 15.0 % of them qualified
  last30Days: { spentCents: 355_000, qualified: 166, incoming: 1107 },
  /** The newest whole month first. */
  monthsCents: [125_000, 80_000, 150_000],
} as const;

/** The last thirty days as the network counts them, less a little: viewers live in other zones, too. */
const RECENT_DAYS = 28;
/** Nothing happens between the two, so that no viewer's thirty days cut through a busy day. */
const QUIET_DAYS = 4;
const OLDER_MONTHS = 3;
const OLDER_SHARES = [0.37, 0.33];

/** When calls of a day may arrive. */
export type Span = { date: string; fromMs: number; toMs: number };

/** A stretch of days with the money one campaign spends in it. */
export type Period = {
  campaign: CampaignKey;
  month: string;
  isRecent: boolean;
  spans: readonly Span[];
  spentCents: number;
  qualified: number;
};

/** The day so far is shorter than a call: history then ends the evening before. */
const SHORTEST_MONTH_MS = 180_000;

/** In the first three minutes of a month nothing can have been paid in it yet. */
export function historyEnd(now: Date): Date {
  const midnight = momentOn(firstDate(monthOf(dateOf(now))), 0).getTime();
  return now.getTime() - midnight < SHORTEST_MONTH_MS ? new Date(midnight - 1000) : now;
}

/** Which campaign spends how much with how many qualified calls, oldest first: all sums come out exactly. */
export function splitHistory(end: Date): Period[] {
  const today = dateOf(end);
  const recentFrom = addDays(today, 1 - RECENT_DAYS);
  const before = addDays(recentFrom, -1 - QUIET_DAYS);
  const running = monthOf(today);
  const [newest, second, third] = [1, 2, 3].map((months) => addMonths(running, -months)) as [string, string, string];
  const days = (month: string, from = firstDate(month), to = lastDate(month)) =>
    datesFrom(maxOf(from, firstDate(month)), minOf(to, lastDate(month)));
  const recentOfNewest = days(newest, recentFrom);
  const earlyOfNewest = days(newest, undefined, before);
  const recentCents = recentShareOfNewest(recentOfNewest.length, earlyOfNewest.length);
  const [newestCents, secondCents, thirdCents] = FIGURES.monthsCents;

  const recent = withCounts(FIGURES.last30Days.qualified, [
    piece('current', newest, recentCents, daySpans(recentOfNewest)),
    piece('current', running, FIGURES.last30Days.spentCents - recentCents, runningSpans(running, recentFrom, end)),
  ]);
  const olderCents = FIGURES.spentCents - sum(FIGURES.monthsCents) - FIGURES.last30Days.spentCents + recentCents;
  const earlier = withCounts(FIGURES.qualified - FIGURES.last30Days.qualified, [
    ...olderPieces(addMonths(running, -3 - OLDER_MONTHS), olderCents),
    piece('paused', third, thirdCents, openSpans(days(third))),
    piece('paused', second, secondCents, openSpans(days(second, undefined, before))),
    piece('paused', newest, newestCents - recentCents, openSpans(earlyOfNewest)),
  ]);
  return [
    ...earlier.map((period) => ({ ...period, isRecent: false })),
    ...recent.map((period) => ({ ...period, isRecent: true })),
  ];
}

type Piece = Pick<Period, 'campaign' | 'month' | 'spentCents' | 'spans'>;

const piece = (campaign: CampaignKey, month: string, spentCents: number, spans: Span[]): Piece => ({
  campaign,
  month,
  spentCents,
  spans,
});

/** As much as its days are of the thirty, but never more than the month has, nor crumbs that no call costs. */
function recentShareOfNewest(recentDays: number, earlyDays: number): number {
  const whole = FIGURES.monthsCents[0];
  const even = Math.round((FIGURES.last30Days.spentCents * recentDays) / RECENT_DAYS / 1000) * 1000;
  if (earlyDays < 5 || even >= whole) return whole;
  return whole - even < 20_000 ? whole - 20_000 : even;
}

/** Three months, each a little better than the one before. */
function olderPieces(first: string, totalCents: number): Piece[] {
  const newer = OLDER_SHARES.map((share) => Math.round((totalCents * share) / 1000) * 1000);
  const amounts = [totalCents - sum(newer), ...newer.toReversed()];
  return amounts.map((cents, index) => {
    const month = addMonths(first, index);
    return piece('archived', month, cents, openSpans(datesFrom(firstDate(month), lastDate(month))));
  });
}

/** Calls in proportion to the money, as near as the prices allow. */
function withCounts(qualified: number, pieces: readonly Piece[]): Omit<Period, 'isRecent'>[] {
  const spent = pieces.filter(({ spentCents }) => spentCents > 0);
  const total = sum(spent.map(({ spentCents }) => spentCents));
  const [first, ...others] = spent.map((each) => {
    const wished = Math.round((qualified * each.spentCents) / total);
    return { ...each, qualified: callsThatCost(each.spentCents, wished, PRICES[each.campaign]) ?? 0 };
  });
  assert(first, 'money is spent somewhere');
  return [{ ...first, qualified: qualified - sum(others.map((each) => each.qualified)) }, ...others];
}

const OPENS_MINUTE = 8 * 60;
const LAST_CALL_MINUTE = 19 * 60 + 40;
const CURRENT_LAST_CALL_MINUTE = 21 * 60;
/** The longest call is over by then. */
export const CALL_MARGIN_MS = 15 * 60_000;
const SHORT_CALL_MARGIN_MS = 85_000;

/** The current campaign answers around the clock, but most people call by day. */
const daySpans = (dates: readonly string[]) =>
  dates.map((date) => spanOn(date, OPENS_MINUTE, CURRENT_LAST_CALL_MINUTE));

/** The others keep business hours, and no Sundays. */
const openSpans = (dates: readonly string[]) =>
  dates.filter((date) => !isSunday(date)).map((date) => spanOn(date, OPENS_MINUTE, LAST_CALL_MINUTE));

function spanOn(date: string, fromMinute: number, toMinute: number): Span {
  return { date, fromMs: momentOn(date, fromMinute).getTime(), toMs: momentOn(date, toMinute).getTime() };
}

/** Up to now; on the first of a month from midnight on, however few minutes that are. */
function runningSpans(month: string, recentFrom: string, end: Date): Span[] {
  const today = dateOf(end);
  const whole = daySpans(datesFrom(maxOf(firstDate(month), recentFrom), addDays(today, -1)));
  if (whole.length === 0) return [sinceMidnight(today, end)];
  const soFar = spanOn(today, OPENS_MINUTE, CURRENT_LAST_CALL_MINUTE);
  const toMs = Math.min(soFar.toMs, end.getTime() - CALL_MARGIN_MS);
  return toMs - soFar.fromMs > CALL_MARGIN_MS ? [...whole, { ...soFar, toMs }] : whole;
}

function sinceMidnight(date: string, end: Date): Span {
  const fromMs = momentOn(date, 0).getTime() + 2000;
  const toMs = end.getTime() - CALL_MARGIN_MS;
  return { date, fromMs, toMs: toMs - fromMs > CALL_MARGIN_MS ? toMs : end.getTime() - SHORT_CALL_MARGIN_MS };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const maxOf = (a: string, b: string) => (a > b ? a : b);
const minOf = (a: string, b: string) => (a < b ? a : b);

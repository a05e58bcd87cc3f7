import type { AlertKind } from '../alert-kind.ts';
import { isLow } from '../billing/hours-left.ts';
import { addDays } from '../calendar-day.ts';
import type { CallView } from '../calls/call-view.ts';
import { localMoment } from '../local-moment.ts';
import { localDate, localTime, startOfLocalDay } from '../zone-clock.ts';
import type { Span } from './day-buckets.ts';

/** Who can ask for what: each side for its own money. */
const KINDS: Record<CallView, readonly AlertKind[]> = {
  publisher: ['payout_below', 'qualify_rate_falls', 'cap_reached'],
  advertiser: ['spend_above', 'qualify_rate_falls', 'cap_reached', 'balance_hours'],
  admin: ['spend_above', 'qualify_rate_falls', 'cap_reached'],
};
export const alertKindsFor = (view: CallView): readonly AlertKind[] => KINDS[view];

/** Everything a balance pays for is one: it has no campaign. */
export const hasCampaign = (kind: AlertKind) => kind !== 'balance_hours';

export type AlertTerms =
  | { kind: 'payout_below'; amountCents: number; hour: number }
  | { kind: 'spend_above'; amountCents: number }
  | { kind: 'qualify_rate_falls'; percent: number; leastCalls: number }
  | { kind: 'cap_reached' }
  | { kind: 'balance_hours'; hours: number };

export const MOST_ALERTS = 50;

/** What is told of one that holds: the figure, and what it was held against. */
export type Breach = { value: number; limit: number };

type Sum = { cents: number; now: Date; zone: string };

/** A day is empty at first: nobody is told before the hour they named. */
export function judgePayout(
  terms: { amountCents: number; hour: number },
  { cents, now, zone }: Sum,
): Breach | undefined {
  const isTime = localTime(now, zone).minute >= terms.hour * 60;
  return isTime && cents < terms.amountCents ? { value: cents, limit: terms.amountCents } : undefined;
}

export const judgeSpend = (terms: { amountCents: number }, cents: number): Breach | undefined =>
  cents > terms.amountCents ? { value: cents, limit: terms.amountCents } : undefined;

/** Rates are noise around their limit: one that was told of has to climb back this far first. */
const RECOVERED = 0.8;

type Rate = { incoming: number; qualified: number };
type Held = { today: Rate; before: Rate; wasRaised: boolean };

/** By how much of itself the share of qualified calls fell, in percent; too few calls say nothing. */
export function judgeFall(
  terms: { percent: number; leastCalls: number },
  { today, before, wasRaised }: Held,
): Breach | undefined {
  if (Math.min(today.incoming, before.incoming) < terms.leastCalls || before.qualified === 0) return undefined;
  const fell = 1 - (today.qualified * before.incoming) / (today.incoming * before.qualified);
  const percent = fell * 100;
  const isFallen = percent > (wasRaised ? terms.percent * RECOVERED : terms.percent);
  return isFallen ? { value: Math.round(percent), limit: terms.percent } : undefined;
}

export function judgeBalance(
  terms: { hours: number },
  hoursLeft: number | null,
  wasRaised: boolean,
): Breach | undefined {
  const isShort = isLow(hoursLeft, { alertHours: terms.hours, wasLow: wasRaised });
  return isShort ? { value: Math.floor(hoursLeft ?? 0), limit: terms.hours } : undefined;
}

/** The hours of today that are over, and the same ones a week ago; undefined in the day's first hour. */
export function sameHours(zone: string, now: Date): { today: Span; before: Span } | undefined {
  const hour = Math.floor(localTime(now, zone).minute / 60);
  const day = localDate(now, zone);
  const today = hoursOf(day, hour, zone);
  const before = hoursOf(addDays(day, -7), hour, zone);
  return today && before ? { today, before } : undefined;
}

function hoursOf(day: string, hour: number, zone: string): Span | undefined {
  const from = startOfLocalDay(day, zone);
  const to = localMoment(`${day}T${String(hour).padStart(2, '0')}:00`, zone);
  return to && to > from ? { from, to } : undefined;
}

import type { Language } from '../identity/account.ts';
import { localTime } from '../zone-clock.ts';
import type { Hours, OpenSpan } from './terms.ts';

/** Leads come at any hour, or only while the campaign is open. */
export const TAKEN_WHEN = ['always', 'open_hours'] as const;
export type TakenWhen = (typeof TAKEN_WHEN)[number];

export function isOpen(hours: Hours, at: Date): boolean {
  const { day, minute } = localTime(at, hours.zone);
  return (hours.week[day] ?? []).some((span) => span.from <= minute && minute < span.to);
}

const WHOLE_DAY: readonly OpenSpan[] = [{ from: 0, to: 1440 }];

/** When a campaign takes what it asks for: leads at any hour, unless its form says that they wait for its hours. */
export function hoursTaken({
  terms: { hours },
  takenWhen,
}: {
  terms: { hours: Hours };
  takenWhen: TakenWhen | null;
}): Hours {
  if (takenWhen !== 'always') return hours;
  return { zone: hours.zone, week: hours.week.map(() => WHOLE_DAY) as unknown as Hours['week'] };
}

const DAY_NAMES: Record<Language, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  es: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
};
const CLOSED: Record<Language, string> = { en: 'closed', es: 'cerrado' };
const ALWAYS: Record<Language, string> = { en: '24 hours, every day', es: '24 horas, todos los días' };

/** One line for days in a row with the same hours: 'Mon–Fri 9:00 AM – 8:00 PM'. */
export function hoursText(hours: Hours, language: Language): string[] {
  const days = hours.week.map((spans) => dayText(spans, language));
  if (hours.week.every(isWholeDay)) return [ALWAYS[language]];
  const lines: string[] = [];
  for (let from = 0; from < days.length; ) {
    let to = from;
    while (to + 1 < days.length && days[to + 1] === days[from]) to += 1;
    lines.push(`${daysText(from, to, language)} ${days[from]}`);
    from = to + 1;
  }
  return lines;
}

const isWholeDay = (spans: readonly OpenSpan[]) => spans.length === 1 && spans[0]?.from === 0 && spans[0].to === 1440;

function daysText(from: number, to: number, language: Language): string {
  const names = DAY_NAMES[language];
  return from === to ? `${names[from]}` : `${names[from]}–${names[to]}`;
}

function dayText(spans: readonly OpenSpan[], language: Language): string {
  if (spans.length === 0) return CLOSED[language];
  return spans.map((span) => `${clock(span.from, language)} – ${clock(span.to, language)}`).join(', ');
}

/** 24 h in Spanish, AM and PM in English. */
function clock(minuteOfDay: number, language: Language): string {
  const [hour, minute] = [Math.floor(minuteOfDay / 60), String(minuteOfDay % 60).padStart(2, '0')];
  if (language === 'es') return `${hour}:${minute}`;
  return `${hour % 12 || 12}:${minute} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

const WEEK_MINUTES = 7 * 1440;

/** The same hours as a clock in another zone shows them in the week of `at`; offsets may change with the seasons. */
export function hoursIn(zone: string, hours: Hours, at: Date): Hours {
  const shift = minuteOfWeek(at, zone) - minuteOfWeek(at, hours.zone);
  const week: OpenSpan[][] = [[], [], [], [], [], [], []];
  hours.week.forEach((spans, day) => {
    for (const span of spans) placeSpan(week, day * 1440 + span.from + shift, span.to - span.from);
  });
  return { zone, week: week.map(joined) as unknown as Hours['week'] };
}

function minuteOfWeek(at: Date, zone: string): number {
  const { day, minute } = localTime(at, zone);
  return day * 1440 + minute;
}

/** Cuts a span at midnight, so that each day holds its own part. */
function placeSpan(week: OpenSpan[][], start: number, length: number): void {
  let from = ((start % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
  let left = length;
  while (left > 0) {
    const [day, minute] = [Math.floor(from / 1440), from % 1440];
    const part = Math.min(left, 1440 - minute);
    week[day]?.push({ from: minute, to: minute + part });
    left -= part;
    from = (from + part) % WEEK_MINUTES;
  }
}

/** Parts that touch become one again. */
function joined(spans: readonly OpenSpan[]): OpenSpan[] {
  const result: OpenSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && last.to >= span.from) result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else result.push(span);
  }
  return result;
}
